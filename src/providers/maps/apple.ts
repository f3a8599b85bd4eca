import type { MapProvider } from '../map-provider.ts'

/** Apple Maps, «Map Links». A map in a page needs a signed token of a developer account: the site only links it. */
export const provider: MapProvider = {
  name: 'Apple Maps',
  place: ({ point, text, zoom }) =>
    `https://maps.apple.com/?${new URLSearchParams(
      point ? { ll: `${point.latitude},${point.longitude}`, q: text, z: String(zoom) } : { q: text },
    )}`,
  route: ({ latitude, longitude }) =>
    `https://maps.apple.com/?${new URLSearchParams({ daddr: `${latitude},${longitude}` })}`,
}

export const showMap = undefined
