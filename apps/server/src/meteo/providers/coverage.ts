import type { Place } from './providerTypes.ts'

/** Degrees; east may be less than west: the box then crosses the date line. */
export interface Box {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

export function isInBox({ latitude, longitude }: Place, box: Box): boolean {
  if (latitude < box.south || latitude > box.north) return false
  return box.west <= box.east
    ? longitude >= box.west && longitude <= box.east
    : longitude >= box.west || longitude <= box.east
}

const EARTH_RADIUS_KM = 6371.0088
const RADIANS = Math.PI / 180

/** Great-circle distance, km (haversine; mean radius of the earth, IUGG). */
export function distanceKm(a: Place, b: Place): number {
  const dLatitude = (b.latitude - a.latitude) * RADIANS
  const dLongitude = (b.longitude - a.longitude) * RADIANS
  const h =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * Math.sin(dLongitude / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Four decimals, about 11 m: what requests and kept copies are named by. */
export const roundedPlace = ({ latitude, longitude }: Place): Place => ({
  latitude: Math.round(latitude * 1e4) / 1e4,
  longitude: Math.round(longitude * 1e4) / 1e4,
})
