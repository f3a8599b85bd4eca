import type { MapProvider, ShowMap } from '../map-provider.ts'

/** Google Maps: links by «Maps URLs», and an iframe of the Maps Embed API, which shows one marker and needs a key. */
export const provider: MapProvider = {
  name: 'Google Maps',
  country: 'us',
  place: ({ point, text }) =>
    `https://www.google.com/maps/search/?${new URLSearchParams({
      api: '1',
      query: point ? `${point.latitude},${point.longitude}` : text,
    })}`,
  route: ({ latitude, longitude }) =>
    `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` })}`,
  inPage: {
    key: { pattern: /^AIza[\w-]{35}$/, is: 'the key of a Google Cloud project, which begins with AIza' },
    hosts: ['www.google.com'],
    sources: { 'frame-src': ['https://www.google.com'] },
  },
}

export const showMap: ShowMap = (_, { key, latitude, longitude, zoom, locale }, { addFrame }) =>
  addFrame(
    `https://www.google.com/maps/embed/v1/place?${new URLSearchParams({
      key,
      q: `${latitude},${longitude}`,
      zoom: String(zoom),
      language: locale,
    })}`,
  )
