import type { MapProvider } from '../map-provider.ts'

/**
 * Apple Maps, by its documentation «Map Links». The site only links it, since a map in a page needs a token that is
 * signed with the key of a developer account.
 */
export const provider: MapProvider = {
  name: 'Apple Maps',
  country: 'us',
  place: ({ point, text, zoom }) =>
    `https://maps.apple.com/?${new URLSearchParams(
      point ? { ll: `${point.latitude},${point.longitude}`, q: text, z: String(zoom) } : { q: text },
    )}`,
  route: ({ latitude, longitude }) =>
    `https://maps.apple.com/?${new URLSearchParams({ daddr: `${latitude},${longitude}` })}`,
}

export const showMap = undefined
