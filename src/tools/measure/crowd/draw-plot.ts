import { answersPerSecond } from './content-service.ts'
import { type CrowdReport, type CrowdSecond, maxAgeMs, oneAnswerMs } from './crowd-report.ts'

interface Curve {
  title: string
  take: (second: CrowdSecond) => number
  /** The value that should not be passed, drawn as a line. */
  limit?: number
}

const curves: readonly Curve[] = [
  { title: 'visits a second', take: ({ visits }) => visits },
  {
    title: 'queries a second to the content service',
    take: ({ queries }) => queries,
    limit: answersPerSecond,
  },
  { title: 'the longest wait, ms', take: ({ slowestMs }) => slowestMs, limit: oneAnswerMs },
  {
    title: 'the oldest content seen, s',
    take: ({ oldestMs }) => oldestMs / 1000,
    limit: maxAgeMs / 1000,
  },
  { title: 'answers 503 a second', take: ({ unavailable }) => unavailable },
]
const [width, height, gap, left] = [900, 120, 48, 16]

/** Draws the ten minutes as an SVG file: one curve below the other, each with its limit. */
export function drawPlot({ seconds, options }: CrowdReport): string {
  const rows = curves.map((curve, index) => drawCurve(curve, seconds, gap + index * (height + gap)))
  const full = gap + curves.length * (height + gap)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width + 2 * left} ${full}" font-family="sans-serif" font-size="13">`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    `<title>${options.visitors} visitors in ten minutes</title>`,
    ...rows,
    '</svg>',
  ].join('\n')
}

function drawCurve({ title, take, limit }: Curve, seconds: readonly CrowdSecond[], top: number): string {
  const values = seconds.map(take)
  const most = Math.max(1, limit ?? 0, ...values)
  const x = (index: number) => left + (index * width) / Math.max(1, values.length - 1)
  const y = (value: number) => top + height - (value / most) * height
  const points = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ')
  const highest = Math.max(0, ...values)
  const limitLine =
    limit === undefined
      ? ''
      : `<line x1="${left}" x2="${left + width}" y1="${y(limit)}" y2="${y(limit)}" stroke="#b3261e" stroke-dasharray="4 4"/>`
  return [
    `<text x="${left}" y="${top - 8}">${title}: ${highest.toFixed(0)} at most${limit === undefined ? '' : `, limit ${limit}`}</text>`,
    `<line x1="${left}" x2="${left + width}" y1="${top + height}" y2="${top + height}" stroke="#999"/>`,
    limitLine,
    `<polyline points="${points}" fill="none" stroke="#1f5fa8" stroke-width="1.5"/>`,
  ].join('\n')
}
