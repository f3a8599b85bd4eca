import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { projectPlaces } from '../../src/content/places/tour-map.ts'
import { LineChart, Sparkline } from '../../src/features/desk/charts/chart.tsx'
import { plotBars, plotLengths, plotLine } from '../../src/features/desk/charts/plot.ts'
import { Ranking } from '../../src/features/desk/charts/ranking.tsx'
import { drawLand } from '../../src/places/draw-land.ts'

describe('the shapes of a chart', () => {
  it('draw a line from edge to edge, from zero to a round number', () => {
    const { line, yTicks, xTicks } = plotLine([0, 50, 90])
    expect(line).toBe('M0,1000L500,500L1000,100')
    expect(yTicks).toEqual([
      { value: 0, percent: 0 },
      { value: 50, percent: 50 },
      { value: 100, percent: 100 },
    ])
    expect(xTicks.map(({ value }) => value)).toEqual([0, 1, 2])
  })

  it('leave a gap where a number is unknown, and show a lonely one as a dot', () => {
    const { line, dots } = plotLine([10, 10, undefined, 5, undefined, 10])
    expect(line).toBe('M0,0L200,0M600,500ZM1000,0Z')
    expect(dots).toBe('M600,500h0M1000,0h0')
  })

  it('draw the band only where both of its bounds are known', () => {
    const { band } = plotLine([1, 2, 3], { low: [1, 2, undefined], high: [3, 4, 4] })
    expect(band).toBe('M0,250L500,0L500,500L0,750Z')
  })

  it('are one path for all bars; a day without a visit has none', () => {
    const { bars, xTicks } = plotBars([2, 0, 4])
    expect(bars.match(/M/g)).toHaveLength(2)
    expect(xTicks[0]?.percent).toBeGreaterThan(0)
  })

  it.each([[[]], [[0]], [[undefined]], [[0, 0]]])('are drawn of %j, too', (values) => {
    expect(`${plotLine(values).line}${plotBars(values).bars}`).not.toContain('NaN')
    expect(plotLine(values).yTicks).toEqual([
      { value: 0, percent: 0 },
      { value: 1, percent: 100 },
    ])
  })

  it('have five words at the axis of a year at most', () => {
    const { xTicks } = plotLine(Array.from({ length: 365 }, (_, day) => day))
    expect(xTicks.map(({ value }) => value)).toEqual([0, 91, 182, 273, 364])
  })
})

describe('a chart', () => {
  const rows = ['2026-11-01', '2026-11-02'].map((key, index) => ({
    key,
    label: `${index + 1} ноября`,
    tick: `${index + 1} ноя`,
  }))
  const chart = { locale: 'ru', title: 'Просмотры', rowName: 'День', rows, file: 'views' } as const

  it('names its line and its band where it has both', () => {
    const column = (name: string) => ({ name, values: [1, 2] })
    const band = { low: column('от'), middle: column('обычно'), high: column('до') }
    const html = renderToStaticMarkup(<LineChart {...chart} line={column('этот вечер')} band={band} />)
    expect(html).toContain(
      '<span data-shown-as="line">этот вечер</span><span data-shown-as="band">обычно</span>',
    )
    expect(html).toContain('class="plot-band"')
  })

  it('is skipped by screen readers where it is only a small line', () => {
    expect(renderToStaticMarkup(<Sparkline values={[1, 2]} />)).toContain('aria-hidden="true"')
  })
})

describe('a ranking', () => {
  it('has a bar for each row, the longest for the greatest number', () => {
    expect(plotLengths([40, 10, 0, undefined])).toEqual([1000, 250, 0, 0])
    const rows = ['a', 'b'].map((key) => ({ key, label: key, tick: '' }))
    const bars = { name: 'Votes', values: [1200, 300] }
    const html = renderToStaticMarkup(
      <Ranking locale="en" title="Votes" rowName="Option" rows={rows} bars={bars} file="votes" />,
    )
    expect(html).toContain('d="M0,0H250V1H0z"')
  })

  it('of nothing has no bar', () => {
    expect(plotLengths([0, 0])).toEqual([0, 0])
    expect(plotLengths([])).toEqual([])
  })
})

describe('the land below a map of places', () => {
  const map = projectPlaces([
    { latitude: 55.75, longitude: 37.62 },
    { latitude: 43.12, longitude: 131.89 },
  ])

  it('lies under the places: Moscow is on it, and the Sea of Japan is not', () => {
    if (!map) throw new Error('two places make a map')
    const land = drawLand(map, map.projection)
    expect(land).toMatch(/^M[-\dML,Z]+Z$/)
    const at = (longitude: number, latitude: number) => {
      const north = (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI
      return [
        map.width / 2 + (longitude - map.projection.middle) * map.projection.degree,
        map.projection.equator - north * map.projection.degree,
      ] as const
    }
    const [moscow] = map.places
    expect(at(37.62, 55.75).map(Math.round)).toEqual([moscow?.x, moscow?.y])
    expect(isInside(land, at(37.62, 55.75))).toBe(true)
    expect(isInside(land, at(134.5, 41))).toBe(false)
  })
})

/** Whether a point is inside the rings of a path, by the even-odd rule. */
function isInside(path: string, [x, y]: readonly [number, number]): boolean {
  let crossings = 0
  for (const ring of path.split('Z')) {
    const points = [...ring.matchAll(/(-?\d+),(-?\d+)/g)].map(
      ([, px, py]) => [Number(px), Number(py)] as const,
    )
    for (const [index, [x1, y1]] of points.entries()) {
      const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1]
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) crossings += 1
    }
  }
  return crossings % 2 === 1
}
