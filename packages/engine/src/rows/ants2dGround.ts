import { DEG_TO_RAD } from '@duet/units'
import { type StripRows, stripSkyViewFactor, stripSunlitFraction } from './groundStrips.ts'

/** What lights the ground between rows. */
export interface GroundLightInput {
  /** Beam with the light around the sun, on a plane facing it, and the rest of the diffuse light (`sunwardSky`). */
  readonly dniWm2: number
  readonly dhiWm2: number
  /** On a level plane; on level ground GHI less `dhiWm2` is its beam. */
  readonly ghiWm2: number
  readonly sunZenithDeg: number
  readonly sunAzimuthDeg: number
  readonly axisAzimuthDeg: number
  readonly axisTiltDeg: number
  readonly crossAxisSlopeDeg: number
  /** [strips] */
  readonly albedo: Float64Array
  readonly maxRows: number
}

/** Bounds of equal strips of one pitch, [strips + 1], from 0 to 1. */
export function stripsOf(strips: number): Float64Array {
  return Float64Array.from({ length: strips + 1 }, (_, i) => i / strips)
}

/** What each strip of ground throws back, [strips], W/m². */
export function stripLightWm2(
  input: GroundLightInput,
  rows: StripRows,
  sunRad: number,
): Float64Array {
  const { albedo, dhiWm2, maxRows } = input
  const beamWm2 = groundBeamWm2(input)
  const bounds = stripsOf(albedo.length).map((x) => x * rows.pitch)
  return albedo.map((reflectance, strip) => {
    const [from, to] = [bounds[strip], bounds[strip + 1]]
    const sunlit = stripSunlitFraction(rows, sunRad, from, to)
    const sky = stripSkyViewFactor(rows, from, to, maxRows)
    return reflectance * (sunlit * beamWm2 + sky * dhiWm2)
  })
}

/** Beam on open ground. */
function groundBeamWm2(input: GroundLightInput): number {
  const { axisTiltDeg, crossAxisSlopeDeg, ghiWm2, dhiWm2 } = input
  if (axisTiltDeg === 0 && crossAxisSlopeDeg === 0) return ghiWm2 - dhiWm2
  const axis = axisTiltDeg * DEG_TO_RAD
  const cross = crossAxisSlopeDeg * DEG_TO_RAD
  const zenith = input.sunZenithDeg * DEG_TO_RAD
  const turn = (input.sunAzimuthDeg - input.axisAzimuthDeg) * DEG_TO_RAD
  // The ground's normal along the axis' azimuth, to its right and up.
  const along = Math.cos(cross) * Math.sin(axis)
  const right = Math.sin(cross)
  const up = Math.cos(cross) * Math.cos(axis)
  const sunLevel = Math.sin(zenith)
  const cos =
    along * sunLevel * Math.cos(turn) + right * sunLevel * Math.sin(turn) + up * Math.cos(zenith)
  return input.dniWm2 * Math.max(0, cos)
}
