/**
 * Value of a column of whole degrees of tilt, linear between them.
 *
 * @param column - at 0° to 180°, [181]
 */
export function atTilt(column: Float64Array, tiltDeg: number): number {
  const low = Math.min(Math.floor(tiltDeg), 179)
  return column[low] + (tiltDeg - low) * (column[low + 1] - column[low])
}
