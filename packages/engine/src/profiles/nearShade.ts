import { classSun } from '../field/classSun.ts'
import { tablePose } from '../field/fieldFrame.ts'
import { type FieldLightInput, turnOfStep } from '../field/fieldLight.ts'
import { type FieldPlan, fieldPlan } from '../field/fieldPlan.ts'
import type { Block } from '../model/block.ts'
import { makePlaneLight, type OpticsInput } from '../optics/optics.ts'
import { blockOptics } from '../simulation/blockOptics.ts'
import { cosinesBetween, type Directions, directionsOf } from '../simulation/directions.ts'
import { diffuseGlass } from '../simulation/glass.ts'
import { rowTurns } from '../simulation/turning/rowTurns.ts'
import { type OrientationInputs, planeOrientation } from '../tracking/orientation.ts'

/** Places of the sun as it is seen, each [n]. */
export interface SunPlaces {
  readonly zenithDeg: Float64Array
  /** Clockwise from north. */
  readonly azimuthDeg: Float64Array
}

/**
 * Share of the beam on the front of a block that its own rows and its obstacles take, for any place of the sun: mean over the tables
 * where they stand in space, else of endless rows. By the same shadows as `simulateBlock`; a far horizon takes no part.
 *
 * Trackers follow the sun: a strategy that weighs the light, wind and snow are left out.
 *
 * @returns fractions, [n]; NaN where the sun is behind the modules or below the level ground
 */
export function nearShade(block: Block, { zenithDeg, azimuthDeg }: SunPlaces): Float64Array {
  const { mount, rows, slope } = block
  const inputs: OrientationInputs = {
    zenithDeg,
    sunAzimuthDeg: azimuthDeg,
    slope,
    ...(rows && { groundCoverRatio: rows.collectorWidthM / rows.pitchM }),
  }
  const plane = planeOrientation(mount, inputs)
  const turns = rowTurns(block, inputs, plane.rotationDeg)
  const sun = directionsOf(zenithDeg, azimuthDeg)
  const normal = directionsOf(plane.tiltDeg, plane.azimuthDeg)
  const cosAoi = cosinesBetween(sun, normal)
  const plan = fieldPlan(block)
  const shade =
    plan === undefined
      ? shadeOfRows(block, sun, normal, cosAoi)
      : shadeOfTables(plan, sun, { ...plane, ...(turns && { turns }) })
  return shade.map((share, i) => (cosAoi[i] > 0 && sun.up[i] > 0 ? share : Number.NaN))
}

function shadeOfTables(
  plan: FieldPlan,
  sun: Directions,
  turning: Pick<FieldLightInput, 'rotationDeg' | 'turns'>,
): Float64Array {
  const { rotationDeg } = turning
  const out = new Float64Array(rotationDeg.length)
  for (const tableClass of plan.classes) {
    const { shadeCells, meanShade } = classSun(plan, tableClass)
    for (let i = 0; i < out.length; i++) {
      if (!(sun.up[i] > 0)) continue
      const turnOf = turnOfStep(plan, turning, i)
      const turnDeg = turnOf?.(tableClass.representative) ?? rotationDeg[i]
      const pose = tablePose(plan.mount, tableClass.frame, turnDeg)
      shadeCells(pose, [sun.east[i], sun.north[i], sun.up[i]], turnOf)
      out[i] += tableClass.share * meanShade()
    }
  }
  return out
}

/** What the optics of rows leave of a beam of 1 W/m² with no other light. */
function shadeOfRows(
  block: Block,
  sun: Directions,
  normal: Directions,
  cosAoi: Float64Array,
): Float64Array {
  const none = new Float64Array(cosAoi.length)
  const one = none.map(() => 1)
  const input: OpticsInput = {
    sunEast: sun.east,
    sunNorth: sun.north,
    sunUp: sun.up,
    normalEast: normal.east,
    normalNorth: normal.north,
    normalUp: normal.up,
    cosAoi,
    ghiWm2: none,
    dniWm2: one,
    circumsolarNormalWm2: none,
    isotropicWm2: none,
    horizonWm2: none,
    albedo: none,
    frontBeamIam: one,
    frontCircumsolarIam: one,
    rearBeamIam: one,
  }
  const light = makePlaneLight(cosAoi.length)
  blockOptics(block, diffuseGlass(block.module, block.mount))(input, light)
  return light.beamWm2.map((beam, i) => (beam > 0 ? 1 - light.frontShadedWm2[i] / beam : 0))
}
