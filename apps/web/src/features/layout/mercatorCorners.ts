import { type LocalFrame, toLngLat } from '@duet/plant'

/** Web Mercator of the whole earth, 0..1 east and south. */
export function mercatorOf(longitudeDeg: number, latitudeDeg: number): readonly [number, number] {
  const latitude = (latitudeDeg * Math.PI) / 180
  return [
    (longitudeDeg + 180) / 360,
    (1 - Math.log(Math.tan(Math.PI / 4 + latitude / 2)) / Math.PI) / 2,
  ]
}

/** Longitude and latitude, degrees, of a place of Web Mercator. */
export function lngLatOfMercator(x: number, y: number): readonly [number, number] {
  return [x * 360 - 180, (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI]
}

/**
 * Corners of tables as the graphics card takes them: Web Mercator less that of the frame's origin. The difference is
 * small, so that 32 bits hold it to about 1 mm at 10 km, where the coordinate itself would be off by 2 m.
 *
 * @param cornersM - east and north of each corner in the frame
 */
export function mercatorCorners(
  cornersM: Float64Array,
  frame: LocalFrame,
): Float32Array<ArrayBuffer> {
  const [originX, originY] = mercatorOf(frame.originLongitudeDeg, frame.originLatitudeDeg)
  const out = new Float32Array(cornersM.length)
  for (let i = 0; i < out.length; i += 2) {
    const [longitudeDeg, latitudeDeg] = toLngLat(frame, cornersM[i] ?? 0, cornersM[i + 1] ?? 0)
    const [x, y] = mercatorOf(longitudeDeg, latitudeDeg)
    out[i] = x - originX
    out[i + 1] = y - originY
  }
  return out
}
