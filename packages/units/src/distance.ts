const EARTH_RADIUS_KM = 6371.0088
const RAD = Math.PI / 180

interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** Along the ground, km: great circle by the haversine formula, the earth as a sphere of its mean radius (IUGG). */
export function distanceKm(a: Place, b: Place): number {
  const half = (degrees: number): number => Math.sin((degrees * RAD) / 2) ** 2
  const across = Math.cos(a.latitude * RAD) * Math.cos(b.latitude * RAD)
  const share = half(b.latitude - a.latitude) + across * half(b.longitude - a.longitude)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(share)))
}
