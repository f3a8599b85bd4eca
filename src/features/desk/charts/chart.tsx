import type { ReactNode } from 'react'
import { deskChartMessages } from '../../../languages/texts.ts'
import { formatNumber } from '../../../shared/format.ts'
import type { Locale } from '../../../shared/locales.ts'
import { Island } from '../../../ui/components/island.tsx'
import {
  type ChartColumn,
  type ChartData,
  type ChartRow,
  toFileAddress,
  writeChartCsv,
} from './chart-data.ts'
import { type AxisTick, type Band, plotBars, plotLine, plotSize } from './plot.ts'

interface ChartProps {
  locale: Locale
  title: string
  /** The heading of the rows' names in the table. */
  rowName: string
  rows: readonly ChartRow[]
  /** Formats a number of the chart: `12`, `40 %`. */
  format?: (value: number) => string
  /** The name of the CSV file without its ending, in Latin letters. */
  file: string
}

interface LineChartProps extends ChartProps {
  line: ChartColumn
  /** What is usual: the lower and upper bound, and the middle. */
  band?: { low: ChartColumn; middle: ChartColumn; high: ChartColumn }
  /** What the line is compared with, where that has no bounds. */
  beside?: ChartColumn | undefined
}

/** A line chart whose points have equal distances, with a band of usual values, or with another line, behind the line. */
export function LineChart({ line, band, beside, ...chart }: LineChartProps) {
  const bounds: Band | undefined = band && { low: band.low.values, high: band.high.values }
  const middle = band?.middle ?? beside
  const plot = plotLine(line.values, bounds, middle?.values)
  const columns = [line, ...(band ? [band.low, band.middle, band.high] : beside ? [beside] : [])]
  return (
    <ChartFrame
      {...chart}
      kind="line"
      columns={columns}
      plot={plot}
      legend={middle ? [line.name, middle.name] : []}
      behind={band ? 'band' : 'dots'}
    >
      {plot.band ? <path className="plot-band" d={plot.band} /> : null}
      {plot.middle ? <path className="plot-middle" d={plot.middle} /> : null}
      <path className="plot-line" d={plot.line} />
      {plot.dots ? <path className="plot-dots" d={plot.dots} /> : null}
    </ChartFrame>
  )
}

interface BarChartProps extends ChartProps {
  bars: ChartColumn
  /** Further columns of the table, which aren't drawn. */
  others?: readonly ChartColumn[]
}

/** Draws a chart with one bar for each row. */
export function BarChart({ bars, others = [], ...chart }: BarChartProps) {
  const plot = plotBars(bars.values)
  return (
    <ChartFrame {...chart} kind="bars" columns={[bars, ...others]} plot={plot} legend={[]}>
      <path className="plot-bars" d={plot.bars} />
    </ChartFrame>
  )
}

interface SparklineProps {
  values: readonly (number | undefined)[]
  /** The usual values, drawn as a dotted line behind the own ones. */
  usual?: readonly (number | undefined)[]
}

/** A small line beside words that say the same; screen readers skip it. */
export function Sparkline({ values, usual = [] }: SparklineProps) {
  const { line, middle } = plotLine(values, undefined, usual)
  return (
    <svg
      className="sparkline"
      viewBox={`0 -40 ${plotSize} ${plotSize + 80}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {middle ? <path className="plot-middle" d={middle} /> : null}
      <path className="plot-line" d={line} />
    </svg>
  )
}

interface FrameProps {
  kind: 'line' | 'bars'
  columns: readonly ChartColumn[]
  plot: { xTicks: AxisTick[]; yTicks: AxisTick[] }
  /** Names of the line and of the band, where there are two to tell apart. */
  legend: readonly string[]
  /** How what is behind the line is drawn. */
  behind?: 'band' | 'dots'
  /** The chart's SVG shapes. */
  children: ReactNode
}

function ChartFrame(props: ChartProps & FrameProps) {
  const { locale, title, rowName, rows, columns, file, kind, plot, legend, behind, children } = props
  const write = props.format ?? ((value: number) => formatNumber(locale, value))
  const t = deskChartMessages(locale)
  const data: ChartData = { title, rowName, rows, columns }
  return (
    <figure className="chart">
      <figcaption>
        {title}
        {legend.length > 0 ? (
          <span className="chart-legend">
            {legend.map((name, index) => (
              <span key={name} data-shown-as={index === 0 ? 'line' : behind}>
                {name}
              </span>
            ))}
          </span>
        ) : null}
      </figcaption>
      <Island name="Chart" load="visible" props={{ kind, title }}>
        <div className="plot" data-plot>
          <div className="plot-y" aria-hidden>
            {plot.yTicks.map(({ value, percent }) => (
              <span key={value} style={{ bottom: `${percent}%` }}>
                {write(value)}
              </span>
            ))}
          </div>
          <div className="plot-area" data-plot-area>
            <svg
              viewBox={`0 0 ${plotSize} ${plotSize}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={t.drawing(title)}
            >
              <path className="plot-grid" d={toGrid(plot.yTicks)} />
              {children}
            </svg>
          </div>
          <div className="plot-x" aria-hidden>
            {plot.xTicks.map(({ value, percent }) => (
              <span key={value} style={{ left: `${percent}%` }}>
                {rows[value]?.tick}
              </span>
            ))}
          </div>
        </div>
        <ChartTable locale={locale} data={data} file={file} write={write} />
      </Island>
    </figure>
  )
}

const toGrid = (ticks: readonly AxisTick[]) =>
  ticks.map(({ percent }) => `M0,${plotSize - percent * (plotSize / 100)}h${plotSize}`).join('')

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
