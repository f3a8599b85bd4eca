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

interface FactLineProps {
  /** Short facts of one thing in the order of the line. Absent and empty ones are left out. */
  facts: readonly (string | undefined)[]
  className: 'note' | 'lead'
}

/**
 * Short facts of one thing beside each other, such as city, day and time that is left. They are a list whose items are
 * parted by room, because a sign between them would stand alone at the start or end of a wrapped line.
 */
export const FactLine = ({ facts, className }: FactLineProps) => (
  <ul className={`desk-facts ${className}`}>
    {facts.map((fact) => (fact ? <li key={fact}>{fact}</li> : null))}
  </ul>
)
