import type { Locale } from '../shared/locales.ts'
import type { MapMarker } from '../shared/map-marker.ts'
import type { BrowserTools, DefaultIn, GivenValue, ProviderName, Sources } from './provider.ts'

/** Degrees, north and east positive. */
export interface Point {
  latitude: number
  longitude: number
}

/** What a public map is asked for. `zoom` counts as map services do: 10 shows a city, 16 a street. */
export interface MapPlace {
  /** Absent where only an address is known. */
  point?: Point | undefined
  /** Name and address, as people type it. */
  text: string
  zoom: number
  locale: Locale
}

/** A service whose maps the site links, and may show in a page after a click. Each is one file of `maps/`. */
export interface MapProvider {
  name: ProviderName
  /** Countries (ISO 3166-1 alpha-2, lower case) whose orchestras use it unless their brand says otherwise. */
  isDefaultIn?: DefaultIn
  /** Address of the public map that shows a place. */
  place: (place: MapPlace) => string
  /** Address of a route from where the visitor is. */
  route: (to: Point, locale: Locale) => string
  /** Absent: the site only links this map. */
  inPage?: {
    /** Absent: it works without a key. */
    key?: GivenValue
    /** Hosts that a page asks, as the privacy page names them. */
    hosts: readonly string[]
    sources: Sources
    /** Its style sheet, in a package: one `@import` of the sheet `map`. */
    styleSheet?: string
  }
}

export interface MapView extends Point {
  locale: Locale
  key: string
  zoom: number
  markers: readonly MapMarker[]
  /** The page's accent colour, as CSS writes it. */
  colour: string
  /** Whether one finger must scroll the page instead of the map. */
  isTouched: boolean
}

export interface MapTools extends BrowserTools {
  /** Fills the map's place with a frame. */
  addFrame: (address: string) => Promise<void>
  /** A text as HTML, for services that read texts as HTML. */
  toHtml: (text: string) => string
}

/**
 * Shows a map in a page.
 *
 * @param canvas the element; providers that draw themselves pass it on
 * @throws when the provider can't be reached in time
 */
export type ShowMap = (canvas: object, view: MapView, tools: MapTools) => Promise<void>
