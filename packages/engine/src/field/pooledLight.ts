import type { CellLight } from '../circuit/mismatch.ts'
import type { ModuleCircuit } from '../circuit/moduleCircuit.ts'
import type { ModuleLayout } from '../model/field.ts'
import type { FieldPlan } from './fieldPlan.ts'

/** A kind of strings of a block: a tier of the tables of a class. */
interface PooledKind {
  /** Share of the block's strings. */
  readonly share: number
  /** Looked-at modules of a table in their shares, and those that remain of them; each sums to 1. */
  readonly columnShare: readonly number[]
  readonly moduleShare: readonly number[]
}

/**
 * Fewer values of light than `CellLight` has, for power alone. The looked-at modules of a rare class have their mean light, row by row; rows
 * of cells side by side have their mean where the beam on them is the same. The light of all cells has the same mean as before.
 */
export interface LightPool {
  readonly kinds: readonly PooledKind[]
  /** Values of light: of the kinds, module by module, row by row. */
  readonly lightCount: number
  /** @param out - [lightCount] */
  readonly pool: (light: CellLight, out: Float64Array) => void
}

/** Parts of a module that rows are pooled to at least. */
const LEAST_PARTS = 6

export function lightPool(plan: FieldPlan, { levelCount: rows }: ModuleCircuit): LightPool {
  const kinds = plan.classes.flatMap(({ isRare, share, nodes: { columnShare, tiers } }) =>
    Array.from({ length: tiers }, () => ({
      share: share / tiers,
      columnShare: [...columnShare],
      moduleShare: isRare ? [1] : [...columnShare],
    })),
  )
  const lightCount = rows * kinds.reduce((sum, { moduleShare }) => sum + moduleShare.length, 0)
  const beam = new Float64Array(lightCount)
  const { layout, lightBy } = plan.field.circuit
  const step = pooledRows(rows, rowsOfBranch(layout, lightBy))
  return {
    kinds,
    lightCount,
    pool: ({ frontBeamWm2, frontDiffuseWm2, rearWm2 }, out) => {
      let from = 0
      let to = 0
      out.fill(0)
      beam.fill(0)
      for (const { columnShare, moduleShare } of kinds) {
        const isMean = moduleShare.length < columnShare.length
        for (let j = 0; j < columnShare.length; j++) {
          const weight = isMean ? columnShare[j] : 1
          for (let row = 0; row < rows; row++) {
            beam[to + row] += weight * frontBeamWm2[from]
            out[to + row] += weight * (frontBeamWm2[from] + frontDiffuseWm2[from] + rearWm2[from])
            from++
          }
          if (!isMean) to += rows
        }
        if (isMean) to += rows
      }
      evenParts(beam, step, out)
    },
  }
}

/** Values of light of one branch of cells in series. */
function rowsOfBranch(layout: ModuleLayout, lightBy: 'row' | 'column'): number {
  return lightBy === 'row'
    ? layout.cellRows / (layout.bypassRows * layout.parallelRows)
    : layout.cellColumns / (layout.bypassColumns * layout.parallelColumns)
}

/** How many rows are pooled: a part of those of a branch. */
function pooledRows(rows: number, rowsPerBranch: number): number {
  let step = Math.max(1, Math.floor(rows / LEAST_PARTS))
  while (rowsPerBranch % step !== 0) step--
  return step
}

function evenParts(beam: Float64Array, step: number, out: Float64Array): void {
  for (let from = 0; from < out.length; from += step) {
    let sum = 0
    let isEven = true
    for (let k = from; k < from + step; k++) {
      sum += out[k]
      isEven = isEven && beam[k] === beam[from]
    }
    if (isEven) out.fill(sum / step, from, from + step)
  }
}
