import type { FieldFactors } from '../field/fieldFactors.ts'
import { tablePose } from '../field/fieldFrame.ts'
import { type ClassLight, fieldLight } from '../field/fieldLight.ts'
import type { FieldPlan } from '../field/fieldPlan.ts'
import { domeAboveHorizon, sunAboveHorizon } from '../field/horizon.ts'
import type { SunGrid } from '../field/sunGrid.ts'
import type { FieldTurns } from '../field/turnedShade.ts'
import type { Block } from '../model/block.ts'
import type { BlockSeries, ZoneSeries } from '../model/output.ts'
import type { OpticsInput, PlaneLight } from '../optics/optics.ts'
import type { FieldCells } from './fieldDcStages.ts'
import type { FrontFactors } from './lightStages.ts'

/** What the traced optics leave for the stages after them. */
export interface FieldOptics {
  readonly light: PlaneLight
  readonly lights: readonly ClassLight[]
  /** Share of the sun above the far horizon, [n]. */
  readonly seenSun: Float64Array
}

/** Traced light of a block over a range: means, and the profile of each class. */
export function runFieldOptics(
  plan: FieldPlan,
  factors: FieldFactors,
  input: OpticsInput,
  light: PlaneLight,
  out: BlockSeries,
  turns?: FieldTurns,
  grid?: SunGrid,
): FieldOptics {
  const seenSun = sunAboveHorizon(plan.horizon, out.sunElevationDeg, out.sunAzimuthDeg)
  const lights = fieldLight(
    plan,
    factors,
    {
      ...input,
      rotationDeg: out.trackerAngleDeg,
      ...(turns && { turns }),
      sunAboveHorizon: seenSun,
    },
    light,
    grid,
  )
  const behindStructure = {
    ...light,
    rearAfterStructureWm2: meanOfClasses(
      plan,
      lights.map(({ rearPlainWm2 }) => rearPlainWm2),
    ),
  }
  if (plan.horizon === undefined) {
    return { light: behindStructure, lights, seenSun }
  }
  const frontAboveHorizonWm2 = frontAboveHorizon(plan, factors, input, light, seenSun, out)
  return { light: { ...behindStructure, frontAboveHorizonWm2 }, lights, seenSun }
}

/** Mean over all tables of values of the classes, each [n]. */
function meanOfClasses({ classes }: FieldPlan, values: readonly Float64Array[]): Float64Array {
  const mean = new Float64Array(values[0]?.length ?? 0)
  classes.forEach(({ share }, index) => {
    for (let i = 0; i < mean.length; i++) mean[i] += share * values[index][i]
  })
  return mean
}

/** The open front behind the far horizon: its part of the dome, and the sun where it is seen. */
function frontAboveHorizon(
  plan: FieldPlan,
  { rotationsDeg }: FieldFactors,
  input: OpticsInput,
  light: PlaneLight,
  seen: Float64Array,
  out: BlockSeries,
): Float64Array {
  const { horizon } = plan
  const domeShare = Float64Array.from(rotationsDeg, (turn) =>
    horizon ? domeAboveHorizon(horizon, tablePose(plan.mount, plan.frame, turn).normal) : 1,
  )
  const last = rotationsDeg.length - 1
  const step = last > 0 ? (rotationsDeg[last] - rotationsDeg[0]) / last : 1
  return Float64Array.from(seen, (isSeen, i) => {
    const place = (out.trackerAngleDeg[i] - rotationsDeg[0]) / step
    const low = Math.min(Math.max(0, Math.floor(place)), Math.max(0, last - 1))
    const upper = last > 0 ? Math.min(1, Math.max(0, place - low)) : 0
    const dome = domeShare[low] * (1 - upper) + (upper > 0 ? domeShare[low + 1] * upper : 0)
    const whole = light.beamWm2[i] + light.skyDiffuseWm2[i] + light.groundWm2[i]
    const cosFront = input.sunUp[i] > 0 ? Math.max(0, input.cosAoi[i]) : 0
    const fromSun = (input.dniWm2[i] + input.circumsolarNormalWm2[i]) * cosFront
    const fromDome = 0.5 * (1 + input.normalUp[i]) * input.isotropicWm2[i]
    return Math.max(0, whole - fromSun * (1 - isSeen) - fromDome * (1 - dome))
  })
}

/** The light of each step as its strings take it. */
export function fieldCells(
  plan: FieldPlan,
  { lights, seenSun }: FieldOptics,
  input: OpticsInput,
  { soiling, snow, spectral }: FrontFactors,
  { module, allowances, rearLight = 'cells' }: Block,
): FieldCells {
  const bifaciality = module.bifaciality * (1 - (allowances.rearSoilingFraction ?? 0))
  return {
    plan,
    lights,
    at: (i) => {
      const isUp = input.sunUp[i] > 0 ? seenSun[i] : 0
      const dni = input.dniWm2[i] * isUp
      const circumsolar = input.circumsolarNormalWm2[i] * isUp
      const glass = dni * input.frontBeamIam[i] + circumsolar * input.frontCircumsolarIam[i]
      return {
        frontFactor: soiling[i] * snow[i] * spectral[i],
        bifaciality,
        isRearEven: rearLight === 'modules',
        frontSunWm2: glass,
        rearSunWm2: (dni + circumsolar) * input.rearBeamIam[i],
      }
    },
  }
}

/** Zones of a block with their light; the DC stages write their power. */
export function zoneSeries(
  block: Block,
  { classes }: FieldPlan,
  { lights }: FieldOptics,
  { soiling, snow, spectral }: FrontFactors,
): ZoneSeries {
  const { rearStructureShadeFraction, rearSoilingFraction = 0 } = block.allowances
  const left = (1 - rearStructureShadeFraction) * (1 - rearSoilingFraction)
  const rearWm2 = lights.map((light) => light.rearWm2.map((value) => value * left))
  return {
    zones: classes.map(({ rowPosition, slotPosition, tableCount }) => ({
      rowPosition,
      slotPosition,
      tableCount,
    })),
    frontWm2: lights.map(({ frontWm2 }) => frontWm2),
    frontDiffuseWm2: lights.map(({ frontDiffuseWm2 }) => frontDiffuseWm2),
    rearWm2,
    effectiveWm2: lights.map(({ frontTransmittedWm2 }, zone) =>
      frontTransmittedWm2.map(
        (front, i) =>
          front * soiling[i] * snow[i] * spectral[i] + block.module.bifaciality * rearWm2[zone][i],
      ),
    ),
    dcMppW: classes.map(() => new Float64Array(soiling.length)),
  }
}

/** DC power of each zone of modules whose power follows their light. */
export function shareByLight({ classes }: FieldPlan, out: BlockSeries, zones: ZoneSeries): void {
  classes.forEach(({ share }, zone) => {
    const effective = zones.effectiveWm2[zone]
    for (let i = 0; i < effective.length; i++) {
      const mean = out.effectiveWm2[i]
      zones.dcMppW[zone][i] = mean > 0 ? (share * out.dcMppW[i] * effective[i]) / mean : 0
    }
  })
}
