import type { MapProvider, ShowMap } from '../map-provider.ts'

/**
 * OpenStreetMap. The library Leaflet (leafletjs.com) draws the map; it is part of the site's own code, and only the
 * tiles come from another host. The policy of the tile server requires that a map names its source, and asks busy sites
 * to use another server (operations.osmfoundation.org/policies/tiles).
 */
export const provider: MapProvider = {
  name: 'OpenStreetMap',
  country: 'gb',
  isDefaultIn: 'elsewhere',
  place: ({ point, text, zoom }) =>
    point
      ? `https://www.openstreetmap.org/?mlat=${point.latitude}&mlon=${point.longitude}#map=${zoom}/${point.latitude}/${point.longitude}`
      : `https://www.openstreetmap.org/search?${new URLSearchParams({ query: text })}`,
  route: ({ latitude, longitude }) =>
    `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: `${latitude},${longitude}` })}`,
  inPage: {
    hosts: ['tile.openstreetmap.org'],
    sources: { 'img-src': ['https://tile.openstreetmap.org'] },
    styleSheet: 'leaflet/dist/leaflet.css',
  },
}

const source = '© <a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap</a>'

export const showMap: ShowMap = async (canvas, view, { toHtml }) => {
  const { circleMarker, map: makeMap, tileLayer } = await import('leaflet')
  // `src/` is checked without the browser's types, so `canvas` can't have the type that Leaflet expects.
  const map = makeMap(canvas as Parameters<typeof makeMap>[0], {
    center: [view.latitude, view.longitude],
    zoom: view.zoom,
    scrollWheelZoom: false,
    dragging: !view.isTouched,
  })
  map.attributionControl.setPrefix(false)
  tileLayer('https://tile.openstreetmap.org/{z}/{x}/{y}.png', { maxZoom: 19, attribution: source }).addTo(map)
  for (const { name, latitude, longitude, href } of view.markers) {
    const text = toHtml(name)
    circleMarker([latitude, longitude], { radius: 9, weight: 3, color: view.colour, fillOpacity: 0.45 })
      .bindPopup(href ? `<a href="${toHtml(href)}">${text}</a>` : text)
      .addTo(map)
  }
}
