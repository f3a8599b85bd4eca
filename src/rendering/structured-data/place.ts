/** The property `geo`, where both coordinates are known. */
export const toGeo = ({ latitude, longitude }: { latitude?: number; longitude?: number }) =>
  latitude === undefined || longitude === undefined
    ? {}
    : { geo: { '@type': 'GeoCoordinates' as const, latitude, longitude } }
