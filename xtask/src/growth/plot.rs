//! Plots as SVG: a panel for each family, costs on a logarithmic scale over the parameter.

use std::collections::BTreeMap;
use std::fmt::Write;

/// Panels in a row.
const IN_ROW: usize = 3;
/// The width and height of a panel, its axes included.
const PANEL: (f64, f64) = (300.0, 230.0);
/// Space for the axes: left, top, right, bottom.
const MARGIN: (f64, f64, f64, f64) = (56.0, 26.0, 12.0, 34.0);
/// Space for the legend, at the top.
const LEGEND: f64 = 30.0;
/// Colours that colour-blind people can tell apart, by column.
const COLOURS: [&str; 4] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7"];

/// The plot of one family.
#[derive(Debug)]
pub(super) struct Panel {
    /// The family.
    pub(super) title: String,
    /// Two for each column: the cost of an execution, and of a step.
    pub(super) lines: Vec<Line>,
}

/// A line of a plot.
#[derive(Debug)]
pub(super) struct Line {
    /// What it is.
    pub(super) label: String,
    /// Its points, by parameter.
    pub(super) points: Vec<Point>,
    /// Whether it is drawn thin and dashed.
    pub(super) is_thin: bool,
}

/// A measurement.
#[derive(Debug)]
pub(super) struct Point {
    /// The parameters, by which points are in order.
    pub(super) x: Vec<u64>,
    /// The parameters as they are written.
    pub(super) label: String,
    /// Nanoseconds.
    pub(super) y: f64,
}

/// The whole picture.
pub(super) fn svg(panels: &[Panel]) -> String {
    let columns = panels.len().clamp(1, IN_ROW);
    let rows = panels.len().div_ceil(IN_ROW);
    let (width, height) = (PANEL.0 * columns as f64, LEGEND + PANEL.1 * rows as f64);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" font-family=\"sans-serif\" font-size=\"10\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
    );
    text += &legend(panels);
    for (index, panel) in panels.iter().enumerate() {
        let (x, y) = ((index % IN_ROW) as f64 * PANEL.0, (index / IN_ROW) as f64 * PANEL.1);
        let _ = writeln!(text, "<g transform=\"translate({x},{})\">", y + LEGEND);
        text += &panel_svg(panel);
        text += "</g>\n";
    }
    text + "</svg>\n"
}

/// What the lines mean; all panels have the same ones.
fn legend(panels: &[Panel]) -> String {
    let longest = panels.iter().max_by_key(|panel| panel.lines.len());
    let mut text = String::new();
    for (index, line) in longest.into_iter().flat_map(|panel| &panel.lines).enumerate() {
        let x = 10.0 + 112.0 * index as f64;
        let _ = writeln!(
            text,
            "<line x1=\"{x}\" y1=\"15\" x2=\"{}\" y2=\"15\" {}/><text x=\"{}\" y=\"18\">{}</text>",
            x + 18.0,
            stroke(index, line.is_thin),
            x + 22.0,
            escaped(&line.label),
        );
    }
    text
}

/// How a line is drawn: two lines share a colour.
fn stroke(index: usize, is_thin: bool) -> String {
    let colour = COLOURS[index / 2 % COLOURS.len()];
    let dashes = if is_thin { " stroke-dasharray=\"4 3\"" } else { "" };
    format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"1.5\"{dashes}")
}

