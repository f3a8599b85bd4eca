import type { ReactNode } from 'react'
import { mapProvider } from '../../brand/chosen-providers.ts'
import type { Concert } from '../../content/concerts/concert.ts'
import { concertPageMessages, mapMessages, placeMessages } from '../../languages/texts.ts'
import { nameFor } from '../../providers/provider.ts'
import { assetUrls } from '../../rendering/assets.ts'
import type { Page } from '../../rendering/define-page.ts'
import type { Locale } from '../../shared/locales.ts'
import type { MapMarker, MapPoint } from '../../shared/map-marker.ts'
import { Icon } from './icon.tsx'
import { Island } from './island.tsx'

/** A zoom that shows a whole city, and one that shows a street. */
const cityZoom = 10
export const streetZoom = 16

interface PlaceMapProps {
  locale: Locale
  config: Page['config']
  /** Name of the place, in the page's language or in `lang`. */
  name: string
  address?: string | undefined
  lang?: Locale | undefined
  /** Latitude of the place in degrees; north is positive. */
  latitude?: number | undefined
  longitude?: number | undefined
  /** Zoom of the map and of the linked public one; if absent, that of a city. */
  zoom?: number
  /** Markers of the map; if absent, the place itself is marked. */
  markers?: MapMarker[]
}

/**
 * Says in words where a place is, and links to the public map of the brand's provider, which needs no script. If the
 * provider's map can be shown in a page, a box of fixed size is reserved for it. Nothing of the provider is loaded
 * before the visitor presses the button in that box.
 */
export function PlaceMap({ zoom = cityZoom, ...place }: PlaceMapProps) {
  const { locale, config, name, latitude, longitude, markers } = place
  const props = { ...place, zoom }
  const point = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
  if (!point && !props.address) return null
  if (!point || !config.map || !mapProvider) return <Words {...props} point={point} />
  const t = mapMessages(locale)
  const marked = markers ?? [{ name, ...point }]
  return (
    <Words {...props} point={point}>
      <Island
        name="Map"
        load="intent"
        props={{ locale, mapsKey: config.map.key, ...point, zoom, markers: marked }}
      >
        <section className="place-map-canvas" aria-label={t.map(name)}>
          <div data-map />
          <p className="place-map-ask" data-map-ask>
            <a className="button" href={publicMap(props, point)} rel="noopener">
              {t.show}
            </a>
            <small>{t.loadsFrom(nameFor(locale, mapProvider.name))}</small>
          </p>
          <p role="status" data-map-state />
        </section>
      </Island>
    </Words>
  )
}

interface ConcertMapProps extends Pick<PlaceMapProps, 'locale' | 'config'> {
  concert: Concert
}

/** Where a concert is: its hall, or its address if its entry names no hall. */
export function ConcertMap({ concert, locale, config }: ConcertMapProps) {
  const { venue, address, latitude, longitude } = concert
  return (
    <PlaceMap
      locale={locale}
      config={config}
      name={venue?.name ?? concertPageMessages(locale).venue}
      lang={venue?.lang}
      address={address}
      latitude={latitude}
      longitude={longitude}
      zoom={streetZoom}
    />
  )
}

interface ZoomedPlace extends PlaceMapProps {
  zoom: number
}

interface WordsProps extends ZoomedPlace {
  point: MapPoint | undefined
  /** The map, which is shown after the words. */
  children?: ReactNode
}

function Words(props: WordsProps) {
  const { locale, name, address, lang, point, children } = props
  const t = placeMessages(locale)
  return (
    <address
      className={children ? 'place-map place-map-live' : 'place-map'}
      data-latitude={point?.latitude}
      data-longitude={point?.longitude}
    >
      {/* The map is far down the page, so nothing else waits for its style sheet. */}
      <link rel="stylesheet" href={assetUrls.styles['place-map']} />
      <Icon name="pin" />
      <strong lang={lang}>{name}</strong>
      {address ? <span lang={lang}>{address}</span> : null}
      {point ? (
        <small>{`${t.coordinates}: ${[point.latitude, point.longitude].map((degrees) => degrees.toFixed(4)).join(', ')}`}</small>
      ) : null}
      {mapProvider ? (
        <p className="place-map-links">
          <a className="button button-quiet" href={publicMap(props, point)} rel="noopener">
            {t.openMap}
          </a>
          {point ? (
            <a className="button button-quiet" href={mapProvider.route(point, locale)} rel="noopener">
              {mapMessages(locale).route}
            </a>
          ) : null}
        </p>
      ) : null}
      {children}
    </address>
  )
}

const publicMap = ({ name, address, zoom, locale }: ZoomedPlace, point: MapPoint | undefined) =>
  mapProvider?.place({ point, text: `${name}, ${address ?? ''}`, zoom, locale })
