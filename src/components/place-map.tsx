import { placeMessages } from '../i18n/places.ts'
import type { Locale } from '../shared/locales.ts'
import { Icon } from './icon.tsx'

interface PlaceMapProps {
  locale: Locale
  /** What stands there, in the page's language or marked by `lang`. */
  name: string
  address?: string | undefined
  lang?: Locale | undefined
  /** Degrees, north and east positive. */
  latitude?: number | undefined
  longitude?: number | undefined
  /** As map services count: 10 shows a city, 16 a street. */
  zoom: 10 | 16
}

/** Where a place is, in words, and a way to a public map: complete without any script. */
export function PlaceMap({ locale, name, address, lang, latitude, longitude, zoom }: PlaceMapProps) {
  const t = placeMessages(locale)
  const coordinates =
    latitude === undefined || longitude === undefined ? undefined : ([latitude, longitude] as const)
  if (!coordinates && !address) return null
  return (
    <address className="place-map" data-latitude={latitude} data-longitude={longitude}>
      <Icon name="pin" />
      <strong lang={lang}>{name}</strong>
      {address ? <span lang={lang}>{address}</span> : null}
      {coordinates ? (
        <small>{`${t.coordinates}: ${coordinates.map((degrees) => degrees.toFixed(4)).join(', ')}`}</small>
      ) : null}
      <a
        className="button button-quiet"
        href={mapAddress(locale, coordinates, `${name}, ${address ?? ''}`, zoom)}
        rel="noopener"
      >
        {t.openMap}
      </a>
    </address>
  )
}

/** Parameters of the public map: `pt` longitude first, `text` for a place without coordinates. */
function mapAddress(
  locale: Locale,
  coordinates: readonly [number, number] | undefined,
  text: string,
  zoom: number,
): string {
  const query = new URLSearchParams(
    coordinates
      ? {
          ll: `${coordinates[1]},${coordinates[0]}`,
          pt: `${coordinates[1]},${coordinates[0]}`,
          z: String(zoom),
        }
      : { text },
  )
  return `https://yandex.${locale === 'ru' ? 'ru' : 'com'}/maps/?${query}`
}
