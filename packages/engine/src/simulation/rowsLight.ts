import { domeAboveHorizon, horizonElevationDeg, sunAboveHorizon } from '../field/horizon.ts'
import type { Block } from '../model/block.ts'
import type { HorizonProfile } from '../model/field.ts'
import type { BlockSeries } from '../model/output.ts'
import { HORIZON_BAND_DEG } from '../optics/horizonBand.ts'
import { openPlaneOptics } from '../optics/openPlane.ts'
import { makePlaneLight, type OpticsInput, type PlaneLight } from '../optics/optics.ts'
import { blockOptics } from './blockOptics.ts'
import { diffuseGlass } from './glass.ts'

/** Light of the mean module where none is traced; a far horizon hides sun and sky from the rows, the ground and the open front. */
export function rowsLight(block: Block, input: OpticsInput, out: BlockSeries): PlaneLight {
  const glass = diffuseGlass(block.module, block.mount)
  const optics = blockOptics(block, glass)
  const light = makePlaneLight(out.ghiWm2.length)
  if (block.horizon === undefined) {
    optics(input, light)
    return light
  }
  optics(behindHorizon(block.horizon, input, out), light)
  const open = makePlaneLight(out.ghiWm2.length)
  openPlaneOptics(glass, false)(input, open)
  return {
    ...light,
    frontAboveHorizonWm2: light.beamWm2.map(
      (beam, i) => beam + light.skyDiffuseWm2[i] + light.groundWm2[i],
    ),
    beamWm2: open.beamWm2,
    skyDiffuseWm2: open.skyDiffuseWm2,
    groundWm2: open.groundWm2,
  }
}

/**
 * The same sun and sky behind a far horizon: no sun below it; of the dome what lies above it, on the front by its tilt, on ground and
 * rear as on level ground; of the band at the horizon the mean part that rises above it. Of a band that is darker than the dome no more
 * is hidden than of the dome, so that a horizon never brightens the front.
 */
function behindHorizon(
  horizon: HorizonProfile,
  input: OpticsInput,
  { sunElevationDeg, sunAzimuthDeg }: BlockSeries,
): OpticsInput {
  const seen = sunAboveHorizon(horizon, sunElevationDeg, sunAzimuthDeg)
  const level = domeAboveHorizon(horizon, [0, 0, 1])
  const band = bandAboveHorizon(horizon)
  const shareOf = frontShares(horizon)
  const front = input.frontIsotropicWm2 ?? input.isotropicWm2
  const { dniWm2, circumsolarNormalWm2, isotropicWm2, sunUp, normalUp } = input
  const frontShare = front.map((_, i) =>
    shareOf(input.normalEast[i], input.normalNorth[i], normalUp[i]),
  )
  return {
    ...input,
    dniWm2: dniWm2.map((value, i) => value * seen[i]),
    circumsolarNormalWm2: circumsolarNormalWm2.map((value, i) => value * seen[i]),
    isotropicWm2: isotropicWm2.map((value) => leftOf(value, level)),
    frontIsotropicWm2: front.map((value, i) => leftOf(value, frontShare[i])),
    horizonWm2: input.horizonWm2.map((value, i) => {
      if (value >= 0) return value * band
      const sinTilt = Math.sqrt(Math.max(0, 1 - normalUp[i] * normalUp[i]))
      const hiddenDome = 0.5 * (1 + normalUp[i]) * (front[i] - leftOf(front[i], frontShare[i]))
      return Math.min(value * band, value + (sinTilt > 0 ? hiddenDome / sinTilt : 0))
    }),
    ghiWm2: input.ghiWm2.map((value, i) => {
      const sun = (dniWm2[i] + circumsolarNormalWm2[i]) * Math.max(0, sunUp[i])
      const dome = isotropicWm2[i] - leftOf(isotropicWm2[i], level)
      return Math.max(0, value - (1 - seen[i]) * sun - dome)
    }),
  }
}

/** What a horizon leaves of a dome; models let it be darker than nothing where the sun's surroundings are more than all: none of that is hidden. */
const leftOf = (domeWm2: number, share: number): number => (domeWm2 < 0 ? domeWm2 : domeWm2 * share)

/** Normals that differ by less than this see the same sky. */
const NORMAL_STEP = 0.01

/** Share of the dome that an open plane sees above the horizon, by its normal; each is computed once. */
function frontShares(horizon: HorizonProfile): (east: number, north: number, up: number) => number {
  const known = new Map<string, number>()
  return (...normal) => {
    const [east, north, up] = normal.map((part) => Math.round(part / NORMAL_STEP) * NORMAL_STEP)
    const key = `${east} ${north} ${up}`
    const share = known.get(key) ?? domeAboveHorizon(horizon, [east, north, up])
    known.set(key, share)
    return share
  }
}

/** Mean share of the bright band that rises above a far horizon. */
function bandAboveHorizon(horizon: HorizonProfile): number {
  let sum = 0
  for (let azimuthDeg = 0; azimuthDeg < 360; azimuthDeg++) {
    const share = 1 - horizonElevationDeg(horizon, azimuthDeg) / HORIZON_BAND_DEG
    sum += Math.min(1, Math.max(0, share))
  }
  return sum / 360
}
