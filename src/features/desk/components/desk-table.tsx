import type { ReactNode } from 'react'

export interface DeskRow {
  key: string | number
  /** The first cell is the row's heading. */
  cells: readonly ReactNode[]
}

export interface DeskTableProps {
  /** What the table shows, for screen readers. */
  label: string
  columns: readonly ReactNode[]
  rows: readonly DeskRow[]
  /** Columns of numbers, by their position: they are aligned at their ends. */
  numbers?: readonly number[]
}

/** A table of the desk. On a phone it is scrolled sideways, by keyboard too. */
export function DeskTable({ label, columns, rows, numbers = [] }: DeskTableProps) {
  const classOf = (at: number) => (numbers.includes(at) ? 'desk-number' : undefined)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than a phone is scrolled, by keyboard too.
    <section className="desk-table" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={at} scope="col" className={classOf(at)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [heading, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{heading}</th>
              {cells.map((cell, at) => (
                <td key={at} className={classOf(at + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
