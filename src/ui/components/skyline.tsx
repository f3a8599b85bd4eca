import { fnv1a } from '../../shared/fnv1a.ts'

/** Size of the skyline in units of the drawing, which has it twice, side by side. Narrow screens show its middle. */
const width = 240
const height = 60

const layers = [
  { name: 'far', lowest: 14, highest: 50 },
  { name: 'near', lowest: 6, highest: 30 },
] as const

/**
 * An invented skyline in two layers. It is generated from the city's slug, so that each city always has the same one.
 */
export function Skyline({ slug }: { slug: string }) {
  return (
    <svg
      className="skyline"
      viewBox={`0 0 ${2 * width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
    >
      <g id="skyline">
        {layers.map(({ name, lowest, highest }) => (
          // Selectors of style sheets don't match inside `<use>`, so the colours are set on the elements.
          <path key={name} fill={`var(--${name})`} d={toSilhouette(`${slug} ${name}`, lowest, highest)} />
        ))}
      </g>
      <use href="#skyline" x={width} />
    </svg>
  )
}

/** Paths of roofs, drawn from the left corner of a house of this width to the right one. */
const roofs: readonly ((width: number) => string)[] = [
  (wide) => `h${wide}`,
  (wide) => `h${wide}`,
  (wide) => `l${wide / 2}-5l${wide / 2} 5`,
  (wide) => `a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0`,
  (wide) => `h${wide / 2}v-9v9h${wide / 2}`,
  (wide) => `v-3h${wide / 2}v3h${wide / 2}`,
]

function toSilhouette(seed: string, lowest: number, highest: number): string {
  const next = makeRandom(fnv1a(seed))
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from))
  let path = `M0 ${height}`
  for (let x = 0; x < width; ) {
    const wide = Math.min(2 * between(5, 13), width - x)
    const roof = roofs[between(0, roofs.length)]
    path += `V${height - between(lowest, highest)}${roof?.(wide) ?? ''}`
    x += wide
  }
  return `${path}V${height}Z`
}

/** A linear congruential generator (Numerical Recipes): good enough for roofs. @returns numbers from 0 to below 1 */
function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
