import type { Language } from '../../shared/languages/define-language.ts'
import type { MapProvider, MapTools, MapView, ShowMap } from '../map-provider.ts'

/** Locale of the API and host of the public map, by language. Maps in other languages are English. */
const ofLanguages: Readonly<Record<string, { tag: string; host: string }>> = {
  kk: { tag: 'ru_RU', host: 'yandex.kz' },
  ru: { tag: 'ru_RU', host: 'yandex.ru' },
  tr: { tag: 'tr_TR', host: 'yandex.com.tr' },
  uk: { tag: 'uk_UA', host: 'yandex.com' },
}
const languageOf = (locale: Language) => ofLanguages[locale] ?? { tag: 'en_US', host: 'yandex.com' }

const address = (locale: Language, query: Record<string, string>) =>
  `https://${languageOf(locale).host}/maps/?${new URLSearchParams(query)}`

const hosts = [
  'https://api-maps.yandex.ru',
  'https://*.api-maps.yandex.ru',
  'https://suggest-maps.yandex.ru',
  'https://*.maps.yandex.net',
  'https://yandex.ru',
]

/**
 * Yandex Maps: links to the public map, and maps in pages by the JavaScript API 2.1. In links the longitude stands
 * before the latitude, in the API after it.
 */
export const provider: MapProvider = {
  name: { Latn: 'Yandex Maps', Cyrl: 'Яндекс Карты' },
  country: 'ru',
  isDefaultIn: ['ru'],
  place: ({ point, text, zoom, locale }) => {
    const place = point && `${point.longitude},${point.latitude}`
    return address(locale, place ? { ll: place, pt: place, z: String(zoom) } : { text })
  },
  // A route with an empty beginning starts at the visitor's position.
  route: ({ latitude, longitude }, locale) =>
    address(locale, { rtext: `~${latitude},${longitude}`, rtt: 'auto' }),
  inPage: {
    key: { pattern: /^[\w-]{8,128}$/, is: 'the key of Yandex Maps: letters, digits and dashes' },
    hosts: ['api-maps.yandex.ru'],
    // The sources of the documentation's page «Connecting when using CSP», with `csp=true` in the script's address. The
    // page also lists `unsafe-eval`, which isn't needed since version 2.1.64.
    sources: {
      'script-src': [...hosts, 'https://yastatic.net'],
      'style-src': ['blob:'],
      'img-src': hosts,
      'connect-src': hosts,
      'frame-src': ['https://api-maps.yandex.ru'],
    },
  },
}

/** The part of the JavaScript API that this file uses. */
interface YandexMaps {
  ready: (isReady: () => void, hasFailed: (error: unknown) => void) => void
  Map: new (
    element: object,
    state: { center: LatitudeFirst; zoom: number; type: string; controls: string[] },
    options: { suppressMapOpenBlock: boolean },
  ) => YandexMap
  Placemark: new (
    place: LatitudeFirst,
    properties: Record<string, string>,
    options: { preset: string; iconColor: string },
  ) => object
}
interface YandexMap {
  behaviors: { disable: (names: string[]) => void }
  geoObjects: { add: (object: object) => void }
}
type LatitudeFirst = [latitude: number, longitude: number]

const maxWaitMs = 10_000

export const showMap: ShowMap = async (canvas, view, tools) => {
  await tools.loadScript(scriptAddress(view))
  const { ymaps } = globalThis as { ymaps?: YandexMaps }
  if (!ymaps) throw new Error('the maps script brought no maps')
  await isReady(ymaps)
  const map = new ymaps.Map(
    canvas,
    {
      center: [view.latitude, view.longitude],
      zoom: view.zoom,
      type: 'yandex#map',
      controls: ['zoomControl', 'fullscreenControl'],
    },
    { suppressMapOpenBlock: true },
  )
  // Scrolling the page by wheel or one finger must not zoom or move the map; two fingers and its buttons do.
  map.behaviors.disable(['scrollZoom', ...(view.isTouched ? ['drag'] : [])])
  for (const marker of view.markers) map.geoObjects.add(makePlacemark(ymaps, marker, view, tools))
}

function scriptAddress({ locale, key }: MapView): string {
  const query = {
    apikey: key,
    lang: languageOf(locale).tag,
    coordorder: 'latlong',
    mode: 'release',
    csp: 'true',
  }
  return `https://api-maps.yandex.ru/2.1/?${new URLSearchParams(query)}`
}

const isReady = (ymaps: YandexMaps) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error('the maps took too long')), maxWaitMs)
    ymaps.ready(resolve, reject)
  })

/** Makes a marker. Its texts are escaped, since the API reads them as HTML. */
function makePlacemark(
  ymaps: YandexMaps,
  { name, latitude, longitude, href }: MapView['markers'][number],
  { colour }: MapView,
  { toHtml }: MapTools,
): object {
  const text = toHtml(name)
  return new ymaps.Placemark(
    [latitude, longitude],
    { hintContent: text, balloonContent: href ? `<a href="${toHtml(href)}">${text}</a>` : text },
    { preset: 'islands#dotIcon', iconColor: colour },
  )
}
