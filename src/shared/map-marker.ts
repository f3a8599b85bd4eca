/** A place on the map. Degrees, north and east positive. */
export interface MapMarker {
  name: string
  latitude: number
  longitude: number
  /** The place's own page; absent where the visitor is there already. */
  href?: string
}
