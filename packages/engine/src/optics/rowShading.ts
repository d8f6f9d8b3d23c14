/**
 * Share of the pitch's ground that the sun reaches between long rows: 1 − min(1, g·|cosβ + sinβ·tanφ|).
 *
 * @param cosTilt - of the rows' front face
 * @param sinTilt - at or above 0
 * @param sunTangent - tangent of the sun's zenith angle in the cross-section, positive on the front's side
 * @see [1] M. Mikofski et al., IEEE PVSC (2019), doi:10.1109/PVSC40753.2019.8980572, equation 4
 */
export function sunlitGroundFraction(
  cosTilt: number,
  sinTilt: number,
  sunTangent: number,
  groundCoverage: number,
): number {
  return 1 - Math.min(1, groundCoverage * Math.abs(cosTilt + sinTilt * sunTangent))
}

/**
 * Share of a face's slant height in the shadow of the next row: 1 − 1/x where the shadow
 * x = g·(sinβ·tanφ + cosβ), in pitches, is longer than one pitch; else 0. A face that the sun is behind has no
 * beam to lose; the caller leaves it out.
 *
 * @see [1] as above
 */
export function shadedRowFraction(
  cosTilt: number,
  sinTilt: number,
  sunTangent: number,
  groundCoverage: number,
): number {
  const shadow = groundCoverage * (sinTilt * sunTangent + cosTilt)
  return shadow > 1 ? 1 - 1 / shadow : 0
}

/** Two neighbouring rows on an axis and the sun in their cross-section. Angles in rad, right-handed about the axis. */
export interface RowPair {
  /** Projected solar zenith angle. */
  readonly sunRad: number
  readonly shadedRotationRad: number
  /** Rotation of the row towards the sun. */
  readonly shadingRotationRad: number
  readonly crossAxisSlopeRad: number
  readonly collectorWidthM: number
  /** Horizontal, centre to centre. */
  readonly pitchM: number
  /** From the axis to the surface. */
  readonly surfaceOffsetM: number
}

/**
 * Share of a row in the beam shadow of its neighbour, with rows that may be turned differently.
 *
 * t* = ½ + ½·|cos(θ₁−θs)|/|cos(θ₂−θs)| + sign(θs)·z₀/(ℓ·|cos(θ₂−θs)|)·(sin(θ₂−θs) − sin(θ₁−θs))
 *      − p/(ℓ·cosβc)·cos(θs−βc)/|cos(θ₂−θs)|, held to 0..1; θ₁ shading, θ₂ shaded row.
 *
 * @see [1] K. Anderson, A. Jensen, J. Renew. Sustain. Energy 16 (2024), doi:10.1063/5.0202220, equation 12
 */
export function shadedFractionOfPair(pair: RowPair): number {
  const shading = pair.shadingRotationRad - pair.sunRad
  const shaded = pair.shadedRotationRad - pair.sunRad
  const cosShaded = Math.abs(Math.cos(shaded))
  const width = pair.collectorWidthM
  const offset =
    (Math.sign(pair.sunRad) * pair.surfaceOffsetM * (Math.sin(shaded) - Math.sin(shading))) / width
  const distance =
    (pair.pitchM / (width * Math.cos(pair.crossAxisSlopeRad))) *
    Math.cos(pair.sunRad - pair.crossAxisSlopeRad)
  const t = 0.5 + (0.5 * Math.abs(Math.cos(shading)) + offset - distance) / cosShaded
  return Math.min(1, Math.max(0, t))
}
