/** Places in `Ray.values`. */
export const ORIGIN = 0
export const DIRECTION = 3
export const DISTANCE = 6
export const HIT_S = 7
export const HIT_T = 8
export const HIT_NORMAL = 9
export const INVERSE = 12

/** A ray and what it met; made once and used for many. Numbers lie in one array, so that none is boxed on the way. */
export interface Ray {
  /** Origin x, y, z; direction, unit length; then of the hit: distance, s, t, unit normal on the side that was met; 3 of scratch. */
  readonly values: Float64Array
  /** Met last; HIT_GROUND or HIT_NOTHING. */
  primitive: number
  /** 0 front, 1 back. */
  side: number
  readonly stack: Int32Array
}
