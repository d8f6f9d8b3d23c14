import type { HeightGrid } from '../heightGrid.ts'

export interface GridShape {
  readonly columns?: number
  readonly rows?: number
  readonly cellSizeM?: number
  readonly longitude?: number
  readonly latitude?: number
}

/** A grid around its origin whose heights follow a function of the place. */
export function gridOf(
  heightAt: (eastM: number, northM: number) => number,
  { columns = 41, rows = 41, cellSizeM = 10, longitude = -112.5, latitude = 33.4 }: GridShape = {},
): HeightGrid {
  const originEastM = (-(columns - 1) / 2) * cellSizeM
  const originNorthM = (-(rows - 1) / 2) * cellSizeM
  const heightsM = Float32Array.from({ length: columns * rows }, (_, i) =>
    heightAt(
      originEastM + (i % columns) * cellSizeM,
      originNorthM + Math.floor(i / columns) * cellSizeM,
    ),
  )
  return { longitude, latitude, originEastM, originNorthM, cellSizeM, columns, rows, heightsM }
}

/** Heights of a plane that is `tiltDeg` steep and falls towards an azimuth, 100 m at the origin. */
export function plane(tiltDeg: number, azimuthDeg: number) {
  const fall = Math.tan((tiltDeg * Math.PI) / 180)
  const azimuth = (azimuthDeg * Math.PI) / 180
  return (eastM: number, northM: number): number =>
    100 - fall * (eastM * Math.sin(azimuth) + northM * Math.cos(azimuth))
}
