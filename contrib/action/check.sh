#!/usr/bin/env bash
# What the action runs: one `mazurka check` for each line of $CHECKS, and `mazurka test $TESTS`. The words of a line are
# those of a shell without expansions, so that a value may be quoted. Ends with the first status that is not a success.
set -u
mazurka=${MAZURKA/#\~/$HOME}
status=0

note() {
    if [ "$1" -eq 3 ] && [ "${ALLOW_INCOMPLETE:-false}" = true ]; then
        return
    fi
    [ "$status" -ne 0 ] || status=$1
}

number=0
while IFS= read -r line; do
    [ -n "${line// /}" ] || continue
    words=()
    while IFS= read -r -d '' word; do words+=("$word"); done < <(printf '%s' "$line" | xargs printf '%s\0')
    number=$((number + 1))
    own=(--format github)
    if [ -n "${SARIF:-}" ]; then
        mkdir -p "$SARIF"
        own+=(--sarif "$SARIF/mazurka-$number.sarif")
    fi
    # Options of Mazurka stand before those of clang.
    "$mazurka" check "${own[@]}" "${words[@]}"
    note $?
done <<<"${CHECKS:-}"

if [ -n "${TESTS:-}" ]; then
    # shellcheck disable=SC2086 # several folders
    "$mazurka" test $TESTS
    note $?
fi
exit "$status"
