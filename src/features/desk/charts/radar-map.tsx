import { scaleSqrt } from 'd3-scale'
import type { MapProjection } from '../../../content/places/tour-map.ts'
import { drawLand } from '../../../places/draw-land.ts'

/** A place on a map, in its units. */
export interface MapDot {
  id: string
  name: string
  x: number
  y: number
  /** How many people wait in the place. */
  people: number
}

interface RadarMapProps {
  width: number
  height: number
  dots: readonly MapDot[]
  /** Ids of the stops of a route, in order. */
  route: readonly string[]
  projection: MapProjection
  label: string
}

/** Radii of circles, in units of the map: areas are in proportion to people. */
const radii = { least: 5, most: 42 } as const
/** How far apart the names of stops, and the numbers of the others, are at least, in units of the map. */
const apart = { names: 70, numbers: 26 } as const

/** Where people wait, as circles, and a route as a line with numbers. The tables below have the same facts. */
export function RadarMap({ width, height, dots, route, projection, label }: RadarMapProps) {
  const most = Math.max(1, ...dots.map(({ people }) => people))
  const radius = scaleSqrt([0, most], [radii.least, radii.most])
  const byId = new Map(dots.map((dot) => [dot.id, dot]))
  const stops = route.flatMap((id) => byId.get(id) ?? [])
  const named = new Set(chooseApart(stops, apart.names))
  const numbered = chooseApart(stops, apart.numbers)
  return (
    <svg className="place-dots" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path className="place-land" d={drawLand({ width, height }, projection)} />
      {dots.map((dot) => (
        <circle
          key={dot.id}
          cx={dot.x}
          cy={dot.y}
          r={Math.round(radius(dot.people))}
          data-stop={stops.includes(dot) ? '' : undefined}
        >
          <title>{dot.name}</title>
        </circle>
      ))}
      <path
        className="place-route"
        d={stops.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('')}
      />
      <path className="place-stops" d={stops.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
      {numbered.map((stop) => (
        <text key={stop.id} x={stop.x} y={stop.y - 16} textAnchor={toTextAnchor(stop.x, width)}>
          {stops.indexOf(stop) + 1}
          {named.has(stop) ? <tspan>{`. ${stop.name}`}</tspan> : null}
        </text>
      ))}
    </svg>
  )
}

const toTextAnchor = (x: number, width: number) =>
  x < width / 6 ? 'start' : x > (width * 5) / 6 ? 'end' : 'middle'

function chooseApart(stops: readonly MapDot[], least: number): MapDot[] {
  const chosen: MapDot[] = []
  for (const stop of stops)
    if (chosen.every(({ x, y }) => Math.hypot((x - stop.x) / 2.5, y - stop.y) > least)) chosen.push(stop)
  return chosen
}
