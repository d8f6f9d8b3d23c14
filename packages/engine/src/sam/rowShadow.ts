/** Sun and a fixed row; the angle is that of the sun's azimuth from the row's. */
export interface SunOnRow {
  readonly cosTilt: number
  readonly sinTilt: number
  /** Sun's direction: up, towards the row's azimuth, along the row; a unit vector. */
  readonly sunUp: number
  readonly sunAhead: number
  readonly sunAlong: number
}

/** Size of a field's rows, m. */
export interface RowSize {
  /** Slant width. */
  readonly widthM: number
  readonly lengthM: number
  readonly pitchM: number
}

/** Shadow of the row ahead. */
export interface RowShadow {
  /** Share of the slant width, from below. */
  readonly heightFraction: number
  /** Length of the row at its end that the shadow leaves free, m. */
  readonly freeEndM: number
}

/**
 * Shadow that one fixed row of finite length casts on the row behind it [1]: the shadow of a row's slant width A is
 * P_y = A·(cos β + cos γ·sin β/tan α) long across the rows and P_x = A·sin β·sin γ/tan α along them; it stands
 * 1 − R/P_y of the width high on the row at the pitch R and leaves R·|P_x|/P_y of its length free.
 * No shadow with the sun down or behind the row's line.
 *
 * @see [1] J. Appelbaum, J. Bany, Solar Energy 23 (1979) 497-507, doi:10.1016/0038-092X(79)90077-2
 */
export function rowShadow(
  { cosTilt, sinTilt, sunUp, sunAhead, sunAlong }: SunOnRow,
  { widthM, lengthM, pitchM }: RowSize,
): RowShadow {
  if (!(sunUp > 0 && sunAhead > 0 && sinTilt > 1e-9)) return { heightFraction: 0, freeEndM: 0 }
  const acrossM = widthM * (cosTilt + (sinTilt * sunAhead) / sunUp)
  const alongM = (widthM * sinTilt * sunAlong) / sunUp
  return {
    heightFraction: Math.min(1, Math.max(0, 1 - pitchM / acrossM)),
    freeEndM: Math.min(lengthM, (pitchM * Math.abs(alongM)) / acrossM),
  }
}

/** Share of a row's area in the shadow. */
export function shadedArea({ heightFraction, freeEndM }: RowShadow, { lengthM }: RowSize): number {
  return (heightFraction * (lengthM - freeEndM)) / lengthM
}
