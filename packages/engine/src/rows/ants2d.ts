import { DEG_TO_RAD } from '@duet/units'
import { shadedFractionOfPair } from '../optics/rowShading.ts'
import { rowSkyViewFactor } from '../optics/rowViewFactors.ts'
import { cosIncidence } from '../sky/incidence.ts'
import { planeOfRotation } from '../tracking/orientation.ts'
import { projectedZenithDeg } from '../tracking/singleAxis.ts'
import { type GroundLightInput, stripLightWm2, stripsOf } from './ants2dGround.ts'
import { faceStripViewFactors, type StripRows } from './groundStrips.ts'

/** Endless rows on an axis, level or sloped, and the light of one instant. */
export interface Ants2dInput extends GroundLightInput {
  /** Right-handed about the axis, from horizontal. */
  readonly rotationDeg: number
  readonly axisAzimuthDeg: number
  readonly axisTiltDeg: number
  /** Of the ground across the axes, positive when it falls to the right of an observer looking along the axis. */
  readonly crossAxisSlopeDeg: number
  readonly groundCoverage: number
  /** Horizontal. */
  readonly pitchM: number
  /** Of the rows' centre, vertical. */
  readonly centreHeightM: number
  readonly sunZenithDeg: number
  readonly sunAzimuthDeg: number
  /** Of each strip of the ground of a pitch, from below a row's centre towards the left of the axis, [strips]. */
  readonly albedo: Float64Array
  /** Equal parts of the row's width, counted from the edge to the right of the axis. */
  readonly rowParts: number
  /** Rows and repeats of the ground that are counted on each side. */
  readonly maxRows: number
}

/** Light on one face by part of the row's width, each [parts], W/m². */
export interface PartsLight {
  /** After shade. */
  readonly directWm2: Float64Array
  readonly skyWm2: Float64Array
  readonly groundWm2: Float64Array
  /** Of the part, for the beam. */
  readonly shadedFraction: Float64Array
}

/**
 * Light on both faces of endless rows, part by part of their width, with ground that is lit, shaded and bright strip by
 * strip. All view factors are closed sums of crossed strings. No reflection at the glass and none between rows.
 *
 * On a slope the cross-section is turned until the ground is level: rows and sun by the cross-axis slope, lengths by its
 * cosine.
 *
 * @see [1] K. S. Anderson, A. R. Jensen, C. W. Hansen, IEEE J. Photovoltaics (2026), doi:10.1109/JPHOTOV.2026.3677506
 */
export function ants2d(input: Ants2dInput): {
  readonly front: PartsLight
  readonly rear: PartsLight
} {
  const { crossAxisSlopeDeg, axisTiltDeg, axisAzimuthDeg } = input
  const cosCross = Math.cos(crossAxisSlopeDeg * DEG_TO_RAD)
  const pitch = input.pitchM / cosCross
  const rows: StripRows = {
    rotationRad: (input.rotationDeg - crossAxisSlopeDeg) * DEG_TO_RAD,
    width: input.groundCoverage * input.pitchM,
    pitch,
    height: input.centreHeightM * Math.cos(axisTiltDeg * DEG_TO_RAD) * cosCross,
  }
  const [projectedDeg] = projectedZenithDeg(
    Float64Array.of(input.sunZenithDeg),
    Float64Array.of(input.sunAzimuthDeg),
    { axisAzimuthDeg, axisTiltDeg },
  )
  const sunRad = (projectedDeg - crossAxisSlopeDeg) * DEG_TO_RAD
  const groundWm2 = stripLightWm2(input, rows, sunRad)
  return {
    front: faceLight(input, rows, sunRad, groundWm2, false),
    rear: faceLight(input, rows, sunRad, groundWm2, true),
  }
}

function faceLight(
  input: Ants2dInput,
  rows: StripRows,
  sunRad: number,
  groundWm2: Float64Array,
  isRear: boolean,
): PartsLight {
  const { rowParts: parts, dhiWm2, maxRows } = input
  const turn = isRear ? 180 : 0
  const face: StripRows = { ...rows, rotationRad: rows.rotationRad + turn * DEG_TO_RAD }
  const sin = Math.sin(face.rotationRad)
  const cos = Math.cos(face.rotationRad)
  const beamWm2 = input.dniWm2 * Math.max(0, cosAoi(input, input.rotationDeg + turn))
  const bounds = stripsOf(groundWm2.length)
  const out: PartsLight = {
    directWm2: new Float64Array(parts),
    skyWm2: new Float64Array(parts),
    groundWm2: new Float64Array(parts),
    shadedFraction: new Float64Array(parts),
  }
  const shaded = shadedShare(face, sunRad)
  for (let part = 0; part < parts; part++) {
    // Along the chord of the face; the rear's runs the other way.
    const at = isRear ? parts - 1 - part : part
    const [x0, x1] = [at / parts, (at + 1) / parts]
    const [y0, y1] = sin < 0 ? [1 - x1, 1 - x0] : [x0, x1]
    out.skyWm2[part] = dhiWm2 * rowSkyViewFactor(cos, rows.width / rows.pitch, y0, y1)
    const views = faceStripViewFactors(face, x0, x1, bounds, maxRows)
    out.groundWm2[part] = views.reduce((sum, view, i) => sum + view * groundWm2[i], 0)
    const dark = Math.min(1, Math.max(0, (shaded - y0) / (y1 - y0)))
    out.shadedFraction[part] = dark
    out.directWm2[part] = beamWm2 * (1 - dark)
  }
  return out
}

function cosAoi(input: Ants2dInput, rotationDeg: number): number {
  const plane = planeOfRotation(
    Float64Array.of(rotationDeg),
    input.axisAzimuthDeg,
    input.axisTiltDeg,
  )
  const [cos] = cosIncidence(
    plane.tiltDeg,
    plane.azimuthDeg,
    Float64Array.of(input.sunZenithDeg),
    Float64Array.of(input.sunAzimuthDeg),
  )
  return cos
}

/** Share of the width in the shadow of the next row. */
function shadedShare({ rotationRad, width, pitch }: StripRows, sunRad: number): number {
  return shadedFractionOfPair({
    sunRad,
    shadedRotationRad: rotationRad,
    shadingRotationRad: rotationRad,
    crossAxisSlopeRad: 0,
    collectorWidthM: width,
    pitchM: pitch,
    surfaceOffsetM: 0,
  })
}
