import type { FieldLightInput } from '../field/fieldLight.ts'
import {
  type BlockInSpace,
  type FieldPlan,
  fieldPlan,
  type PlannedClass,
} from '../field/fieldPlan.ts'
import type { Block } from '../model/block.ts'
import type { Mount } from '../model/mount.ts'
import type { RowPosition } from '../model/output.ts'
import { cosinesBetween, directionsOf } from '../simulation/directions.ts'
import { beamIam } from '../simulation/glass.ts'
import { diffuseSky } from '../sky/sky.ts'
import { relativeAirmass } from '../sun/airmass.ts'

/** What light of one moment goes by: tables that stand still. */
export interface StillBlock
  extends Omit<BlockInSpace, 'mount' | 'field'>,
    Pick<Block, 'module' | 'modulesPerString'> {
  /** A tracker at an angle is a fixed table of that tilt. */
  readonly mount: Extract<Mount, { kind: 'fixed' }>
  readonly field: NonNullable<Block['field']>
}

/** Sun and sky of one moment. */
export interface Moment {
  /** As seen, deg. */
  readonly zenithDeg: number
  readonly sunAzimuthDeg: number
  readonly dniWm2: number
  readonly dhiWm2: number
  readonly extraterrestrialWm2: number
  readonly albedo: number
  readonly airC: number
}

/** A plan with one class of tables, which stands for all. */
export type PlanOfClass = FieldPlan & { readonly classes: readonly [PlannedClass] }

/**
 * The tables of a row position that lie away from the ends of their row, where light does not change along it.
 *
 * @throws RangeError where the block has no such row
 */
export function planOfRow(block: StillBlock, rowPosition: RowPosition): PlanOfClass {
  const plan = fieldPlan(block)
  const inRow = plan?.classes.filter((one) => one.rowPosition === rowPosition) ?? []
  const found = inRow.find(({ slotPosition }) => slotPosition === 'interior')
  if (plan === undefined || found === undefined) {
    throw new RangeError(`got a block without tables inside a row at the position "${rowPosition}"`)
  }
  return { ...plan, classes: [{ ...found, share: 1, isRare: false }] }
}

/** Light of the moment as the field takes it: one step, by the sky of Perez. */
export function momentInput({ mount, module }: StillBlock, moment: Moment): FieldLightInput {
  const { zenithDeg, sunAzimuthDeg, dniWm2, dhiWm2, albedo } = moment
  const zenith = Float64Array.of(zenithDeg)
  const sunward = directionsOf(zenith, Float64Array.of(sunAzimuthDeg))
  const normal = directionsOf(Float64Array.of(mount.tiltDeg), Float64Array.of(mount.azimuthDeg))
  const cosAoi = cosinesBetween(sunward, normal)
  const [dni, dhi] = [Float64Array.of(dniWm2), Float64Array.of(dhiWm2)]
  const sky = diffuseSky('perez', {
    zenithDeg: zenith,
    dniWm2: dni,
    dhiWm2: dhi,
    extraterrestrialWm2: Float64Array.of(moment.extraterrestrialWm2),
    airmass: relativeAirmass(zenith),
  })
  const frontBeamIam = beamIam(module, cosAoi, 1)
  return {
    sunEast: sunward.east,
    sunNorth: sunward.north,
    sunUp: sunward.up,
    normalEast: normal.east,
    normalNorth: normal.north,
    normalUp: normal.up,
    cosAoi,
    ghiWm2: Float64Array.of(dhiWm2 + dniWm2 * Math.max(0, sunward.up[0])),
    dniWm2: dni,
    circumsolarNormalWm2: sky.circumsolarNormalWm2,
    isotropicWm2: sky.domeWm2,
    horizonWm2: sky.horizonWm2,
    albedo: Float64Array.of(albedo),
    frontBeamIam,
    frontCircumsolarIam: frontBeamIam,
    rearBeamIam: beamIam(module, cosAoi, -1),
    rotationDeg: Float64Array.of(mount.tiltDeg),
    sunAboveHorizon: Float64Array.of(1),
  }
}
