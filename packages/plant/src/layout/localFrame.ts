import { DEG_TO_RAD, RAD_TO_DEG } from '@duet/units'

/**
 * The tangent plane of the WGS84 ellipsoid at one point: x metres east, y metres north.
 * A plain value: it may cross a thread. Made by {@link localFrame}.
 */
export interface LocalFrame {
  readonly originLongitudeDeg: number
  readonly originLatitudeDeg: number
  /** Earth-centred position of the origin, m. */
  readonly originM: readonly [number, number, number]
  /** Unit vectors east, north and up in earth-centred axes, row by row. */
  readonly axes: readonly number[]
}

/** WGS84 semi-major axis, m, and first eccentricity squared (NIMA TR8350.2, 2000). */
const A_M = 6_378_137
const FLATTENING = 1 / 298.257223563
const E2 = FLATTENING * (2 - FLATTENING)

/**
 * East-north plane at a point of the ellipsoid (height 0).
 *
 * Points are projected along the normal of the origin, so a ground distance d from the origin is
 * shortened by d^3 / (6 R^2): 0.5 mm at 5 km, 4 mm at 10 km. The way back puts the point on
 * the ellipsoid again and is exact to the rounding of doubles (1e-8 m).
 */
export function localFrame(originLongitudeDeg: number, originLatitudeDeg: number): LocalFrame {
  const lon = originLongitudeDeg * DEG_TO_RAD
  const lat = originLatitudeDeg * DEG_TO_RAD
  const sinLat = Math.sin(lat)
  const cosLat = Math.cos(lat)
  const sinLon = Math.sin(lon)
  const cosLon = Math.cos(lon)
  const east = [-sinLon, cosLon, 0]
  const north = [-sinLat * cosLon, -sinLat * sinLon, cosLat]
  const up = [cosLat * cosLon, cosLat * sinLon, sinLat]
  return {
    originLongitudeDeg,
    originLatitudeDeg,
    originM: earthCentredM(originLongitudeDeg, originLatitudeDeg),
    axes: [east, north, up].flat(),
  }
}

/** Longitude and latitude, degrees, to metres east and north of the frame's origin. */
export function toLocalM(
  frame: LocalFrame,
  longitudeDeg: number,
  latitudeDeg: number,
): [number, number] {
  const [x, y, z] = earthCentredM(longitudeDeg, latitudeDeg)
  const [x0, y0, z0] = frame.originM
  const [ex = 0, ey = 0, , nx = 0, ny = 0, nz = 0] = frame.axes
  const dx = x - x0
  const dy = y - y0
  return [ex * dx + ey * dy, nx * dx + ny * dy + nz * (z - z0)]
}

/** Metres east and north of the frame's origin to longitude and latitude, degrees. */
export function toLngLat(frame: LocalFrame, eastM: number, northM: number): [number, number] {
  const [x0, y0, z0] = frame.originM
  const [ex = 0, ey = 0, , nx = 0, ny = 0, nz = 0, ux = 0, uy = 0, uz = 0] = frame.axes
  const px = x0 + ex * eastM + nx * northM
  const py = y0 + ey * eastM + ny * northM
  const pz = z0 + nz * northM
  // height u along the normal at which the point meets the ellipsoid again: a u^2 + b u + c = 0
  const k = 1 / (1 - E2)
  const a = (ux * ux + uy * uy + uz * uz * k) / A_M
  const b = (2 * (px * ux + py * uy + pz * uz * k)) / A_M
  const c = (px * px + py * py + pz * pz * k) / A_M - A_M
  const u = (-2 * c) / (b + Math.sqrt(b * b - 4 * a * c))
  const x = px + ux * u
  const y = py + uy * u
  const z = pz + uz * u
  return [Math.atan2(y, x) * RAD_TO_DEG, Math.atan2(z, (1 - E2) * Math.hypot(x, y)) * RAD_TO_DEG]
}

function earthCentredM(longitudeDeg: number, latitudeDeg: number): [number, number, number] {
  const lon = longitudeDeg * DEG_TO_RAD
  const lat = latitudeDeg * DEG_TO_RAD
  const sinLat = Math.sin(lat)
  const cosLat = Math.cos(lat)
  const normalM = A_M / Math.sqrt(1 - E2 * sinLat * sinLat)
  return [
    normalM * cosLat * Math.cos(lon),
    normalM * cosLat * Math.sin(lon),
    normalM * (1 - E2) * sinLat,
  ]
}
