import type { Block, BlockSkyModel } from '../model/block.ts'
import type { Module } from '../model/module.ts'
import type { BlockSeries } from '../model/output.ts'
import { evenFrontSky } from '../optics/evenFrontSky.ts'
import type { OpticsInput } from '../optics/optics.ts'
import { coverIam } from '../sam/cover.ts'
import { hdkrSky } from '../sam/hdkrSky.ts'
import { perezHighSunSky } from '../sam/perezHighSun.ts'
import { diffuseSky, type Sky } from '../sky/sky.ts'
import { relativeAirmass } from '../sun/airmass.ts'
import { extraterrestrialWm2 } from '../sun/extraterrestrial.ts'
import type { SunAtIntervals } from '../sun/sunAtIntervals.ts'
import { cosinesBetween, directionsOf } from './directions.ts'
import { beamIam } from './glass.ts'
import { withMeanPlane } from './turning/meanPlane.ts'
import type { RowTurns } from './turning/rowTurns.ts'

/**
 * What the optics see of a range: sun and plane as directions, the sky by the block's model, the ground, and the glass's
 * part for the sun's light.
 *
 * @param out - its light and orientation are read
 * @param turns - of tables that each turn by themselves: their mean stands for the plane
 */
export function opticsInput(
  block: Block,
  sun: SunAtIntervals,
  albedo: Float64Array,
  out: BlockSeries,
  turns?: RowTurns,
): OpticsInput {
  const sunward = directionsOf(sun.apparentZenithDeg, sun.azimuthDeg)
  const normal = directionsOf(out.surfaceTiltDeg, out.surfaceAzimuthDeg)
  const cosAoi = cosinesBetween(sunward, normal)
  const sky = skyOfBlock(block.skyModel, sun, out)
  const frontBeamIam = beamIam(block.module, cosAoi, 1)
  const ofBlock: OpticsInput = {
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
    frontCircumsolarIam: circumsolarIam(block.module, out.surfaceTiltDeg, frontBeamIam),
    rearBeamIam: beamIam(block.module, cosAoi, -1),
  }
  const input = turns ? withMeanPlane(block, turns, ofBlock) : ofBlock
  return block.circumsolar === 'diffuse' ? evenFrontSky(input, out.dhiWm2) : input
}

/** The diffuse sky of each step by a model; that of `hdkr` goes by the tilt in `out`. */
export function skyOfBlock(skyModel: BlockSkyModel, sun: SunAtIntervals, out: BlockSeries): Sky {
  const light = {
    zenithDeg: sun.apparentZenithDeg,
    dniWm2: out.dniWm2,
    dhiWm2: out.dhiWm2,
    extraterrestrialWm2: extraterrestrialWm2(sun.timeUtcMs),
    airmass: relativeAirmass(sun.apparentZenithDeg),
  }
  switch (skyModel) {
    case 'hdkr':
      return hdkrSky({ ...light, ghiWm2: out.ghiWm2, tiltDeg: out.surfaceTiltDeg })
    case 'perezHighSun':
      return perezHighSunSky(light)
    case 'perez':
    case 'haydavies':
    case 'isotropic':
      return diffuseSky(skyModel, light)
  }
}

/** What the glass passes of circumsolar light on the front; a `cover` takes it as light of the sky. */
function circumsolarIam(
  { cover, iamOn }: Module,
  tiltDeg: Float64Array,
  beam: Float64Array,
): Float64Array {
  if (cover !== undefined) return tiltDeg.map(coverIam(cover).sky)
  return iamOn === 'beam' ? new Float64Array(beam.length).fill(1) : beam
}
