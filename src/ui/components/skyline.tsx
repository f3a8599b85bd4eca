import { type House, inventHouses, skylineLayers, skylineSize } from '../../shared/skyline.ts'

/** The drawing has the skyline twice, side by side. Narrow screens show its middle. */
const { width, height } = skylineSize

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
        {skylineLayers.map((layer) => (
          // Selectors of style sheets don't match inside `<use>`, so the colours are set on the elements.
          <path key={layer.name} fill={`var(--${layer.name})`} d={toSilhouette(inventHouses(slug, layer))} />
        ))}
      </g>
      <use href="#skyline" x={width} />
    </svg>
  )
}

/** Paths of roofs, drawn from the left corner of a house of this width to the right one. */
const roofs: Record<House['roof'], (width: number) => string> = {
  flat: (wide) => `h${wide}`,
  gable: (wide) => `l${wide / 2}-5l${wide / 2} 5`,
  dome: (wide) => `a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0`,
  aerial: (wide) => `h${wide / 2}v-9v9h${wide / 2}`,
  storey: (wide) => `v-3h${wide / 2}v3h${wide / 2}`,
}

/** One outline of all houses of a layer, down to the ground: `V` to the height of each, then its roof. */
function toSilhouette(houses: readonly House[]): string {
  const tops = houses.map(({ width: wide, height: tall, roof }) => `V${height - tall}${roofs[roof](wide)}`)
  return `M0 ${height}${tops.join('')}V${height}Z`
}
