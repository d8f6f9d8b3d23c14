/**
 * Heights of the ground on a square grid in the local plane of its own origin.
 * A plain value: it may cross a thread.
 */
export interface HeightGrid {
  /** Origin of the local plane (see `localFrame`), degrees WGS84. */
  readonly longitude: number
  readonly latitude: number
  /** Place of the first height, the south-western one, in that plane. */
  readonly originEastM: number
  readonly originNorthM: number
  /** Distance of neighbour heights, east and north alike. */
  readonly cellSizeM: number
  readonly columns: number
  readonly rows: number
  /** [rows · columns], m above sea level: the southern row first, each from west to east; NaN where it is not known. */
  readonly heightsM: Float32Array<ArrayBuffer>
}
