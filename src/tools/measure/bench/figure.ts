/** One line of the table that `npm run bench` prints. */
export interface Figure {
  name: string
  measured: string
  /** What the project must reach; absent where nothing is said. */
  target?: string
  isMet?: boolean
  /** Printed, but no reason to fail: a time depends on the machine, a page's size on the day's content. */
  isOnlyPrinted?: true
}

export const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

export const toKb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`

export function printTable(figures: Figure[]): void {
  const rows = [['figure', 'measured', 'target', ''], ...figures.map(toRow)]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const toLine = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  console.log(['', ...rows.map(toLine), ''].join('\n'))
}

const toRow = ({ name, measured, target = '–', isMet, isOnlyPrinted }: Figure) => [
  name,
  measured,
  target,
  isMet === undefined ? '' : isMet ? 'met' : isOnlyPrinted ? 'missed' : 'MISSED, a failure',
]
