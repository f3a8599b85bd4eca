/** Letters per tolerated typing mistake; a name that differs more is another name. */
const lettersPerMistake = 3

/** Returns the most similar of the names, if one is similar enough to be meant. */
export function findNearestName(name: string, names: readonly string[]): string | undefined {
  const ranked = names
    .map((known) => ({ known, mistakes: countMistakes(name, known) }))
    .sort((one, other) => one.mistakes - other.mistakes)
  const [nearest] = ranked
  return nearest && nearest.mistakes * lettersPerMistake <= name.length ? nearest.known : undefined
}

/** Returns the end of a message about an unknown name, as `; did you mean CONTENT_URL?`; empty without a near name. */
export function suggestName(name: string, names: readonly string[]): string {
  const meant = findNearestName(name, names)
  return meant === undefined ? '' : `; did you mean ${meant}?`
}

/** Letters to add, leave out or change: Levenshtein's distance, by rows of its table. */
export function countMistakes(written: string, meant: string): number {
  let row = Array.from({ length: meant.length + 1 }, (_, index) => index)
  for (const [line, letter] of [...written].entries()) {
    const next = [line + 1]
    for (const [column, other] of [...meant].entries()) {
      const [added = 0, left = 0, changed = 0] = [next[column], row[column + 1], row[column]]
      next.push(Math.min(added + 1, left + 1, changed + (letter === other ? 0 : 1)))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
