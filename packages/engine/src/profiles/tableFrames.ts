import type { FieldFactors } from '../field/fieldFactors.ts'
import { lightCells, makeCellLight } from '../field/stringLight.ts'
import type { Block } from '../model/block.ts'
import type { StepRange } from '../model/weather.ts'
import type { PreparedWeather } from '../weather/prepareWeather.ts'
import { chordMeans, type FaceLight, moduleMeans, spreadColumns } from './faceLight.ts'
import { lightTable, mismatchOf, type SolvedMismatch, solveStrings } from './tableProfile.ts'
import { estimatedMismatchFraction, relativeMeanDifference } from './unevenLight.ts'

/** Light over the modules of a table in one step. */
export interface TableFrame {
  /** Of the weather. */
  readonly step: number
  /** Of each module, [tiers · columns]. */
  readonly modules: FaceLight
  /** Of each row of cells, mean along the table, [tiers · cellRows]. */
  readonly chord: FaceLight
  readonly differenceFraction: number
  readonly estimatedFraction: number
  readonly solved: SolvedMismatch | undefined
}

/**
 * The steps of a range, one by one, in which a class of tables has light: `tableProfile` of each, without its cells, at the cost of
 * one range.
 *
 * @param index - of the class: `zoneOfTables` gives that of a table
 * @throws RangeError for a block that is not traced, or a class that it has not
 */
export function tableFrames(
  block: Block,
  weather: PreparedWeather,
  range: StepRange,
  factors: FieldFactors,
  index: number,
): readonly TableFrame[] {
  const table = lightTable(block, weather, range, factors, index)
  const { plan, lights, at } = table.field
  const { out } = table.run
  const isSolved = solveStrings(block, table)
  const [{ nodes }] = plan.classes
  const { columns } = plan.field.structure
  const rows = nodes.cellFromM.length / nodes.tiers
  const { bifaciality } = block.module
  const spread = spreadColumns(nodes, columns)
  const light = makeCellLight(plan)
  const cellsOf = (values: Float64Array): Float64Array =>
    spread(values, new Float64Array((values.length / nodes.columns.length) * columns))
  const frames: TableFrame[] = []
  for (let i = 0; i < out.effectiveWm2.length; i++) {
    if (!(out.effectiveWm2[i] > 0)) continue
    lightCells(plan, lights, i, { ...at(i), bifaciality: 1 }, light)
    const frontWm2 = cellsOf(light.frontBeamWm2.map((beam, k) => beam + light.frontDiffuseWm2[k]))
    const rearWm2 = cellsOf(light.rearWm2)
    const effectiveWm2 = frontWm2.map((front, k) => front + bifaciality * rearWm2[k])
    const cells = { frontWm2, rearWm2, effectiveWm2 }
    const differenceFraction = relativeMeanDifference(effectiveWm2)
    frames.push({
      step: range.from + i,
      modules: moduleMeans(cells, rows),
      chord: chordMeans(cells, columns, rows),
      differenceFraction,
      estimatedFraction: estimatedMismatchFraction(differenceFraction),
      solved: isSolved
        ? mismatchOf(
            out.dcAfterTemperatureW[i],
            out.dcAfterElecShadingW[i],
            out.dcAfterMismatchFrontW[i],
            out.dcAfterMismatchRearW[i],
          )
        : undefined,
    })
  }
  return frames
}
