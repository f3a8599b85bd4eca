import type { ReactNode } from 'react'
import { mapHosts } from '../../languages/facts.ts'
import { mapMessages, placeMessages } from '../../languages/texts.ts'
import { assetUrls } from '../../rendering/assets.ts'
import type { Locale } from '../../shared/locales.ts'
import type { MapMarker } from '../../shared/map-marker.ts'
import { Icon } from './icon.tsx'
import { Island } from './island.tsx'

interface PlaceMapProps {
  locale: Locale
  /** Name of the place, in the page's language or in `lang`. */
  name: string
  address?: string | undefined
  lang?: Locale | undefined
  /** Degrees, north and east positive. */
  latitude?: number | undefined
  longitude?: number | undefined
  /** Zoom of the linked public map: 10 shows a city, 16 a street. */
  zoom: 10 | 16
  /** The maps service's key; without one there is no map in the page. */
  mapsKey: string | undefined
  /** Markers of the map; if absent, the place itself is marked. */
  markers?: MapMarker[]
}

type Point = readonly [latitude: number, longitude: number]

/**
 * Where a place is, in words, and ways to a public map: complete without any script. Where a maps service is
 * configured, its map has a place of fixed size below the words, and fills it when it is scrolled to.
 */
export function PlaceMap(props: PlaceMapProps) {
  const { locale, name, latitude, longitude, mapsKey, markers } = props
  const point =
    latitude === undefined || longitude === undefined ? undefined : ([latitude, longitude] as const)
  if (!point && !props.address) return null
  if (!point || !mapsKey) return <Words {...props} point={point} />
  const [north, east] = point
  const marked = markers ?? [{ name, latitude: north, longitude: east }]
  return (
    <Island
      name="Map"
      load="visible"
      props={{ locale, mapsKey, latitude: north, longitude: east, markers: marked }}
    >
      <Words {...props} point={point}>
        <section className="place-map-canvas" aria-label={mapMessages(locale).map(name)}>
          <div data-map />
          <p role="status" data-map-state />
        </section>
      </Words>
    </Island>
  )
}

interface WordsProps extends PlaceMapProps {
  point: Point | undefined
  /** The map. */
  children?: ReactNode
}

function Words({ locale, name, address, lang, point, zoom, children }: WordsProps) {
  const t = placeMessages(locale)
  return (
    <address
      className={children ? 'place-map place-map-live' : 'place-map'}
      data-latitude={point?.[0]}
      data-longitude={point?.[1]}
    >
      {/* It stands far down a page, of which nothing else waits for its style sheet. */}
      <link rel="stylesheet" href={assetUrls.styles['place-map']} />
      <Icon name="pin" />
      <strong lang={lang}>{name}</strong>
      {address ? <span lang={lang}>{address}</span> : null}
      {point ? (
        <small>{`${t.coordinates}: ${point.map((degrees) => degrees.toFixed(4)).join(', ')}`}</small>
      ) : null}
      <p className="place-map-links">
        <a
          className="button button-quiet"
          href={publicMap(locale, point, `${name}, ${address ?? ''}`, zoom)}
          rel="noopener"
        >
          {t.openMap}
        </a>
        {point ? (
          <a className="button button-quiet" href={publicRoute(locale, point)} rel="noopener">
            {mapMessages(locale).route}
          </a>
        ) : null}
      </p>
      {children}
    </address>
  )
}

const mapsHost = (locale: Locale) => `https://${mapHosts[locale]}/maps/`

/** Parameters of the public map: `pt` longitude first, `text` for a place without coordinates. */
function publicMap(locale: Locale, point: Point | undefined, text: string, zoom: number): string {
  const place = point ? `${point[1]},${point[0]}` : undefined
  return `${mapsHost(locale)}?${new URLSearchParams(place ? { ll: place, pt: place, z: String(zoom) } : { text })}`
}

/** A route from where the visitor is: `rtext` latitude first, its beginning empty. */
const publicRoute = (locale: Locale, [latitude, longitude]: Point): string =>
  `${mapsHost(locale)}?${new URLSearchParams({ rtext: `~${latitude},${longitude}`, rtt: 'auto' })}`
