const earthRadiusKm = 6371

/**
 * Kilometres of one degree of latitude, rounded down: places that are farther apart by it are farther apart by
 * `distanceKm`, which takes longer.
 */
export const kmPerDegree = 110

/** Calculates the great-circle distance in km by the haversine formula; `NaN` if a coordinate is unknown. */
export function distanceKm(
  one: { latitude?: number; longitude?: number },
  other: { latitude?: number; longitude?: number },
): number {
  const radians = (degrees = Number.NaN) => (degrees * Math.PI) / 180
  const latitudes = Math.sin((radians(other.latitude) - radians(one.latitude)) / 2) ** 2
  const longitudes = Math.sin((radians(other.longitude) - radians(one.longitude)) / 2) ** 2
  const chord = latitudes + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * longitudes
  // Rounding can bring the chord of two opposite places past 1.
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, chord)))
}
