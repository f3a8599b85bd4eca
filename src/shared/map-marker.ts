/** A point of the Earth, in degrees; north and east are positive. */
export interface MapPoint {
  latitude: number
  longitude: number
}

/** A marked place on a map. */
export interface MapMarker extends MapPoint {
  name: string
  /** The place's own page; absent where the visitor is there already. */
  href?: string
}
