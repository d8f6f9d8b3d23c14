import { RAD_TO_DEG } from '@duet/units'
import type { DiffuseIamTable } from '../surface/diffuseIam.ts'
import { atTilt } from './atTilt.ts'
import type { Optics } from './optics.ts'

/**
 * Optics of one plane without neighbours: plain transposition on both faces, no shade.
 *
 * Front: beam·cosθ, dome·(1+cosβ)/2, circumsolar·cosθ, horizon·sinβ, albedo·GHI·(1−cosβ)/2. The rear is the same
 * plane with tilt 180° − β; the plane's own shadow on the ground is left out, so that the rear of a low plane is
 * overstated. A sun below the horizon gives no beam.
 *
 * @param glass - diffuse transmittance of both faces
 * @param isBifacial - false leaves the rear dark
 */
export function openPlaneOptics(glass: DiffuseIamTable, isBifacial: boolean): Optics {
  return (input, out) => {
    for (let i = 0; i < out.beamWm2.length; i++) {
      const cosTilt = input.normalUp[i]
      const sinTilt = Math.sqrt(Math.max(0, 1 - cosTilt * cosTilt))
      const tiltDeg = Math.acos(Math.min(1, Math.max(-1, cosTilt))) * RAD_TO_DEG
      const isUp = input.sunUp[i] > 0
      const cosFront = isUp ? Math.max(0, input.cosAoi[i]) : 0
      const dome = input.isotropicWm2[i]
      const frontDome = input.frontIsotropicWm2 ? input.frontIsotropicWm2[i] : dome
      const band = input.horizonWm2[i] * sinTilt
      const reflected = input.albedo[i] * input.ghiWm2[i]

      const beam = input.dniWm2[i] * cosFront
      const circumsolar = input.circumsolarNormalWm2[i] * cosFront
      const sky = 0.5 * (1 + cosTilt) * frontDome
      const ground = 0.5 * (1 - cosTilt) * reflected
      // A dark horizon cannot take more than the rest of the sky gives.
      const diffuse = Math.max(0, sky + band + circumsolar)
      out.beamWm2[i] = beam
      out.skyDiffuseWm2[i] = diffuse
      out.groundWm2[i] = ground
      out.frontShadedWm2[i] = beam + diffuse + ground
      out.frontTransmittedWm2[i] =
        beam * input.frontBeamIam[i] +
        Math.max(
          0,
          sky * atTilt(glass.sky, tiltDeg) +
            band * atTilt(glass.horizon, tiltDeg) +
            circumsolar * input.frontCircumsolarIam[i],
        ) +
        ground * atTilt(glass.ground, tiltDeg)
      if (!isBifacial) continue

      const cosRear = isUp ? Math.max(0, -input.cosAoi[i]) : 0
      const rearBeam = (input.dniWm2[i] + input.circumsolarNormalWm2[i]) * cosRear
      const rearDome = 0.5 * (1 - cosTilt) * dome
      const rearGround = 0.5 * (1 + cosTilt) * reflected
      const rearTiltDeg = 180 - tiltDeg
      out.rearBeamWm2[i] = rearBeam
      out.rearSkyWm2[i] = Math.max(0, rearDome + band)
      out.rearGroundWm2[i] = rearGround
      out.rearTransmittedWm2[i] =
        rearBeam * input.rearBeamIam[i] +
        Math.max(
          0,
          rearDome * atTilt(glass.sky, rearTiltDeg) + band * atTilt(glass.horizon, rearTiltDeg),
        ) +
        rearGround * atTilt(glass.ground, rearTiltDeg)
    }
  }
}
