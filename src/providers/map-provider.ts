import type { Language } from '../shared/languages/define-language.ts'
import type { MapMarker, MapPoint } from '../shared/map-marker.ts'
import type { BrowserTools, Country, DefaultIn, GivenValue, ProviderName, Sources } from './provider.ts'

/** A place that a public map shows. */
export interface MapPlace {
  /** Coordinates of the place; absent where only its address is known. */
  point?: MapPoint | undefined
  /** Name and address, as people type them into the search of a map. */
  text: string
  /** Zoom level of map services: 10 shows a city, 16 a street. */
  zoom: number
  locale: Language
}

/** A service whose maps the site links, and may show in a page after a click. Each is one file of `maps/`. */
export interface MapProvider {
  name: ProviderName
  country?: Country
  isDefaultIn?: DefaultIn
  /** Address of the public map that shows a place. */
  place: (place: MapPlace) => string
  /** Address of a route from the visitor's position to a point. */
  route: (to: MapPoint, locale: Language) => string
  /** How a map is shown in a page. If absent, the site only links this provider's maps. */
  inPage?: {
    /** The rule for the provider's key. If absent, maps work without a key. */
    key?: GivenValue
    /** Hosts that a page with a map contacts, as the privacy page names them. */
    hosts: readonly string[]
    /** Sources that a page with a map must allow. */
    sources: Sources
    /** File of a package with the provider's styles, which the style sheet `map` imports. */
    styleSheet?: string
  }
}

/** A map in a page. Its point is the centre. */
export interface MapView extends MapPoint {
  locale: Language
  /** Key of the provider's API; empty where the provider needs none. */
  key: string
  /** Zoom level of map services: 10 shows a city, 16 a street. */
  zoom: number
  markers: readonly MapMarker[]
  /** The page's accent colour, as CSS writes it. */
  colour: string
  /** The device has a touch screen: one finger must scroll the page instead of moving the map. */
  isTouched: boolean
}

/** Functions of the page that a map provider's code in the browser may use. */
export interface MapTools extends BrowserTools {
  /** Adds an iframe that fills the map's box. Resolves when the iframe has loaded. */
  addFrame: (address: string) => Promise<void>
  /** Escapes a text, for services that read texts as HTML. */
  toHtml: (text: string) => string
}

/**
 * Shows a map in a page.
 *
 * @param canvas the map's element, which a provider's library draws in; it is no `HTMLElement`, since `src/` is checked
 *   without the browser's types
 * @throws when the provider can't be reached in time
 */
export type ShowMap = (canvas: object, view: MapView, tools: MapTools) => Promise<void>
