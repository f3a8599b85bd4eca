import { fnv1a } from '../shared/fnv1a.ts'
import { type House, inventHouses, makeRandom, skylineLayers, skylineSize } from '../shared/skyline.ts'
import { addOutline, createCoverage, drainCoverage, toEdges } from './coverage.ts'
import { createScanlines, type Scanlines } from './png.ts'

/** Steps of the background, from the ground (0) to the light (103): a moon over lit windows. */
const steps = { skyAbove: 6, skyBelow: 44, moon: 84, far: 24, near: 11, window: 96 } as const
/** Pixels per unit of the skyline: as wide as the widest format. */
const scale = 1200 / skylineSize.width
const moon = { fromRight: 190, y: 180, radius: 84 } as const
/** Share of the places for a window in which there is light. */
const lit = 0.2

/** Draws the skyline of a city's page as the background of its Open Graph image. */
export function drawSkyline(slug: string, width: number, height: number): Scanlines {
  const picture = createScanlines(width, height)
  for (let row = 0; row < height; row += 1) {
    const down = row / height
    const sky = Math.round(steps.skyAbove + (steps.skyBelow - steps.skyAbove) * down * down)
    picture.bytes.fill(sky, row * (width + 1) + 1, (row + 1) * (width + 1))
  }
  const fill = makeFill(picture)
  fill(toCircle(width - moon.fromRight, height - moon.y, moon.radius), 1, steps.moon)
  for (const layer of skylineLayers) {
    const houses = inventHouses(slug, layer)
    fill(`M0,0${houses.map(toOutline).join('')}L${skylineSize.width},0Z`, scale, steps[layer.name])
    if (layer.name === 'near') fill(toWindows(houses, slug), scale, steps.window)
  }
  return picture
}

/** Returns a function that fills a path from the lower left corner with a step of the background. */
function makeFill({ width, height, bytes }: Scanlines) {
  const coverage = createCoverage(width, height)
  return (path: string, pixelsPerUnit: number, step: number): void => {
    addOutline(coverage, toEdges(path, 24), { x: 0, y: height, scale: pixelsPerUnit })
    drainCoverage(coverage, (x, row, covered) => {
      const at = row * (width + 1) + 1 + x
      const below = bytes[at] ?? 0
      bytes[at] = Math.round(below + (step - below) * covered)
    })
  }
}

/** The outline of a house from its left corner to its right one; y is upwards. */
function toOutline({ x, width, height, roof }: House): string {
  const [middle, end] = [x + width / 2, x + width]
  const tops: Record<House['roof'], string> = {
    flat: '',
    gable: `L${middle},${height + 5}`,
    dome: `C${x},${height + width * 0.66},${end},${height + width * 0.66},${end},${height}`,
    aerial: `L${middle - 0.4},${height}L${middle - 0.4},${height + 9}L${middle + 0.4},${height + 9}L${middle + 0.4},${height}`,
    storey: `L${x},${height + 3}L${middle},${height + 3}L${middle},${height}`,
  }
  return `L${x},${height}${tops[roof]}L${end},${height}`
}

function toWindows(houses: readonly House[], slug: string): string {
  const next = makeRandom(fnv1a(`${slug} windows`))
  let path = ''
  for (const { x, width, height } of houses) {
    for (let left = x + 2; left + 2 < x + width; left += 3) {
      for (let low = 2.5; low + 3 < height; low += 4) {
        if (next() < lit)
          path += `M${left},${low}L${left},${low + 1.7}L${left + 1.1},${low + 1.7}L${left + 1.1},${low}Z`
      }
    }
  }
  return path
}

function toCircle(x: number, up: number, radius: number): string {
  const k = radius * 0.5523
  const [left, right, low, high] = [x - radius, x + radius, up - radius, up + radius]
  return `M${left},${up}C${left},${up + k},${x - k},${high},${x},${high}C${x + k},${high},${right},${up + k},${right},${up}C${right},${up - k},${x + k},${low},${x},${low}C${x - k},${low},${left},${up - k},${left},${up}Z`
}
