/**
 * View factors between long parallel rows, the sky and the ground, in the cross-section.
 *
 * All rows are alike: slant width w, pitch p, tilt β, and `groundCoverage` g = w/p. A row's back is its
 * front with tilt 180° − β. The sky ends where the edge of the next row hides it; the same edges bound
 * every row beyond, so that the next row is the only one that counts. Source of all four:
 * @see [1] M. Mikofski, R. Darawali, M. Hamer, A. Neubert, J. Newmiller, IEEE PVSC (2019) 1357-1362,
 *   doi:10.1109/PVSC40753.2019.8980572
 */

/**
 * Mean view factor of the face between two places of its slant height to the sky:
 * ½·(1 + (s(1−x₁) − s(1−x₀))/(x₁−x₀)), s(y) = √(1/g² − 2·y·cosβ/g + y²).
 *
 * @param cosTilt - cosine of the face's tilt, −1..1
 * @param groundCoverage - g, above 0
 * @param x0 - from the lower edge, share of the slant height
 * @param x1 - above `x0`
 */
export function rowSkyViewFactor(cosTilt: number, groundCoverage: number, x0 = 0, x1 = 1): number {
  const a = 1 / groundCoverage
  const width = x1 - x0
  if (width < 1e-6) return rowSkyViewFactorAt(cosTilt, groundCoverage, x0)
  const difference = edgeDistance(a, -cosTilt, 1 - x1) - edgeDistance(a, -cosTilt, 1 - x0)
  return 0.5 * (1 + difference / width)
}

/**
 * Mean view factor of the whole face to the sky where the true horizon stands above the ground's plane: places that
 * see over the next row's edge see sky only down to the horizon, ½·(1 + cos(β + h)).
 *
 * @param sinTilt - at or above 0
 * @param sinHorizon - sine of the horizon's elevation h above the ground's plane; at or below 0 it hides nothing
 */
export function rowSkyAboveHorizon(
  cosTilt: number,
  sinTilt: number,
  groundCoverage: number,
  sinHorizon: number,
): number {
  if (sinHorizon <= 0) return rowSkyViewFactor(cosTilt, groundCoverage)
  const cosHorizon = Math.sqrt(1 - sinHorizon * sinHorizon)
  const tangent = sinHorizon / cosHorizon
  const overHorizon = 0.5 * (1 + cosTilt * cosHorizon - sinTilt * sinHorizon)
  const reach = tangent / ((sinTilt + tangent * cosTilt) * groundCoverage)
  // From here up the next row lies below the horizon.
  const from = reach > 0 ? Math.max(0, 1 - reach) : 0
  return (
    from * rowSkyViewFactor(cosTilt, groundCoverage, 0, Math.max(from, 1e-6)) +
    (1 - from) * overHorizon
  )
}

/** Mean view factor to the ground: ½·(1 − (r(x₁) − r(x₀))/(x₁−x₀)), r(x) = √(1/g² + 2·x·cosβ/g + x²). */
export function rowGroundViewFactor(
  cosTilt: number,
  groundCoverage: number,
  x0 = 0,
  x1 = 1,
): number {
  const a = 1 / groundCoverage
  const width = x1 - x0
  if (width < 1e-6) return rowGroundViewFactorAt(cosTilt, groundCoverage, x0)
  const difference = edgeDistance(a, cosTilt, x1) - edgeDistance(a, cosTilt, x0)
  return 0.5 * (1 - difference / width)
}

/** Distance from a place on a face to the edge of the next row, in slant widths. */
function edgeDistance(a: number, cosTilt: number, x: number): number {
  return Math.sqrt(a * a + 2 * a * cosTilt * x + x * x)
}

/** View factor to the sky of one place: ½·(1 + cos(β + ψ)), ψ the elevation of the next row's top edge. */
export function rowSkyViewFactorAt(cosTilt: number, groundCoverage: number, x: number): number {
  const sinTilt = Math.sqrt(1 - cosTilt * cosTilt)
  const rise = groundCoverage * (1 - x) * sinTilt
  const run = 1 - groundCoverage * (1 - x) * cosTilt
  return 0.5 * (1 + (cosTilt * run - sinTilt * rise) / Math.hypot(rise, run))
}

/** View factor to the ground of one place: ½·(1 − cos(β − ψ)), ψ the depression of the next row's lower edge. */
export function rowGroundViewFactorAt(cosTilt: number, groundCoverage: number, x: number): number {
  const sinTilt = Math.sqrt(1 - cosTilt * cosTilt)
  const drop = groundCoverage * x * sinTilt
  const run = 1 + groundCoverage * x * cosTilt
  return 0.5 * (1 - (cosTilt * run + sinTilt * drop) / Math.hypot(drop, run))
}

/**
 * Mean view factor of the ground between rows to the sky, over one pitch and any number of rows.
 *
 * Sky and ground of one pitch are equally wide and a row's two faces are all that lies between, so by
 * reciprocity F = 1 − g·(F_front,sky + F_back,sky) = (g/2)·(√(1/g² − 2cosβ/g + 1) + √(1/g² + 2cosβ/g + 1)) − g.
 * It needs no height: that only moves light along the ground.
 */
export function meanGroundSkyViewFactor(cosTilt: number, groundCoverage: number): number {
  const a = 1 / groundCoverage
  const strings = edgeDistance(a, cosTilt, 1) + edgeDistance(a, -cosTilt, 1)
  return groundCoverage * (0.5 * strings - 1)
}

/** One place on the ground under rows that are all turned by the same angle. */
export interface GroundPlace {
  /** Rotation of the rows, rad; positive turns the upper side towards −x. */
  readonly rotationRad: number
  readonly groundCoverage: number
  readonly pitchM: number
  /** Height of the rows' centre above ground. */
  readonly centreHeightM: number
  /** Share of the pitch from below a row's centre. */
  readonly x: number
  /** Rows that are counted on each side. */
  readonly maxRows: number
}

/**
 * View factor of one place on the ground to the sky: the sum of the gaps between the rows,
 * ½·(cos φ_near − cos φ_far) each, φ the elevation of the edges seen from the place.
 */
export function groundSkyViewFactorAt(place: GroundPlace): number {
  const halfWidthM = (place.groundCoverage * place.pitchM) / 2
  const dy = halfWidthM * Math.sin(place.rotationRad)
  const dx = halfWidthM * Math.cos(place.rotationRad)
  let sum = 0
  let previousCos = NaN
  for (let k = -place.maxRows; k <= place.maxRows; k++) {
    const centreM = (k - place.x) * place.pitchM
    const one = cosElevation(centreM + dx, place.centreHeightM + dy)
    const other = cosElevation(centreM - dx, place.centreHeightM - dy)
    const gap = Math.min(one, other) - previousCos
    // Rows follow each other from −x to +x; a gap is open where the next row's near edge is beyond the last far edge.
    if (gap > 0) sum += 0.5 * gap
    previousCos = Math.max(one, other)
  }
  return sum
}

function cosElevation(alongM: number, aboveM: number): number {
  return alongM / Math.hypot(alongM, aboveM)
}

/** Trapezoid mean of `groundSkyViewFactorAt` over one pitch, ends included; the numeric twin of the closed form. */
export function sampledGroundSkyViewFactor(place: Omit<GroundPlace, 'x'>, points: number): number {
  let sum = 0
  for (let i = 0; i < points; i++) {
    const weight = i === 0 || i === points - 1 ? 0.5 : 1
    sum += weight * groundSkyViewFactorAt({ ...place, x: i / (points - 1) })
  }
  return sum / (points - 1)
}
