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

/** Four decimals, about 11 m: what requests and cached copies are named by. */
export const roundedPlace = ({ latitude, longitude }: Place): Place => ({
  latitude: Math.round(latitude * 1e4) / 1e4,
  longitude: Math.round(longitude * 1e4) / 1e4,
})
