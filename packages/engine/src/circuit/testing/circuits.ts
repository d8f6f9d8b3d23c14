import { type DiodeModule, operatingParameters } from '../../electrical/operatingParameters.ts'
import type { ModuleLayout } from '../../model/field.ts'
import { type CellParameters, cellParameters, makeCellParameters } from '../cellParameters.ts'
import {
  type InputLimits,
  type InputPoint,
  loadInverterInput,
  makeInputPoint,
  makeInverterInput,
  NO_LIMITS,
} from '../inverterInput.ts'
import { maximumInputPower } from '../maximumInputPower.ts'
import { type CellLightBy, type ModuleCircuit, moduleCircuit } from '../moduleCircuit.ts'
import { stringCircuit } from '../stringCircuit.ts'

/** A half-cut module of 144 cells, three bypass diodes over two halves each. */
export const HALF_CUT: ModuleLayout = {
  cellRows: 24,
  cellColumns: 6,
  bypassRows: 1,
  bypassColumns: 3,
  parallelRows: 2,
  parallelColumns: 1,
  bypassV: -0.5,
}

/** A module of 72 whole cells, three bypass diodes. */
export const FULL_CELL: ModuleLayout = { ...HALF_CUT, cellRows: 12, parallelRows: 1 }

/** A module of `seriesCells` cells of 0.69 V and 14 A. */
export function datasheetModule(seriesCells: number): Extract<DiodeModule, { kind: 'datasheet' }> {
  return {
    kind: 'datasheet',
    iscA: 14,
    vocV: 0.692 * seriesCells,
    seriesOhm: 0.0028 * seriesCells,
    shuntOhm: 4.2 * seriesCells,
    ideality: 0.98,
    cellsInSeries: seriesCells,
    alphaIscAPerK: 0.00728,
    betaVocVPerK: -0.0018 * seriesCells,
    translation: 'desoto',
    bandGapEv: 1.121,
    bandGapPerK: -0.0002677,
  }
}

/** Cells of a module at a temperature. */
export function cellsOf(
  module: DiodeModule,
  circuit: ModuleCircuit,
  cellC = 45,
  out: CellParameters = makeCellParameters(),
): CellParameters {
  const bright = operatingParameters(module, Float64Array.of(1000), Float64Array.of(cellC))
  return cellParameters(module, circuit, bright, 0, 1, out)
}

export interface Lit {
  readonly layout?: ModuleLayout
  readonly by?: CellLightBy
  readonly cells?: (circuit: ModuleCircuit) => CellParameters
  /** Light of each kind of string: its modules' lights. */
  readonly strings: readonly (readonly (readonly number[])[])[]
  /** Modules of each light, the same in every kind of string. */
  readonly moduleCounts?: readonly number[]
  readonly counts?: readonly number[]
  readonly wireOhm?: number
  readonly limits?: InputLimits
}

/** Greatest power of strings in their light. */
export function powerOf(lit: Lit): InputPoint {
  const circuit = moduleCircuit(lit.layout ?? HALF_CUT, lit.by ?? 'row')
  const cells = lit.cells?.(circuit) ?? cellsOf(datasheetModule(circuit.seriesCells), circuit)
  const circuits = lit.strings.map((modules) =>
    stringCircuit(
      circuit,
      Float64Array.from(lit.moduleCounts ?? modules.map(() => 1)),
      lit.wireOhm ?? 0,
    ),
  )
  const counts = Float64Array.from(lit.counts ?? lit.strings.map(() => 1))
  const input = makeInverterInput(circuits, counts, cells)
  loadInverterInput(input, cells, Float64Array.from(lit.strings.flat(2)), 0)
  return maximumInputPower(input, lit.limits ?? NO_LIMITS, makeInputPoint())
}

/** `count` values by their index. */
export function rows(count: number, light: (row: number) => number): number[] {
  return Array.from({ length: count }, (_, row) => light(row))
}
