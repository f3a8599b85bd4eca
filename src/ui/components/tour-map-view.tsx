import type { MapPlace, TourMap } from '../../content/places/tour-map.ts'
import { placeMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'

/** How many of the next cities are named on the map, and how far apart they must be, in units of the map. */
const named = { most: 4, apart: 90 }

export interface TourMapOnLand extends TourMap {
  /** The land as a path (`places/draw-land.ts`). */
  land: string
}

/**
 * A map of the tour: the next concerts as a line, all cities as dots. Screen readers skip the drawing, since the caption
 * and the list of cities have the same facts.
 */
export function TourMapView({ map, locale }: { map: TourMapOnLand; locale: Locale }) {
  const { width, height, land, ahead, quiet, route } = map
  const t = placeMessages(locale)
  return (
    <figure className="tour">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <path className="tour-land" d={land} />
        <path className="tour-quiet" d={toDots(quiet)} />
        <path className="tour-line" d={toLine(route)} />
        <path className="tour-ahead" d={toDots(ahead)} />
        <path className="tour-next" d={toDots(route.slice(0, 1))} />
        {chooseNamed(route).map(({ city, x, y }) => (
          <text key={city.slug} x={x} y={y - 18} textAnchor={toAnchor(x, width)}>
            {city.names[locale].name}
          </text>
        ))}
      </svg>
      {route.length > 0 ? (
        <figcaption>
          {`${t.nextStops} `}
          {distinct(route).map(({ city: { slug, names } }, index) => (
            <span key={slug}>
              {index > 0 ? ' → ' : ''}
              <a href={localePath(locale, pathTo('city', { slug }))}>{names[locale].name}</a>
            </span>
          ))}
        </figcaption>
      ) : null}
    </figure>
  )
}

/** Draws dots as lines of no length with round ends, so that the style sheet sets their size at any scale of the map. */
const toDots = (places: readonly MapPlace[]) => places.map(({ x, y }) => `M${x} ${y}h0`).join('')

/** Draws arcs from city to city. All are bent to the same side, so that the ways there and back are two lines. */
const toLine = (route: readonly MapPlace[]) =>
  route
    .map(({ x, y }, index) => {
      const from = route[index - 1]
      const radius = from ? Math.round(Math.hypot(x - from.x, y - from.y)) : 0
      return from ? `A${radius} ${radius} 0 0 1 ${x} ${y}` : `M${x} ${y}`
    })
    .join('')

const toAnchor = (x: number, width: number) =>
  x < width / 5 ? 'start' : x > (width * 4) / 5 ? 'end' : 'middle'

const distinct = (route: readonly MapPlace[]) => [
  ...new Map(route.map((place) => [place.city.slug, place])).values(),
]

function chooseNamed(route: readonly MapPlace[]): MapPlace[] {
  const chosen: MapPlace[] = []
  for (const place of distinct(route)) {
    const isFree = chosen.every(({ x, y }) => Math.hypot((x - place.x) / 2, y - place.y) > named.apart)
    if (isFree && chosen.length < named.most) chosen.push(place)
  }
  return chosen
}
