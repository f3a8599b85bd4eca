import { scaleBand, scaleLinear, scalePoint } from 'd3-scale'
import { area, line } from 'd3-shape'

/**
 * Shapes of a chart in a square of `plotSize` units, which the page stretches to any width and height: lines keep their
 * width by `vector-effect`, and words stand beside the drawing as HTML, so that they are as large on a phone.
 */
export const plotSize = 1000

/** A word at an axis: its share of the way from the beginning of the axis, in percent. */
export interface AxisTick {
  percent: number
  value: number
}

/** How many words fit on an axis of a phone. */
const ticksWanted = { y: 3, x: 5 } as const

type Values = readonly (number | undefined)[]

export interface Band {
  low: Values
  high: Values
}

export interface LinePlot {
  line: string
  /** The point of a value with unknown neighbours is a line of no length, which is drawn as a dot. */
  dots: string
  middle: string
  band: string
  yTicks: AxisTick[]
  xTicks: AxisTick[]
}

/** @param values one for each place of the x axis, at equal distances */
export function plotLine(values: Values, band?: Band, middle: Values = []): LinePlot {
  const y = scaleY([...values, ...middle, ...(band?.low ?? []), ...(band?.high ?? [])])
  const x = scalePoint(indexes(values.length), [0, plotSize])
  const xOf = (index: number) => round(x(index) ?? 0)
  const yOf = (value: number | undefined) => round(y(value ?? 0))
  const isKnown = (value: number | undefined) => value !== undefined
  const draw = line<number | undefined>(
    (_, index) => xOf(index),
    (value) => yOf(value),
  ).defined(isKnown)
  const drawBand = area<number | undefined>(
    (_, index) => xOf(index),
    (_, index) => yOf(band?.low[index]),
    (_, index) => yOf(band?.high[index]),
  ).defined((_, index) => isKnown(band?.low[index]) && isKnown(band?.high[index]))
  const isAlone = (index: number) => values[index - 1] === undefined && values[index + 1] === undefined
  return {
    line: draw(values) ?? '',
    dots: values
      .map((value, index) => (value === undefined || !isAlone(index) ? '' : `M${xOf(index)},${yOf(value)}h0`))
      .join(''),
    middle: draw(middle) ?? '',
    band: band ? (drawBand(band.low) ?? '') : '',
    yTicks: toYTicks(y),
    xTicks: toXTicks(values.length, (index) => ((x(index) ?? 0) / plotSize) * 100),
  }
}

export interface BarPlot {
  bars: string
  yTicks: AxisTick[]
  xTicks: AxisTick[]
}

/** Draws all bars as one path. */
export function plotBars(values: Values): BarPlot {
  const y = scaleY(values)
  const x = scaleBand(indexes(values.length), [0, plotSize]).paddingInner(0.25)
  const width = round(x.bandwidth())
  const bars = values.map((value, index) =>
    value ? `M${round(x(index) ?? 0)},${plotSize}V${round(y(value))}h${width}V${plotSize}z` : '',
  )
  const middleOf = (index: number) => (((x(index) ?? 0) + x.bandwidth() / 2) / plotSize) * 100
  return { bars: bars.join(''), yTicks: toYTicks(y), xTicks: toXTicks(values.length, middleOf) }
}

/** Returns lengths of lying bars, from zero: the greatest value has the whole width. */
export function plotLengths(values: Values): number[] {
  const length = scaleLinear([0, Math.max(1, ...values.map((value) => value ?? 0))], [0, plotSize])
  return values.map((value) => round(length(value ?? 0)))
}

type LinearScale = ReturnType<typeof scaleLinear<number, number>>

/** The axis begins at zero, so that small changes look small. Charts without a value have an axis to 1. */
function scaleY(values: Values): LinearScale {
  const highest = values.reduce<number>((most, value) => Math.max(most, value ?? 0), 0)
  return scaleLinear([0, highest || 1], [plotSize, 0]).nice(ticksWanted.y)
}

/** Counts have no fractions: a small chart has fewer words at its axis. */
const toYTicks = (y: LinearScale): AxisTick[] =>
  y
    .ticks(ticksWanted.y)
    .filter(Number.isInteger)
    .map((value) => ({ value, percent: round((1 - y(value) / plotSize) * 100) }))

function toXTicks(count: number, percentOf: (index: number) => number): AxisTick[] {
  const wanted = Math.min(count, ticksWanted.x)
  const gaps = Math.max(1, wanted - 1)
  return indexes(wanted).map((tick) => {
    const value = Math.round((tick * (count - 1)) / gaps)
    return { value, percent: round(percentOf(value)) }
  })
}

const indexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

const round = (value: number): number => Math.round(value * 10) / 10
