/**
 * Antialiased coverage of pixels by signed areas: every edge adds its share to the pixels that it crosses, and a
 * running sum from left to right fills the area between edges (the method of font-rs and stb_truetype).
 */
export interface Coverage {
  width: number
  height: number
  /** Signed areas row by row. A row has two more numbers than pixels, since an edge at the right border spills over. */
  areas: Float32Array
  /** The first pixel of each row that an edge has touched; `ends` has the one after the last. All others are empty. */
  firsts: Int32Array
  ends: Int32Array
}

const spill = 2

export const createCoverage = (width: number, height: number): Coverage => ({
  width,
  height,
  areas: new Float32Array((width + spill) * height),
  firsts: new Int32Array(height).fill(width),
  ends: new Int32Array(height),
})

/**
 * Calls `tell` for each covered pixel with its coverage, 0 to 1, and clears the areas, so that the same memory can be
 * used again.
 */
export function drainCoverage(
  { width, height, areas, firsts, ends }: Coverage,
  tell: (x: number, row: number, covered: number) => void,
): void {
  for (let row = 0; row < height; row += 1) {
    const first = firsts[row] ?? 0
    const end = ends[row] ?? 0
    let sum = 0
    for (let x = first; x < end; x += 1) {
      const at = row * (width + spill) + x
      sum += areas[at] ?? 0
      areas[at] = 0
      const covered = sum < 0 ? -sum : sum
      if (covered >= leastCoverage && x < width) tell(x, row, Math.min(covered, 1))
    }
    firsts[row] = width
    ends[row] = 0
  }
}

/** Least coverage of a pixel; less counts as none, since sums of areas are not exact. */
const leastCoverage = 0.02

/** Placement of an outline: its origin in pixels with y downwards, and pixels per unit. */
export interface Placement {
  x: number
  y: number
  scale: number
}

/** Adds the edges of an outline, as `toEdges` returns them. */
export function addOutline(coverage: Coverage, edges: Float64Array, { x, y, scale }: Placement): void {
  for (let at = 0; at < edges.length; at += 4) {
    addEdge(
      coverage,
      x + (edges[at] ?? 0) * scale,
      y - (edges[at + 1] ?? 0) * scale,
      x + (edges[at + 2] ?? 0) * scale,
      y - (edges[at + 3] ?? 0) * scale,
    )
  }
}

/**
 * Returns the edges of an outline, four numbers each: from x, y to x, y.
 *
 * @param path SVG path of `M L Q C Z` in absolute coordinates, numbers separated by commas
 * @param steps number of straight edges that replace a curve
 */
export function toEdges(path: string, steps: number): Float64Array {
  const edges: number[] = []
  let [fromX, fromY, startX, startY] = [0, 0, 0, 0]
  const lineTo = (toX: number, toY: number) => {
    edges.push(fromX, fromY, toX, toY)
    fromX = toX
    fromY = toY
  }
  for (const part of path.split(/(?=[MLQCZ])/)) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = part.slice(1).split(',').map(Number)
    if (part.startsWith('M')) [fromX, fromY, startX, startY] = [x1, y1, x1, y1]
    else if (part.startsWith('L')) lineTo(x1, y1)
    else if (part.startsWith('Z')) lineTo(startX, startY)
    else {
      const [x0, y0] = [fromX, fromY]
      const isCubic = part.startsWith('C')
      for (let step = 1; step <= steps; step += 1) {
        const t = step / steps
        if (isCubic) lineTo(cubic(t, x0, x1, x2, x3), cubic(t, y0, y1, y2, y3))
        else lineTo(quadratic(t, x0, x1, x2), quadratic(t, y0, y1, y2))
      }
    }
  }
  return Float64Array.from(edges)
}

/**
 * Returns a coordinate of a curve at `t`, 0 to 1. TrueType has quadratic curves, OpenType with PostScript outlines
 * cubic ones.
 */
function quadratic(t: number, from: number, by: number, to: number): number {
  const u = 1 - t
  return u * u * from + 2 * u * t * by + t * t * to
}

function cubic(t: number, from: number, first: number, second: number, to: number): number {
  const u = 1 - t
  return u * u * u * from + 3 * u * u * t * first + 3 * u * t * t * second + t * t * t * to
}

function addEdge(coverage: Coverage, x0: number, y0: number, x1: number, y1: number): void {
  const { height } = coverage
  if (y0 === y1) return
  const direction = y0 < y1 ? 1 : -1
  const [topX, topY, bottomX, bottomY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0]
  const slope = (bottomX - topX) / (bottomY - topY)
  const firstRow = Math.max(0, Math.floor(topY))
  const lastRow = Math.min(height, Math.ceil(bottomY))
  let x = topY < 0 ? topX - topY * slope : topX
  for (let row = firstRow; row < lastRow; row += 1) {
    const tall = Math.min(row + 1, bottomY) - Math.max(row, topY)
    const nextX = x + slope * tall
    addRow(coverage, row, x, nextX, direction * tall)
    x = nextX
  }
}

/** Adds the part of an edge that lies within one row of pixels; `area` is its height there, negative upwards. */
function addRow(coverage: Coverage, row: number, from: number, to: number, area: number): void {
  const { width, areas, firsts, ends } = coverage
  const left = Math.min(Math.max(Math.min(from, to), 0), width)
  const right = Math.min(Math.max(Math.max(from, to), 0), width)
  const first = Math.floor(left)
  const end = Math.max(Math.ceil(right), first + 1)
  const start = row * (width + spill)
  if (first < (firsts[row] ?? 0)) firsts[row] = first
  if (end + 1 > (ends[row] ?? 0)) ends[row] = end + 1
  if (end === first + 1) {
    const middle = (left + right) / 2 - first
    areas[start + first] = (areas[start + first] ?? 0) + area * (1 - middle)
    areas[start + end] = (areas[start + end] ?? 0) + area * middle
    return
  }
  const perPixel = area / (right - left)
  const firstPart = first + 1 - left
  const inFirst = 0.5 * perPixel * firstPart * firstPart
  areas[start + first] = (areas[start + first] ?? 0) + inFirst
  let sum = inFirst
  let covered = perPixel * firstPart
  for (let index = first + 1; index < end; index += 1) {
    const part = Math.min(right - index, 1)
    // The pixel is covered by the edge's earlier part, and by half of the part within this pixel.
    const total = covered + perPixel * part * (1 - part / 2)
    areas[start + index] = (areas[start + index] ?? 0) + total - sum
    sum = total
    covered += perPixel * part
  }
  areas[start + end] = (areas[start + end] ?? 0) + area - sum
}
