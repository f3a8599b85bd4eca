type Rgb = readonly number[]

/**
 * Reduces colours by median cut: the group of colours that differ most is split in two until there are enough groups;
 * each becomes its mean. (libvips supports palettes of 16 and of 256 colours only.)
 *
 * @returns the colours, and for each of `pixels` the index of its colour
 */
export function reduceColours(pixels: readonly Rgb[], most: number): { colours: Rgb[]; numbers: number[] } {
  let boxes = pixels.length > 0 ? [[...pixels.keys()]] : []
  while (boxes.length < most) {
    const [widest] = boxes.toSorted(
      (one, other) => spreadOf(pixels, other).width - spreadOf(pixels, one).width,
    )
    if (!widest) break
    const { channel, width } = spreadOf(pixels, widest)
    if (width === 0) break
    const sorted = widest.toSorted(
      (one, other) => channelOf(pixels[one], channel) - channelOf(pixels[other], channel),
    )
    const middle = cutAt(sorted.map((index) => channelOf(pixels[index], channel)))
    boxes = [...boxes.filter((box) => box !== widest), sorted.slice(0, middle), sorted.slice(middle)]
  }
  const numbers = pixels.map(() => 0)
  for (const [number, box] of boxes.entries()) for (const index of box) numbers[index] = number
  return { colours: boxes.map((box) => meanOf(pixels, box)), numbers }
}

const channelOf = (colour: Rgb = [], channel: number) => colour[channel] ?? 0
const channels = [0, 1, 2] as const

/** Returns the channel (0 red, 1 green, 2 blue) in which a group differs most, and by how much. */
function spreadOf(pixels: readonly Rgb[], box: readonly number[]): { channel: number; width: number } {
  const widths = channels.map((channel) => {
    const values = box.map((index) => channelOf(pixels[index], channel))
    return Math.max(...values) - Math.min(...values)
  })
  const width = Math.max(...widths)
  return { channel: widths.indexOf(width), width }
}

/**
 * Returns the index at which a sorted group is split: halfway between its least and greatest value, so that the few
 * pixels of an edge weigh as much as the many of a ground.
 */
function cutAt(sorted: readonly number[]): number {
  const half = ((sorted[0] ?? 0) + (sorted.at(-1) ?? 0)) / 2
  return sorted.findIndex((value) => value > half)
}

const meanOf = (pixels: readonly Rgb[], box: readonly number[]): Rgb =>
  channels.map((channel) =>
    Math.round(box.reduce((sum, index) => sum + channelOf(pixels[index], channel), 0) / box.length),
  )
