import { formatNumber } from '../../../shared/format.ts'
import type { Locale } from '../../../shared/locales.ts'
import { ChartTable } from './chart.tsx'
import type { ChartColumn, ChartData, ChartRow } from './chart-data.ts'
import { plotLengths, plotSize } from './plot.ts'

interface RankingProps {
  locale: Locale
  title: string
  rowName: string
  rows: readonly ChartRow[]
  /** The column whose numbers are compared. */
  bars: ChartColumn
  /** Further columns of the table, which aren't drawn. */
  others?: readonly ChartColumn[]
  file: string
}

/** A lying bar for each row, with its name and its number in words: screen readers skip the drawing. */
export function Ranking({ locale, title, rowName, rows, bars, others = [], file }: RankingProps) {
  const data: ChartData = { title, rowName, rows, columns: [bars, ...others] }
  const lengths = plotLengths(bars.values)
  const write = (value: number) => formatNumber(locale, value)
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <ol className="ranking">
        {rows.map(({ key, label, href }, index) => (
          <li key={key}>
            <span>{href === undefined ? label : <a href={href}>{label}</a>}</span>
            <span className="ranking-value">{write(bars.values[index] ?? 0)}</span>
            <svg viewBox={`0 0 ${plotSize} 1`} preserveAspectRatio="none" aria-hidden>
              <path d={`M0,0H${lengths[index]}V1H0z`} />
            </svg>
          </li>
        ))}
      </ol>
      <ChartTable locale={locale} data={data} file={file} write={write} />
    </figure>
  )
}
