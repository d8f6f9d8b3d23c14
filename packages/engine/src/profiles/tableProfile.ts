import { HOUR_S, sum } from '@duet/units'
import type { FieldFactors } from '../field/fieldFactors.ts'
import { type FieldPlan, fieldPlan, type PlannedClass } from '../field/fieldPlan.ts'
import { lightCells, makeCellLight } from '../field/stringLight.ts'
import type { Block } from '../model/block.ts'
import type { BlockSeries, Zone } from '../model/output.ts'
import type { StepRange } from '../model/weather.ts'
import { blockRatings } from '../simulation/blockRatings.ts'
import { runCellTemperature } from '../simulation/cellTemperature.ts'
import { type FieldCells, runFieldDcStages } from '../simulation/fieldDcStages.ts'
import { type FieldOptics, fieldCells, zoneSeries } from '../simulation/fieldOptics.ts'
import { type OpenBlock, openBlock } from '../simulation/openBlock.ts'
import { lightOfField } from '../simulation/simulateBlock.ts'
import type { PreparedWeather } from '../weather/prepareWeather.ts'
import { chordMeans, type FaceLight, moduleMeans, spreadColumns } from './faceLight.ts'
import { estimatedMismatchFraction, relativeMeanDifference } from './unevenLight.ts'

/** Light over the modules and cells of the tables of one class, means over a range of steps (D-13). */
export interface TableProfile {
  readonly zone: Zone
  readonly tiers: number
  readonly columns: number
  /** Rows of cells of a module across the table. */
  readonly cellRows: number
  /** Length of the range: light times hours is irradiation. */
  readonly hours: number
  /** Of each module, [tiers · columns]. */
  readonly modules: FaceLight
  /** Of each row of cells of each module, [tiers · columns · cellRows]. */
  readonly cells: FaceLight
  /** Of each row of cells, mean along the table, [tiers · cellRows], and where it lies across the table from its middle, m. */
  readonly chord: FaceLight & { readonly fromM: Float64Array; readonly toM: Float64Array }
  readonly unevenness: Unevenness
}

/** How uneven the light of a table's cells is, weighted by light, and what it costs its power. */
export interface Unevenness {
  /** Relative mean difference of the effective light of all cells. */
  readonly differenceFraction: number
  /** Loss by the fit to that difference. */
  readonly estimatedFraction: number
  /** Loss of strings of such tables alone, from their circuit; undefined in the dark and for modules without a curve. */
  readonly solved: SolvedMismatch | undefined
}

/** Shares of the power in even light of the same mean: by shade of the sun, by the rest of the front, by the rear; their sum. */
export interface SolvedMismatch {
  readonly shadeFraction: number
  readonly frontFraction: number
  readonly rearFraction: number
  readonly totalFraction: number
}

/**
 * Profile of a class of tables over any range, one step or a period: light anew from the traced factors, which are all that it needs to
 * keep of a run.
 *
 * @param factors - `fieldFactors` of the block
 * @param index - of the class: `zoneOfTables` gives that of a table
 * @throws RangeError for a block that is not traced, or a class that it has not
 */
export function tableProfile(
  block: Block,
  weather: PreparedWeather,
  range: StepRange,
  factors: FieldFactors,
  index: number,
): TableProfile {
  const table = lightTable(block, weather, range, factors, index)
  const { plan, field, run, zones } = table
  const [{ nodes }] = plan.classes
  const { columns } = plan.field.structure
  const rows = nodes.cellFromM.length / nodes.tiers
  const { cells, differenceFraction, estimatedFraction } = meanLight(field, block, run.out)
  return {
    zone: zones.zones[0],
    tiers: nodes.tiers,
    columns,
    cellRows: rows,
    hours: (run.age.length * weather.source.stepS) / HOUR_S,
    modules: moduleMeans(cells, rows),
    cells,
    chord: { ...chordMeans(cells, columns, rows), fromM: nodes.cellFromM, toM: nodes.cellToM },
    unevenness: {
      differenceFraction,
      estimatedFraction,
      solved: solvedMismatch(block, field, run, zones),
    },
  }
}

/** Class of each table of a block, the place of its zone in `ZoneSeries`, [tables]; undefined for a block that is not traced. */
export function zoneOfTables(block: Block): Int32Array | undefined {
  return fieldPlan(block)?.classOfTable
}

/** A class of tables in the light of a range, before its DC stages. */
export interface LitTable {
  readonly plan: FieldPlan & { readonly classes: readonly [PlannedClass] }
  readonly field: FieldCells
  readonly run: OpenBlock
  readonly zones: ReturnType<typeof zoneSeries>
}

