import { type DiodeModule, operatingParameters } from '../electrical/operatingParameters.ts'
import { STC_IRRADIANCE_WM2 } from '../electrical/physicalConstants.ts'
import { type CellParameters, cellParameters, makeCellParameters } from './cellParameters.ts'

/** Cells of a module of known curve, to be wired otherwise. */
export interface CellSource {
  readonly module: DiodeModule
  /** Cells in series and strings in parallel that the curve was found for. */
  readonly seriesCells: number
  readonly parallelStrings: number
  /** Area of the cells that are wanted over that of the source's: 2 makes whole cells of halves. */
  readonly areaRatio: number
}

/** Cells at a temperature. A share of a cell's area has that share of its currents, and the inverse of its resistances. */
export function cutCells(
  { module, seriesCells, parallelStrings, areaRatio }: CellSource,
  cellC: number,
): CellParameters {
  const bright = operatingParameters(
    module,
    Float64Array.of(STC_IRRADIANCE_WM2),
    Float64Array.of(cellC),
  )
  return cellParameters(
    module,
    { seriesCells, parallelStrings },
    bright,
    0,
    areaRatio,
    makeCellParameters(),
  )
}
