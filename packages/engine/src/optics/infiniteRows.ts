import { RAD_TO_DEG } from '@duet/units'
import type { DiffuseIamTable } from '../surface/diffuseIam.ts'
import { atTilt } from './atTilt.ts'
import { crossSection } from './crossSection.ts'
import { visibleHorizonFraction } from './horizonBand.ts'
import type { Optics } from './optics.ts'
import type { RowFrame } from './rowFrame.ts'
import type { RowGround } from './rowGround.ts'
import { shadedRowFraction } from './rowShading.ts'
import { rowSkyAboveHorizon } from './rowViewFactors.ts'

export interface InfiniteRows {
  readonly frame: RowFrame
  readonly ground: RowGround
  /** Diffuse transmittance of both faces. */
  readonly glass: DiffuseIamTable
  /** False leaves the rear dark. */
  readonly isBifacial: boolean
}

/**
 * Optics of the mean row among endless parallel rows, in the cross-section of the ground's frame.
 *
 * Both faces see the sky by the view factors of long rows [1] and the ground by `RowGround`. The next row's shade
 * takes beam and circumsolar light, its edge cuts dome and horizon band. Light between facing rows is left out, as in [1].
 * On sloped ground the beam on the ground is scaled by the sun's angle to it, and a sun behind the ground gives none.
 *
 * @see [1] M. Mikofski et al., IEEE PVSC (2019) 1357-1362, doi:10.1109/PVSC40753.2019.8980572
 */
export function infiniteRowsOptics({ frame, ground, glass, isBifacial }: InfiniteRows): Optics {
  const { groundCoverage } = frame
  return (input, out) => {
    const section = crossSection(frame, input)
    const { frontWm2: frontGroundWm2, rearWm2: rearGroundWm2 } = ground(input, section)
    for (let i = 0; i < out.beamWm2.length; i++) {
      const cosRow = section.cosRow[i]
      const sinRow = section.sinRow[i]
      const sunTangent = section.sunTangent[i]
      const isLit = section.sunOutOfGround[i] > 0
      const cosTilt = input.normalUp[i]
      const sinTilt = Math.sqrt(Math.max(0, 1 - cosTilt * cosTilt))
      const tiltDeg = Math.acos(Math.min(1, Math.max(-1, cosTilt))) * RAD_TO_DEG
      const cosFront = input.sunUp[i] > 0 ? Math.max(0, input.cosAoi[i]) : 0
      const dome = input.isotropicWm2[i]
      const frontDome = input.frontIsotropicWm2 ? input.frontIsotropicWm2[i] : dome
      const band = input.horizonWm2[i] * sinTilt

      // Front as if alone.
      const beam = input.dniWm2[i] * cosFront
      const circumsolar = input.circumsolarNormalWm2[i] * cosFront
      const openSky = 0.5 * (1 + cosTilt) * frontDome
      out.beamWm2[i] = beam
      out.skyDiffuseWm2[i] = Math.max(0, openSky + band + circumsolar)
      out.groundWm2[i] = 0.5 * (1 - cosTilt) * input.albedo[i] * input.ghiWm2[i]

      // Front among its neighbours.
      const horizon = section.sinHorizon[i]
      const frontSky = frontDome * rowSkyAboveHorizon(cosRow, sinRow, groundCoverage, horizon)
      const frontBand = bandOnRow(band, cosRow, sinRow, groundCoverage, horizon)
      const frontLit = isLit ? 1 - shadedRowFraction(cosRow, sinRow, sunTangent, groundCoverage) : 0
      out.frontShadedWm2[i] =
        beam * frontLit +
        Math.max(0, frontSky + frontBand + circumsolar * frontLit) +
        frontGroundWm2[i]
      out.frontTransmittedWm2[i] =
        beam * input.frontBeamIam[i] * frontLit +
        Math.max(
          0,
          frontSky * atTilt(glass.sky, tiltDeg) +
            frontBand * atTilt(glass.horizon, tiltDeg) +
            circumsolar * input.frontCircumsolarIam[i] * frontLit,
        ) +
        frontGroundWm2[i] * atTilt(glass.ground, tiltDeg)
      if (!isBifacial) continue

      // Rear: the same rows seen with tilt 180° − β.
      const rearTiltDeg = 180 - tiltDeg
      const cosRear = isLit ? Math.max(0, -input.cosAoi[i]) : 0
      const rearLit =
        cosRear > 0 ? 1 - shadedRowFraction(-cosRow, sinRow, -sunTangent, groundCoverage) : 0
      const rearBeam = (input.dniWm2[i] + input.circumsolarNormalWm2[i]) * cosRear * rearLit
      const rearSky = dome * rowSkyAboveHorizon(-cosRow, sinRow, groundCoverage, -horizon)
      const rearBand = bandOnRow(band, -cosRow, sinRow, groundCoverage, -horizon)
      out.rearBeamWm2[i] = rearBeam
      out.rearSkyWm2[i] = Math.max(0, rearSky + rearBand)
      out.rearGroundWm2[i] = rearGroundWm2[i]
      out.rearTransmittedWm2[i] =
        rearBeam * input.rearBeamIam[i] +
        Math.max(
          0,
          rearSky * atTilt(glass.sky, rearTiltDeg) + rearBand * atTilt(glass.horizon, rearTiltDeg),
        ) +
        rearGroundWm2[i] * atTilt(glass.ground, rearTiltDeg)
    }
  }
}

/** Light of the horizon band on a face between rows, W/m²; most skies of the simpler models have none. */
function bandOnRow(
  bandWm2: number,
  cosTilt: number,
  sinTilt: number,
  groundCoverage: number,
  sinHorizon: number,
): number {
  if (bandWm2 === 0) return 0
  return bandWm2 * visibleHorizonFraction(cosTilt, sinTilt, groundCoverage, sinHorizon)
}