/** @throws RangeError for a block that is not traced, or a class that it has not */
export function lightTable(
  block: Block,
  weather: PreparedWeather,
  range: StepRange,
  factors: FieldFactors,
  index: number,
): LitTable {
  const plan = planOfClass(block, index)
  const only = { rotationsDeg: factors.rotationsDeg, classes: [factors.classes[index]] }
  const run = openBlock(block, weather, range)
  const lightOf = ({ turns: _ofAllRows, ...open }: OpenBlock): FieldOptics =>
    lightOfField(block, open, plan, only)
  const optics = lightOf(run)
  runCellTemperature(block, weather.source, range, run.out, (past) => {
    const before = run.at(past)
    lightOf(before)
    return before.out
  })
  return {
    plan,
    field: fieldCells(plan, optics, run.input, run.front, block),
    run,
    zones: zoneSeries(block, plan, optics, run.front),
  }
}

/** The block as if all its tables stood like those of one class. */
function planOfClass(
  block: Block,
  index: number,
): FieldPlan & { readonly classes: readonly [PlannedClass] } {
  const plan = fieldPlan(block)
  if (plan === undefined || !(index in plan.classes)) {
    throw new RangeError(
      `Block ${block.id}: got class ${index}, expected one of its classes of tables`,
    )
  }
  return { ...plan, classes: [{ ...plan.classes[index], share: 1 }] }
}

interface MeanLight extends Pick<Unevenness, 'differenceFraction' | 'estimatedFraction'> {
  readonly cells: FaceLight
}

/** Mean light on the cells of the table, and how uneven it is in the mean over the light. */
function meanLight({ plan, lights, at }: FieldCells, block: Block, out: BlockSeries): MeanLight {
  const [{ nodes }] = plan.classes
  const { bifaciality } = block.module
  const { columns } = plan.field.structure
  const light = makeCellLight(plan)
  const count = light.rearWm2.length
  const front = new Float64Array(count)
  const rear = new Float64Array(count)
  const step = new Float64Array(count)
  const spread = spreadColumns(nodes, columns)
  const makeCells = (): Float64Array => new Float64Array((count / nodes.columns.length) * columns)
  const all = makeCells()
  const n = out.effectiveWm2.length
  let total = 0
  let difference = 0
  let estimated = 0
  for (let i = 0; i < n; i++) {
    if (!(out.effectiveWm2[i] > 0)) continue
    lightCells(plan, lights, i, { ...at(i), bifaciality: 1 }, light)
    for (let k = 0; k < count; k++) {
      const onFront = light.frontBeamWm2[k] + light.frontDiffuseWm2[k]
      front[k] += onFront / n
      rear[k] += light.rearWm2[k] / n
      step[k] = onFront + bifaciality * light.rearWm2[k]
    }
    const uneven = relativeMeanDifference(spread(step, all))
    total += out.effectiveWm2[i]
    difference += out.effectiveWm2[i] * uneven
    estimated += out.effectiveWm2[i] * estimatedMismatchFraction(uneven)
  }
  const frontWm2 = spread(front, makeCells())
  const rearWm2 = spread(rear, makeCells())
  return {
    cells: {
      frontWm2,
      rearWm2,
      effectiveWm2: frontWm2.map((value, k) => value + bifaciality * rearWm2[k]),
    },
    differenceFraction: total > 0 ? difference / total : 0,
    estimatedFraction: total > 0 ? estimated / total : 0,
  }
}

/** Power of strings of such tables with ever more of their true light, over the range. */
function solvedMismatch(
  block: Block,
  field: FieldCells,
  run: OpenBlock,
  zones: LitTable['zones'],
): SolvedMismatch | undefined {
  if (!solveStrings(block, { field, run, zones })) return undefined
  const { out } = run
  return mismatchOf(
    sum(out.dcAfterTemperatureW),
    sum(out.dcAfterElecShadingW),
    sum(out.dcAfterMismatchFrontW),
    sum(out.dcAfterMismatchRearW),
  )
}

/** Fills the DC stages of the series, without what unequal modules cost. False for modules without a curve. */
export function solveStrings(
  block: Block,
  { field, run: { age, out, groups }, zones }: Omit<LitTable, 'plan'>,
): boolean {
  const { electrical } = block.module
  if (electrical.kind === 'linear') return false
  const equal = { ...block, allowances: { ...block.allowances, frontMismatchFraction: 0 } }
  runFieldDcStages(equal, blockRatings(equal), electrical, field, age, out, groups, zones)
  return true
}

/** Shares of the power in even light; undefined without any. */
export function mismatchOf(
  even: number,
  shade: number,
  front: number,
  rear: number,
): SolvedMismatch | undefined {
  if (!(even > 0)) return undefined
  return {
    shadeFraction: (even - shade) / even,
    frontFraction: (shade - front) / even,
    rearFraction: (front - rear) / even,
    totalFraction: (even - rear) / even,
  }
}