/// One panel.
fn panel_svg(panel: &Panel) -> String {
    let points = || panel.lines.iter().flat_map(|line| &line.points);
    // Parameters grow in very different ways, so they stand at equal distances.
    let labels: BTreeMap<&[u64], &str> =
        points().map(|point| (point.x.as_slice(), point.label.as_str())).collect();
    let costs = points().map(|point| point.y.max(1.0).log10());
    let (low, high) = costs.fold((f64::MAX, f64::MIN), |(l, h), y| (l.min(y), h.max(y)));
    let (low, high) = (low.floor(), high.ceil().max(low.floor() + 1.0));
    let place = |point: &Point| {
        let index = labels.keys().position(|&x| x == point.x).unwrap_or(0);
        let (left, right) = (MARGIN.0, PANEL.0 - MARGIN.2);
        let (top, bottom) = (MARGIN.1, PANEL.1 - MARGIN.3);
        let part = (index as f64 + 0.5) / labels.len() as f64;
        let share = (point.y.max(1.0).log10() - low) / (high - low);
        (left + part * (right - left), bottom - share * (bottom - top))
    };
    let mut text = axes(&panel.title, &labels, (low as i32, high as i32));
    for (index, line) in panel.lines.iter().enumerate() {
        let places: Vec<(f64, f64)> = line.points.iter().map(place).collect();
        let path: Vec<String> = places.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let stroke = stroke(index, line.is_thin);
        let _ = writeln!(text, "<polyline points=\"{}\" {stroke}/>", path.join(" "));
        for (x, y) in places {
            let colour = COLOURS[index / 2 % COLOURS.len()];
            let _ =
                writeln!(text, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"2\" fill=\"{colour}\"/>");
        }
    }
    text
}

/// The frame, the title, a line for each power of ten, and the parameters.
fn axes(title: &str, labels: &BTreeMap<&[u64], &str>, (low, high): (i32, i32)) -> String {
    let (left, right) = (MARGIN.0, PANEL.0 - MARGIN.2);
    let (top, bottom) = (MARGIN.1, PANEL.1 - MARGIN.3);
    let title = escaped(title);
    let mut text = format!("<text x=\"{left}\" y=\"16\" font-weight=\"bold\">{title}</text>\n");
    for power in low..=high {
        let y = bottom - f64::from(power - low) / f64::from(high - low) * (bottom - top);
        let _ = writeln!(
            text,
            "<line x1=\"{left}\" y1=\"{y:.1}\" x2=\"{right}\" y2=\"{y:.1}\" stroke=\"#ddd\"/>\
             <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            left - 5.0,
            y + 3.0,
            nanoseconds(power),
        );
    }
    for (index, label) in labels.values().enumerate() {
        let x = left + (index as f64 + 0.5) / labels.len() as f64 * (right - left);
        // With many parameters every second label is left out.
        if labels.len() > 8 && index % 2 == 1 {
            continue;
        }
        let (y, label) = (bottom + 14.0, escaped(label));
        let _ =
            writeln!(text, "<text x=\"{x:.1}\" y=\"{y}\" text-anchor=\"middle\">{label}</text>");
    }
    text
}

/// A power of ten of nanoseconds: `10 µs`.
fn nanoseconds(power: i32) -> String {
    let unit = ["ns", "µs", "ms", "s"][(power.max(0) / 3).min(3) as usize];
    let digits = power - (power.max(0) / 3).min(3) * 3;
    format!("{} {unit}", 10f64.powi(digits))
}

/// Text with the special characters of SVG escaped.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(label: &str, is_thin: bool, costs: &[(u64, f64)]) -> Line {
        let point = |&(x, y): &(u64, f64)| Point { x: vec![x], label: x.to_string(), y };
        Line { label: label.to_owned(), points: costs.iter().map(point).collect(), is_thin }
    }

    #[test]
    fn higher_costs_stand_higher() {
        let lines = vec![line("a/execution", false, &[(4, 100.0), (8, 10_000.0)])];
        let picture = svg(&[Panel { title: "f < g".to_owned(), lines }]);
        // Between 10^2 at the bottom (196) and 10^4 at the top (26).
        assert!(picture.contains("points=\"114.0,196.0 230.0,26.0\""), "{picture}");
        assert!(picture.contains("f &lt; g") && picture.contains(">10 µs</text>"), "{picture}");
    }

    #[test]
    fn lines_without_points_and_single_points_are_drawn() {
        let lines = vec![line("a", false, &[(1, 5.0)]), line("b", true, &[])];
        let picture = svg(&[Panel { title: "one".to_owned(), lines }]);
        assert!(!picture.contains("NaN") && !picture.contains("inf"), "{picture}");
    }

    #[test]
    fn powers_of_ten_have_units() {
        let shown = [0, 2, 3, 5, 6, 9, 11].map(nanoseconds);
        assert_eq!(shown, ["1 ns", "100 ns", "1 µs", "100 µs", "1 ms", "1 s", "100 s"]);
    }
}
