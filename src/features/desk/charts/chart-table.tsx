import { deskChartMessages } from '../../../languages/texts.ts'
import type { Locale } from '../../../shared/locales.ts'
import { type ChartData, toFileAddress, writeChartCsv } from './chart-data.ts'

interface ChartTableProps {
  locale: Locale
  data: ChartData
  /** The name of the CSV file without its ending. */
  file: string
  write: (value: number) => string
}

/** The numbers of a chart as a table that opens below it, and as a CSV file. */
export function ChartTable({ locale, data, file, write }: ChartTableProps) {
  const { rowName, rows, columns } = data
  const t = deskChartMessages(locale)
  return (
    <details className="chart-table">
      <summary>{t.table}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{rowName}</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label }, index) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {columns.map(({ name, values }) => (
                <td key={name}>{toText(values[index], write)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <a download={`${file}.csv`} href={toFileAddress('text/csv', writeChartCsv(data, locale))}>
        {t.csv}
      </a>
    </details>
  )
}

const toText = (value: number | undefined, write: (value: number) => string) =>
  value === undefined ? '–' : write(value)
