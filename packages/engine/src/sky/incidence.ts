import { DEG_TO_RAD, RAD_TO_DEG } from '@duet/units'

/**
 * Cosine of the angle between the sun and the normal of a plane, negative when the sun is behind it.
 *
 * cos θ = cos β·cos z + sin β·sin z·cos(γ_s - γ), kept within -1 and 1. NaN in an input gives NaN.
 *
 * @param tiltDeg - of the plane from horizontal, [n], deg
 * @param azimuthDeg - of the plane, [n], deg
 * @param zenithDeg - of the sun as seen, [n], deg
 * @param sunAzimuthDeg - [n], deg
 * @param out - written and returned, [n]
 */
export function cosIncidence(
  tiltDeg: Float64Array,
  azimuthDeg: Float64Array,
  zenithDeg: Float64Array,
  sunAzimuthDeg: Float64Array,
  out: Float64Array = new Float64Array(zenithDeg.length),
): Float64Array {
  for (let i = 0; i < out.length; i++) {
    const tilt = tiltDeg[i] * DEG_TO_RAD
    const zenith = zenithDeg[i] * DEG_TO_RAD
    const turn = (sunAzimuthDeg[i] - azimuthDeg[i]) * DEG_TO_RAD
    const cos =
      Math.cos(tilt) * Math.cos(zenith) + Math.sin(tilt) * Math.sin(zenith) * Math.cos(turn)
    out[i] = Math.min(1, Math.max(-1, cos))
  }
  return out
}

/** Angle of incidence from its cosine, [n], deg; `out` may be `cos` itself. */
export function incidenceAngleDeg(
  cos: Float64Array,
  out: Float64Array = new Float64Array(cos.length),
): Float64Array {
  for (let i = 0; i < out.length; i++) out[i] = Math.acos(cos[i]) * RAD_TO_DEG
  return out
}
