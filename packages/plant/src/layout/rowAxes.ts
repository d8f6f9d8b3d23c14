import { DEG_TO_RAD } from '@duet/units'

/** Axes of a table layout in the local plane: u along the rows, v across them; right-handed. */
export interface RowAxes {
  /** Unit vector along the row: [east, north]. */
  readonly along: readonly [number, number]
  /** Unit vector across the rows: `along` turned a quarter to the left. */
  readonly across: readonly [number, number]
}

/**
 * Axes of rows for a table's azimuth (D-02).
 * Trackers (single and dual axis): rows run along the tube, whose azimuth is `azimuthDeg`, 180 and 0 being the same line.
 * Fixed tilt: rows run at right angles to the azimuth that the modules face.
 */
export function rowAxes(kind: 'fixed' | 'tracker', azimuthDeg: number): RowAxes {
  const headingDeg = kind === 'fixed' ? azimuthDeg + 90 : azimuthDeg
  // one line has two headings: take the one in [0, 180), so that slots count the same way for both
  const lineDeg = ((headingDeg % 180) + 180) % 180
  const east = clean(Math.sin(lineDeg * DEG_TO_RAD))
  const north = clean(Math.cos(lineDeg * DEG_TO_RAD))
  return { along: [east, north], across: [-north, east] }
}

/** Local metres to row axes. */
export function toRowAxes(axes: RowAxes, xM: number, yM: number): [number, number] {
  return [xM * axes.along[0] + yM * axes.along[1], xM * axes.across[0] + yM * axes.across[1]]
}

/** Row axes to local metres. */
export function fromRowAxes(axes: RowAxes, uM: number, vM: number): [number, number] {
  return [uM * axes.along[0] + vM * axes.across[0], uM * axes.along[1] + vM * axes.across[1]]
}

/** Sines of whole quarter turns are exactly 0: rows at 90° stay straight on a grid. */
function clean(value: number): number {
  return Math.abs(value) < 1e-15 ? 0 : value
}
