import type { Attack } from './attack.ts'
import type { Figures } from './run-attack.ts'

const megabyte = 1024 * 1024
const names = ['attack', 'requests', 'worst', 'ms', 'CPU ms', 'heap MB', 'KV', 'rows', 'visitors', 'verdict']
const widths = [54, 8, 5, 7, 7, 15, 9, 8, 20, 0]

const toLine = (cells: readonly string[]) =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' ')

export const writeTableHead = () => toLine(names)

/** Returns the line of one row; rows are printed as they are measured, since the table takes minutes. */
export function toRow({ name, visitors }: Attack, figures: Figures, broken: readonly string[]): string {
  const {
    requests,
    worstStatus,
    middleMs,
    cpuMs,
    heapBefore,
    heapAfter,
    newKvKeys,
    kvRewrites,
    rowsWritten,
    visits,
  } = figures
  const heap = [heapBefore, heapAfter].map((bytes) =>
    Number.isNaN(bytes) ? '?' : (bytes / megabyte).toFixed(1),
  )
  const seen = `${visits.asked - visits.broken.length}/${visits.asked} ${visits.slowestMs.toFixed(0)} ms`
  const cells = [
    name,
    String(requests),
    worstStatus === 0 ? 'none' : String(worstStatus),
    middleMs.toFixed(0),
    Number.isNaN(cpuMs) ? '?' : cpuMs.toFixed(1),
    heap.join(' → '),
    `${newKvKeys.length}+${kvRewrites}`,
    rowsWritten === undefined ? '–' : String(rowsWritten),
    visitors === 'none' ? '–' : seen,
    broken.length === 0 ? ' held' : ' BROKEN',
  ]
  return [toLine(cells), ...broken.map((line) => `    ${line}`)].join('\n')
}
