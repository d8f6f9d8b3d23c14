import { distanceKm } from '@duet/units'

interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** Beyond this a plant's weather is asked about; a place with its mistake taken out is nearer than the other. km */
const FAR_KM = 500
const NEAR_KM = 100

/**
 * Where the weather would be near the project if a sign of its place were swapped, or latitude and longitude exchanged.
 *
 * @returns undefined where it is not far away, or no such mistake explains it
 */
export function nearerPlace(said: Place, site: Place): Place | undefined {
  const fromSite = (place: Place): number => distanceKm(place, site)
  if (fromSite(said) <= FAR_KM) return undefined
  const { latitude, longitude } = said
  const swapped = [
    { latitude, longitude: -longitude },
    { latitude: -latitude, longitude },
    { latitude: -latitude, longitude: -longitude },
    { latitude: longitude, longitude: latitude },
  ]
  return swapped.find((place) => Math.abs(place.latitude) <= 90 && fromSite(place) <= NEAR_KM)
}
