/**
 * Returns a function that pads cells to the columns of a table: words to the left, figures to the right. Cells beyond
 * the widths stay as they are.
 *
 * @param isWords the indices of columns with words; by default the first
 */
export const toTableLine =
  (widths: readonly number[], isWords = (at: number): boolean => at === 0) =>
  (cells: readonly (string | number)[]): string =>
    cells
      .map((cell, at) => String(cell)[isWords(at) ? 'padEnd' : 'padStart'](widths[at] ?? 0))
      .join(' ')
      .trimEnd()
