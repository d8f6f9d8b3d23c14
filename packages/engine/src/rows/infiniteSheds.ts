import { DEG_TO_RAD } from '@duet/units'
import { domeShare } from '../optics/rowGround.ts'
import { shadedRowFraction, sunlitGroundFraction } from '../optics/rowShading.ts'
import {
  rowGroundViewFactor,
  rowSkyViewFactor,
  sampledGroundSkyViewFactor,
} from '../optics/rowViewFactors.ts'
import { cosIncidence } from '../sky/incidence.ts'

/** One face of endless rows on level ground and the light of one instant. */
export interface ShedFace {
  readonly tiltDeg: number
  readonly azimuthDeg: number
  readonly groundCoverage: number
  readonly pitchM: number
  /** Of the rows' centre. */
  readonly centreHeightM: number
  /** As seen. */
  readonly sunZenithDeg: number
  readonly sunAzimuthDeg: number
  readonly ghiWm2: number
  /** Beam, and the light around the sun on a plane facing it. */
  readonly dniWm2: number
  /** The even part of the sky. */
  readonly dhiWm2: number
  readonly albedo: number
  /** Modifier of the beam. */
  readonly iam: number
  /** Places on the ground of one pitch at which its view of the sky is sampled. */
  readonly groundPoints: number
}

/** Light on one face, W/m². */
export interface ShedLight {
  readonly globalWm2: number
  /** Beam after reflection and the shade of the next row. */
  readonly directWm2: number
  readonly skyWm2: number
  readonly groundWm2: number
  /** Of the slant width, for the beam; 1 where a shadow falls on a face that the sun is behind. */
  readonly shadedFraction: number
}

/** A sun lower than this does not reach the ground, deg of zenith. */
const LAST_GROUND_ZENITH_DEG = 87

/** Rows lower than this above the horizon hide no sky from the ground, deg. */
const LEAST_ROW_ELEVATION_DEG = 5

/**
 * Light on one face of endless rows by the model of infinite sheds as published, with the ground's view of the sky sampled
 * at points and cut at rows that stand low; `infiniteRowsOptics` is the same in closed form, for whole series and for slopes.
 *
 * @see [1] M. Mikofski et al., IEEE PVSC (2019) 1357-1362, doi:10.1109/PVSC40753.2019.8980572
 */
export function infiniteShedsFace(face: ShedFace): ShedLight {
  const tilt = face.tiltDeg * DEG_TO_RAD
  const cosTilt = Math.cos(tilt)
  const sinTilt = Math.sin(tilt)
  const sunTangent =
    Math.cos((face.sunAzimuthDeg - face.azimuthDeg) * DEG_TO_RAD) *
    Math.tan(face.sunZenithDeg * DEG_TO_RAD)
  const { groundCoverage, dhiWm2 } = face
  const [cosAoi] = cosIncidence(
    Float64Array.of(face.tiltDeg),
    Float64Array.of(face.azimuthDeg),
    Float64Array.of(face.sunZenithDeg),
    Float64Array.of(face.sunAzimuthDeg),
  )
  const skyWm2 = dhiWm2 * rowSkyViewFactor(cosTilt, groundCoverage)
  const groundWm2 = groundLightWm2(face, sunTangent) * rowGroundViewFactor(cosTilt, groundCoverage)
  const shadow = shadedRowFraction(cosTilt, sinTilt, sunTangent, groundCoverage)
  const shadedFraction = shadow > 0 && cosAoi <= 0 ? 1 : shadow
  const directWm2 = face.dniWm2 * Math.max(0, cosAoi) * face.iam * (1 - shadedFraction)
  return {
    globalWm2: directWm2 + skyWm2 + groundWm2,
    directWm2,
    skyWm2,
    groundWm2,
    shadedFraction,
  }
}

/** What the ground throws back, mean over a pitch, W/m². */
function groundLightWm2(face: ShedFace, sunTangent: number): number {
  const tilt = face.tiltDeg * DEG_TO_RAD
  const { groundCoverage, pitchM, centreHeightM, ghiWm2, dhiWm2, albedo } = face
  const sunlit =
    face.sunZenithDeg > LAST_GROUND_ZENITH_DEG
      ? 0
      : sunlitGroundFraction(Math.cos(tilt), Math.sin(tilt), sunTangent, groundCoverage)
  const sky = sampledGroundSkyViewFactor(
    {
      rotationRad: tilt,
      groundCoverage,
      pitchM,
      centreHeightM,
      maxRows: Math.ceil(centreHeightM / (pitchM * Math.tan(LEAST_ROW_ELEVATION_DEG * DEG_TO_RAD))),
    },
    face.groundPoints,
  )
  const dome = domeShare(dhiWm2, ghiWm2)
  return ghiWm2 * albedo * (sunlit * (1 - dome) + sky * dome)
}

/** Both faces of bifacial rows and what passes the rear. */
export interface BifacialSheds {
  /** The front; its face turned over is the rear. */
  readonly front: ShedFace
  readonly rearIam: number
  readonly bifaciality: number
  /** Relative change of the rear's light by structure (below 0) and by light between modules. */
  readonly rearShadeFactor: number
  readonly rearTransmissionFactor: number
}

/** Light on both faces, and front plus what the rear adds to the current. */
export interface BifacialLight {
  readonly front: ShedLight
  readonly rear: ShedLight
  readonly globalWm2: number
}

/**
 * Light on both faces of endless bifacial rows by the model of infinite sheds.
 *
 * @see [1] M. Mikofski et al., IEEE PVSC (2019) 1357-1362, doi:10.1109/PVSC40753.2019.8980572
 */
export function infiniteShedsBifacial(sheds: BifacialSheds): BifacialLight {
  const front = infiniteShedsFace(sheds.front)
  const rear = infiniteShedsFace({
    ...sheds.front,
    tiltDeg: 180 - sheds.front.tiltDeg,
    azimuthDeg: sheds.front.azimuthDeg + 180,
    iam: sheds.rearIam,
  })
  const effect =
    sheds.bifaciality * (1 + sheds.rearShadeFactor) * (1 + sheds.rearTransmissionFactor)
  return { front, rear, globalWm2: front.globalWm2 + rear.globalWm2 * effect }
}
