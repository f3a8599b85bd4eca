/**
 * A line of a table whose columns have widths: words begin in one column, figures end in one. Cells beyond the widths
 * stand as they are.
 *
 * @param isWords of which columns, by their place; the first one's where nothing is said
 */
export const toTableLine =
  (widths: readonly number[], isWords = (at: number): boolean => at === 0) =>
  (cells: readonly (string | number)[]): string =>
    cells
      .map((cell, at) => String(cell)[isWords(at) ? 'padEnd' : 'padStart'](widths[at] ?? 0))
      .join(' ')
      .trimEnd()
