import { afterEach, describe, expect, it, vi } from 'vitest'
import type { MapTools, MapView } from '../../src/providers/map-provider.ts'
import { mapProviders } from '../../src/providers/maps.ts'

const point = { latitude: 55.75, longitude: 37.6 }
const place = { point, text: 'Hall, Street 1', zoom: 16, locale: 'en' } as const

const shared: MapView = {
  ...point,
  locale: 'en',
  key: 'key',
  zoom: 16,
  markers: [],
  colour: '#fff',
  isTouched: false,
}

/** Makes tools that record the scripts and frames that a provider loads. */
function watchTools() {
  const asked: string[] = []
  const tools: MapTools = {
    loadScript: async (address) => void asked.push(address),
    addFrame: async (address) => void asked.push(address),
    toHtml: (text) => text.replaceAll('<', '&lt;'),
  }
  return { asked, tools }
}

afterEach(() => vi.unstubAllGlobals())

describe('a public map', () => {
  it.each([
    ['apple', 'https://maps.apple.com/?ll=55.75%2C37.6&q=Hall%2C+Street+1&z=16'],
    ['google', 'https://www.google.com/maps/search/?api=1&query=55.75%2C37.6'],
    ['openstreetmap', 'https://www.openstreetmap.org/?mlat=55.75&mlon=37.6#map=16/55.75/37.6'],
    ['yandex', 'https://yandex.com/maps/?ll=37.6%2C55.75&pt=37.6%2C55.75&z=16'],
  ] as const)('of %s shows a point', (id, address) => {
    expect(mapProviders[id].provider.place(place)).toBe(address)
  })

  it.each([
    ['apple', 'https://maps.apple.com/?q=Hall%2C+Street+1'],
    ['google', 'https://www.google.com/maps/search/?api=1&query=Hall%2C+Street+1'],
    ['openstreetmap', 'https://www.openstreetmap.org/search?query=Hall%2C+Street+1'],
    ['yandex', 'https://yandex.com/maps/?text=Hall%2C+Street+1'],
  ] as const)('of %s looks for an address', (id, address) => {
    expect(mapProviders[id].provider.place({ ...place, point: undefined })).toBe(address)
  })

  it.each([
    ['apple', 'https://maps.apple.com/?daddr=55.75%2C37.6'],
    ['google', 'https://www.google.com/maps/dir/?api=1&destination=55.75%2C37.6'],
    ['openstreetmap', 'https://www.openstreetmap.org/directions?to=55.75%2C37.6'],
    ['yandex', 'https://yandex.com/maps/?rtext=%7E55.75%2C37.6&rtt=auto'],
  ] as const)('of %s plans a route', (id, address) => {
    expect(mapProviders[id].provider.route(point, 'en')).toBe(address)
  })

  it.each(Object.keys(mapProviders))('of %s takes any text as a text', (id) => {
    const text = '"><script>&ll=1#x'
    const { provider } = Object.entries(mapProviders).find(([each]) => each === id)?.[1] ?? {}
    const address = new URL(provider?.place({ ...place, point: undefined, text }) ?? '')
    expect([...address.searchParams.values()]).toContain(text)
    expect(address.hash).toBe('')
  })
})

describe('a map in a page', () => {
  it('of Google is a frame', async () => {
    const { asked, tools } = watchTools()
    await mapProviders.google.showMap({}, shared, tools)
    expect(asked).toEqual([
      'https://www.google.com/maps/embed/v1/place?key=key&q=55.75%2C37.6&zoom=16&language=en',
    ])
  })

  it('of Yandex is drawn by its script, latitude first, and names are texts', async () => {
    const { asked, tools } = watchTools()
    const drawn: unknown[] = []
    vi.stubGlobal('ymaps', {
      ready: (isReady: () => void) => isReady(),
      Map: class {
        behaviors = { disable: (names: string[]) => drawn.push(names) }
        geoObjects = { add: (object: object) => drawn.push(object) }
        constructor(_element: object, { center, zoom }: { center: number[]; zoom: number }) {
          drawn.push([...center, zoom])
        }
      },
      Placemark: class {
        constructor(place: number[], texts: object) {
          Object.assign(this, { place, texts })
        }
      },
    })
    const marker = { ...point, name: '<b>Hall', href: '/venues/hall' }
    await mapProviders.yandex.showMap({}, { ...shared, markers: [marker], isTouched: true }, tools)
    expect(asked).toEqual([
      'https://api-maps.yandex.ru/2.1/?apikey=key&lang=en_US&coordorder=latlong&mode=release&csp=true',
    ])
    expect(drawn).toEqual([
      [55.75, 37.6, 16],
      ['scrollZoom', 'drag'],
      {
        place: [55.75, 37.6],
        texts: { hintContent: '&lt;b>Hall', balloonContent: '<a href="/venues/hall">&lt;b>Hall</a>' },
      },
    ])
  })

  it('of Yandex fails where its script brings no maps', async () => {
    await expect(mapProviders.yandex.showMap({}, shared, watchTools().tools)).rejects.toThrow('no maps')
  })
})

it('a page with a map of Yandex may load what its documentation names, and nothing more', () => {
  const hosts = [
    'https://api-maps.yandex.ru',
    'https://*.api-maps.yandex.ru',
    'https://suggest-maps.yandex.ru',
    'https://*.maps.yandex.net',
    'https://yandex.ru',
  ]
  expect(mapProviders.yandex.provider.inPage?.sources).toEqual({
    'script-src': [...hosts, 'https://yastatic.net'],
    'style-src': ['blob:'],
    'img-src': hosts,
    'connect-src': hosts,
    'frame-src': ['https://api-maps.yandex.ru'],
  })
})
