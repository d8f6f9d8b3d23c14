import type { OpticsInput } from '../optics/optics.ts'
import { diffuseSky } from '../sky/sky.ts'
import { relativeAirmass } from '../sun/airmass.ts'
import { extraterrestrialWm2 } from '../sun/extraterrestrial.ts'
import type { SunAtIntervals } from '../sun/sunAtIntervals.ts'
import { cosinesBetween, directionsOf } from './directions.ts'
import { beamIam } from './glass.ts'
import type { Block } from './input.ts'
import type { BlockSeries } from './output.ts'

/**
 * What the optics see of a range: sun and plane as directions, the sky by the block's model, the ground, and the glass's
 * part for the sun's light.
 *
 * @param out - its light and orientation are read
 */
export function opticsInput(
  block: Block,
  sun: SunAtIntervals,
  albedo: Float64Array,
  out: BlockSeries,
): OpticsInput {
  const sunward = directionsOf(sun.apparentZenithDeg, sun.azimuthDeg)
  const normal = directionsOf(out.surfaceTiltDeg, out.surfaceAzimuthDeg)
  const cosAoi = cosinesBetween(sunward, normal)
  const sky = diffuseSky(block.skyModel, {
    zenithDeg: sun.apparentZenithDeg,
    dniWm2: out.dniWm2,
    dhiWm2: out.dhiWm2,
    extraterrestrialWm2: extraterrestrialWm2(sun.timeUtcMs),
    airmass: relativeAirmass(sun.apparentZenithDeg),
  })
  const frontBeamIam = beamIam(block.module, cosAoi, 1)
  return {
    sunEast: sunward.east,
    sunNorth: sunward.north,
    sunUp: sunward.up,
    normalEast: normal.east,
    normalNorth: normal.north,
    normalUp: normal.up,
    cosAoi,
    ghiWm2: out.ghiWm2,
    dniWm2: out.dniWm2,
    circumsolarNormalWm2: sky.circumsolarNormalWm2,
    isotropicWm2: sky.domeWm2,
    horizonWm2: sky.horizonWm2,
    albedo,
    frontBeamIam,
    frontCircumsolarIam:
      block.module.iamOn === 'beam' ? new Float64Array(cosAoi.length).fill(1) : frontBeamIam,
    rearBeamIam: beamIam(block.module, cosAoi, -1),
  }
}
