import { columnStartM, type TableStructure, tierStartM } from '../model/field.ts'
import type { TableClass } from './tableClasses.ts'

/** Strips across one module whose mean diffuse light is known; linear between their middles. */
export const CHORD_SAMPLES = 6

/**
 * Where the light of a table is known: a few modules along the row stand for all, and each tier has its rows of cells.
 * Places are metres from the middle of the table: along the row, and across it to the right.
 */
export interface TableNodes {
  /** Columns that are looked at, rising. */
  readonly columns: readonly number[]
  /** Share of the modules that each stands for; they sum to 1. */
  readonly columnShare: Float64Array
  readonly tiers: number
  /** Rows of cells across all tiers, tier after tier: where each begins and ends, [tiers · rows]. */
  readonly cellFromM: Float64Array
  readonly cellToM: Float64Array
  /** Diffuse samples across all tiers, tier after tier, [tiers · CHORD_SAMPLES]. */
  readonly sampleM: Float64Array
  /** For each row of cells the lower of its two samples, and the share of the upper one. */
  readonly cellSample: Int32Array
  readonly cellUpperShare: Float64Array
  /** Share of each sample in the mean over the cells of a table, [tiers · CHORD_SAMPLES]. */
  readonly sampleShare: Float64Array
  /** Along the row: middle of each looked-at module. */
  readonly columnM: Float64Array
  /** Size of a strip: of a module along the row, and across it. */
  readonly moduleAlongM: number
  readonly stripM: number
}

/** Modules from an open end at which light still changes fast. */
const STEPS_FROM_END = [0, 3]

export function tableNodes(structure: TableStructure, tableClass: TableClass): TableNodes {
  const columns = nodeColumns(structure.columns, tableClass)
  const cells = cellPlaces(structure)
  return {
    columns,
    columnShare: hatShares(columns, structure.columns),
    columnM: Float64Array.from(
      columns,
      (column) => columnStartM(structure, column) + structure.moduleAlongM / 2,
    ),
    tiers: structure.tiers,
    moduleAlongM: structure.moduleAlongM,
    stripM: structure.moduleAcrossM / CHORD_SAMPLES,
    ...cells,
    ...cellWeights(structure, cells),
  }
}

/** The middle column, and those near the ends that lie open. */
function nodeColumns(count: number, { isStartOpen, isEndOpen }: TableClass): readonly number[] {
  const found = new Set([Math.floor((count - 1) / 2)])
  for (const step of STEPS_FROM_END) {
    if (2 * step >= count) continue
    if (isStartOpen) found.add(step)
    if (isEndOpen) found.add(count - 1 - step)
  }
  return [...found].sort((a, b) => a - b)
}

/** Share of each node in the mean of what is linear between nodes and flat beyond the outer ones. */
function hatShares(nodes: readonly number[], count: number): Float64Array {
  const share = new Float64Array(nodes.length)
  for (let column = 0; column < count; column++) {
    const { left, right, upper } = columnPlace(nodes, column)
    share[left] += (1 - upper) / count
    share[right] += upper / count
  }
  return share
}

/** A column between looked-at ones: places of these among the nodes, and the share of the right one. */
export interface ColumnPlace {
  readonly left: number
  readonly right: number
  readonly upper: number
}

/** Where a column lies among the nodes; beyond the outer ones it is as they are. */
export function columnPlace(nodes: readonly number[], column: number): ColumnPlace {
  let right = nodes.findIndex((node) => node >= column)
  if (right < 0) right = nodes.length - 1
  const left = nodes[right] > column && right > 0 ? right - 1 : right
  const span = nodes[right] - nodes[left]
  return { left, right, upper: span > 0 ? Math.min(1, (column - nodes[left]) / span) : 0 }
}

/**
 * Diffuse light of a row of cells of a looked-at module, whose samples begin at `from`: on the line between its two. Where light falls
 * steeply towards an edge the line goes on below 0, and there is none.
 */
export function cellLightAt(
  { cellSample, cellUpperShare }: TableNodes,
  samples: Float32Array,
  from: number,
  cell: number,
): number {
  const lower = from + cellSample[cell]
  return Math.max(0, samples[lower] + cellUpperShare[cell] * (samples[lower + 1] - samples[lower]))
}

type CellPlaces = Pick<TableNodes, 'cellFromM' | 'cellToM' | 'sampleM'>

function cellPlaces(structure: TableStructure): CellPlaces {
  const { tiers, cellRows, moduleAcrossM } = structure
  const rows = cellRows.length
  const cellFromM = new Float64Array(tiers * rows)
  const cellToM = new Float64Array(tiers * rows)
  const sampleM = new Float64Array(tiers * CHORD_SAMPLES)
  for (let tier = 0; tier < tiers; tier++) {
    const start = tierStartM(structure, tier)
    cellRows.forEach(({ fromM, toM }, row) => {
      cellFromM[tier * rows + row] = start + fromM
      cellToM[tier * rows + row] = start + toM
    })
    for (let k = 0; k < CHORD_SAMPLES; k++) {
      sampleM[tier * CHORD_SAMPLES + k] = start + ((k + 0.5) / CHORD_SAMPLES) * moduleAcrossM
    }
  }
  return { cellFromM, cellToM, sampleM }
}

/** Between which samples of its tier each row of cells lies; beyond the outer ones the line is continued. */
function cellWeights(
  { tiers, cellRows }: TableStructure,
  { cellFromM, cellToM, sampleM }: CellPlaces,
): Pick<TableNodes, 'cellSample' | 'cellUpperShare' | 'sampleShare'> {
  const rows = cellRows.length
  const cellSample = new Int32Array(tiers * rows)
  const cellUpperShare = new Float64Array(tiers * rows)
  const sampleShare = new Float64Array(sampleM.length)
  for (let cell = 0; cell < tiers * rows; cell++) {
    const first = Math.floor(cell / rows) * CHORD_SAMPLES
    const step = sampleM[first + 1] - sampleM[first]
    const at = ((cellFromM[cell] + cellToM[cell]) / 2 - sampleM[first]) / step
    const lower = Math.min(CHORD_SAMPLES - 2, Math.max(0, Math.floor(at)))
    cellSample[cell] = first + lower
    cellUpperShare[cell] = at - lower
    sampleShare[first + lower] += (1 - (at - lower)) / (tiers * rows)
    sampleShare[first + lower + 1] += (at - lower) / (tiers * rows)
  }
  return { cellSample, cellUpperShare, sampleShare }
}
