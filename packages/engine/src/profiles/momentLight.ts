import { mean, sum } from '@duet/units'
import type { CellLight } from '../circuit/mismatch.ts'
import { classFactors } from '../field/classFactors.ts'
import { diffuseIam } from '../field/fieldFactors.ts'
import { type FieldLightInput, fieldLight } from '../field/fieldLight.ts'
import { lightCells, makeCellLight } from '../field/stringLight.ts'
import type { RowPosition } from '../model/output.ts'
import { makePlaneLight } from '../optics/optics.ts'
import { perez1990Basis } from '../scene/skyBasis.ts'
import { type GroundStrip, groundStrips } from './momentGround.ts'
import {
  type Moment,
  momentInput,
  type PlanOfClass,
  planOfRow,
  type StillBlock,
} from './momentPlan.ts'
import { type MomentPower, momentPower } from './momentPower.ts'

/** Light on a table at one moment, across the row, and what its strings make of it. */
export interface MomentLight {
  /** Batches of paths that it is the mean of. */
  readonly batches: number
  /** Each row of cells, tier after tier: where it begins and ends, from the middle of the table to the side that it faces, m. */
  readonly fromM: Float64Array
  readonly toM: Float64Array
  /** Behind the glass, [cells]; the rear before its bifaciality. */
  readonly frontWm2: Float64Array
  readonly rearWm2: Float64Array
  /** Means over the cells, with the standard error that is left of chance; NaN of one batch. */
  readonly meanFrontWm2: number
  readonly meanRearWm2: number
  readonly frontErrorWm2: number
  readonly rearErrorWm2: number
  /** Ground of one pitch, from below the middle of the table to that of the row that it faces. */
  readonly ground: readonly GroundStrip[]
  readonly power: MomentPower
}

/** Light of one moment that gets finer with every batch of paths. */
export interface MomentTracer {
  /** Adds a batch. */
  readonly trace: () => void
  /** After one batch at least. */
  readonly light: () => MomentLight
}

/**
 * Traces the table of a row position at one moment: the scene, the sky and the strings of `simulateBlock`, at the angle at which the tables
 * stand, by as many paths as there is time for.
 *
 * @param raysPerStrip - paths of a batch from each strip of a face: a power of two
 * @throws RangeError where the block has no such row
 */
export function momentTracer(
  block: StillBlock,
  moment: Moment,
  rowPosition: RowPosition,
  raysPerStrip: number,
): MomentTracer {
  const plan = planOfRow(block, rowPosition)
  const input = momentInput(block, moment)
  const batches: Batch[] = []
  let ground: readonly GroundStrip[] | undefined
  return {
    trace: () => {
      batches.push(tracedBatch(block, plan, input, batches.length, raysPerStrip))
    },
    light: () => {
      ground ??= groundStrips(plan, block.mount, input)
      const cells = meanCells(batches)
      const fronts = batches.map(({ frontWm2 }) => frontWm2)
      const rears = batches.map(({ rearWm2 }) => rearWm2)
      const { nodes } = plan.classes[0]
      return {
        batches: batches.length,
        fromM: nodes.cellFromM,
        toM: nodes.cellToM,
        frontWm2: frontOf(cells),
        rearWm2: cells.rearWm2,
        meanFrontWm2: mean(fronts),
        meanRearWm2: mean(rears),
        frontErrorWm2: errorOf(fronts),
        rearErrorWm2: errorOf(rears),
        ground,
        power: momentPower(block, plan, cells, moment.airC),
      }
    },
  }
}

/** Light on the cells by one batch, and its means. */
interface Batch {
  readonly cells: CellLight
  readonly frontWm2: number
  readonly rearWm2: number
}

function tracedBatch(
  { mount, module }: StillBlock,
  plan: PlanOfClass,
  input: FieldLightInput,
  batch: number,
  raysPerStrip: number,
): Batch {
  const rotationsDeg = Float64Array.of(mount.tiltDeg)
  const factors = classFactors(plan, plan.classes[0], {
    rotationsDeg,
    basis: perez1990Basis(),
    iam: diffuseIam(module),
    raysPerStrip,
    isBifacial: true,
    batch,
  })
  const lights = fieldLight(plan, { rotationsDeg, classes: [factors] }, input, makePlaneLight(1))
  const cells = makeCellLight(plan)
  const sunWm2 = input.sunUp[0] > 0 ? input.dniWm2[0] + input.circumsolarNormalWm2[0] : 0
  const light = {
    frontFactor: 1,
    bifaciality: 1,
    isRearEven: false,
    frontSunWm2: sunWm2 * input.frontBeamIam[0],
    rearSunWm2: sunWm2 * input.rearBeamIam[0],
  }
  lightCells(plan, lights, 0, light, cells)
  return { cells, frontWm2: mean(frontOf(cells)), rearWm2: mean(cells.rearWm2) }
}

function frontOf({ frontBeamWm2, frontDiffuseWm2 }: CellLight): Float64Array {
  return frontBeamWm2.map((beam, k) => beam + frontDiffuseWm2[k])
}

function meanCells(batches: readonly Batch[]): CellLight {
  const meanBy = (key: keyof CellLight): Float64Array =>
    batches[0].cells[key].map((_, k) => mean(batches.map(({ cells }) => cells[key][k])))
  return {
    frontBeamWm2: meanBy('frontBeamWm2'),
    frontDiffuseWm2: meanBy('frontDiffuseWm2'),
    rearWm2: meanBy('rearWm2'),
  }
}

/** Standard error of the mean of batches, whose paths are independent of each other. */
function errorOf(values: readonly number[]): number {
  const middle = mean(values)
  const squares = sum(values.map((value) => (value - middle) ** 2))
  return Math.sqrt(squares / (values.length - 1) / values.length)
}
