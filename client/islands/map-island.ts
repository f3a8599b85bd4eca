/**
 * The map of venues. It is an island because a map can be moved. Without a script the page shows the address, the
 * coordinates and links to the map provider; the provider's script is fetched only when the map scrolls into view.
 */
import { mapTags } from '../../src/languages/facts.ts'
import { mapMessages } from '../../src/languages/texts.ts'
import { mapDefaults } from '../../src/shared/constants.ts'
import type { MapMarker } from '../../src/shared/map-marker.ts'
import { loadScript } from '../browser/load-resource.ts'
import { isSavingData } from '../browser/saving-data.ts'
import type { IslandProps } from './island-props.ts'
import type { StartIsland } from './registry.ts'

/** The part of Yandex Maps 2.1 that is used here. Coordinates are latitude first. */
interface YandexMaps {
  ready: (isReady: () => void, hasFailed: (error: unknown) => void) => void
  Map: new (
    element: HTMLElement,
    state: { center: Point; zoom: number; type: string; controls: string[] },
    options: { suppressMapOpenBlock: boolean },
  ) => YandexMap
  Placemark: new (
    place: Point,
    properties: Record<string, string>,
    options: { preset: string; iconColor: string },
  ) => unknown
}
interface YandexMap {
  behaviors: { disable: (names: string[]) => void }
  geoObjects: { add: (object: unknown) => void }
}
type Point = [latitude: number, longitude: number]

const startMap: StartIsland<IslandProps['Map']> = (element, props) => {
  const canvas = element.querySelector<HTMLElement>('[data-map]')
  const state = element.querySelector<HTMLElement>('[data-map-state]')
  if (!canvas || !state || isSavingData()) return undefined
  const t = mapMessages(props.locale)
  state.textContent = t.loading
  showMap(canvas, props).then(
    () => {
      state.textContent = ''
      element.dataset.mapState = 'ready'
    },
    (error: unknown) => {
      console.warn('the map failed', error)
      state.textContent = t.failed
      element.dataset.mapState = 'failed'
    },
  )
  return undefined
}

async function showMap(canvas: HTMLElement, props: IslandProps['Map']): Promise<void> {
  await loadScript(scriptAddress(props), mapDefaults.maxWaitMs)
  const { ymaps } = window as Window & { ymaps?: YandexMaps }
  if (!ymaps) throw new Error('the maps script brought no maps')
  await isReady(ymaps)
  const { latitude, longitude, markers } = props
  const map = new ymaps.Map(
    canvas,
    {
      center: [latitude, longitude],
      zoom: mapDefaults.zoom,
      type: `yandex#${mapDefaults.type}`,
      controls: ['zoomControl', 'fullscreenControl'],
    },
    { suppressMapOpenBlock: true },
  )
  // Scrolling the page by wheel or one finger must not zoom or move the map; two fingers and its buttons do.
  map.behaviors.disable(['scrollZoom', ...(matchMedia('(pointer: coarse)').matches ? ['drag'] : [])])
  const colour = getComputedStyle(canvas).getPropertyValue('--ink').trim()
  for (const marker of markers) map.geoObjects.add(makePlacemark(ymaps, marker, colour))
}

function scriptAddress({ locale, mapsKey }: IslandProps['Map']): string {
  const query = new URLSearchParams({
    apikey: mapsKey,
    lang: mapTags[locale],
    coordorder: 'latlong',
    mode: 'release',
    csp: 'true',
  })
  return `https://api-maps.yandex.ru/2.1/?${query}`
}

const isReady = (ymaps: YandexMaps) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error('the maps took too long')), mapDefaults.maxWaitMs)
    ymaps.ready(resolve, reject)
  })

/** The map provider reads texts as HTML, so names from content are escaped. */
function makePlacemark(
  ymaps: YandexMaps,
  { name, latitude, longitude, href }: MapMarker,
  colour: string,
): unknown {
  const text = toHtml(name)
  return new ymaps.Placemark(
    [latitude, longitude],
    { hintContent: text, balloonContent: href ? `<a href="${toHtml(href)}">${text}</a>` : text },
    { preset: 'islands#dotIcon', iconColor: colour },
  )
}

function toHtml(text: string): string {
  const place = document.createElement('i')
  place.textContent = text
  return place.innerHTML.replaceAll('"', '&quot;')
}

export default startMap
