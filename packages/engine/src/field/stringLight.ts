import type { CellLight } from '../circuit/mismatch.ts'
import type { ModuleCircuit } from '../circuit/moduleCircuit.ts'
import type { ClassLight } from './fieldLight.ts'
import type { FieldPlan, PlannedClass } from './fieldPlan.ts'
import { cellLightAt, type TableNodes } from './tableNodes.ts'

/** Light of one step that is the same for all classes. */
export interface StepLight {
  /** What soiling, snow and spectrum leave of the front. */
  readonly frontFactor: number
  readonly bifaciality: number
  /** The rear of each module gets its mean on all cells. */
  readonly isRearEven: boolean
  /** Sun behind the glass of the front and the rear, on a plane that faces it. */
  readonly frontSunWm2: number
  readonly rearSunWm2: number
}

/**
 * Light on the cells of the strings of a block: a kind of strings for each class and tier. Order of the values: class, tier,
 * looked-at module, row of cells.
 */
export function makeCellLight({ classes, field }: FieldPlan): CellLight {
  const rows = field.structure.cellRows.length
  const count = classes.reduce(
    (sum, { nodes }) => sum + nodes.columns.length * nodes.tiers * rows,
    0,
  )
  return {
    frontBeamWm2: new Float64Array(count),
    frontDiffuseWm2: new Float64Array(count),
    rearWm2: new Float64Array(count),
  }
}

/** Puts the light of one step on the cells. */
export function lightCells(
  plan: FieldPlan,
  lights: readonly ClassLight[],
  step: number,
  light: StepLight,
  out: CellLight,
): void {
  let first = 0
  plan.classes.forEach((tableClass, index) => {
    first = lightClass(tableClass, lights[index], step, light, first, out)
  })
}

/**
 * Writes one class from `first` on; gives where the next begins. The looked-at modules of a rare class have their mean light where no
 * shade distinguishes them; what the bright end of a row costs its tables by being uneven, some 5e-4 of their power, is left out for them.
 */
function lightClass(
  tableClass: PlannedClass,
  { diffuseWm2, shade, shadeIndex, cosAoi }: ClassLight,
  step: number,
  light: StepLight,
  first: number,
  out: CellLight,
): number {
  const { nodes } = tableClass
  const cells = nodes.cellFromM.length
  const rows = cells / nodes.tiers
  const across = nodes.sampleM.length
  const columns = nodes.columns.length
  const samples = columns * across
  const shadeAt = shadeIndex[step] * columns * cells
  const frontBeam = light.frontFactor * light.frontSunWm2 * Math.max(0, cosAoi[step])
  const rearBeam = light.rearSunWm2 * Math.max(0, -cosAoi[step])
  let at = first
  for (let tier = 0; tier < nodes.tiers; tier++) {
    const tierFirst = at
    for (let j = 0; j < columns; j++) {
      const front = (2 * step * columns + j) * across
      for (let row = 0; row < rows; row++) {
        const cell = tier * rows + row
        const lit = shadeAt >= 0 ? 1 - shade[shadeAt + j * cells + cell] : 1
        const ahead = cellLightAt(nodes, diffuseWm2, front, cell)
        const behind = cellLightAt(nodes, diffuseWm2, front + samples, cell)
        out.frontBeamWm2[at] = frontBeam * lit
        out.frontDiffuseWm2[at] = light.frontFactor * ahead
        out.rearWm2[at] = light.bifaciality * (behind + rearBeam * lit)
        at++
      }
      if (light.isRearEven) evenOut(out.rearWm2, at - rows, at)
    }
    if (shadeAt < 0 && tableClass.isRare) shareColumns(nodes, tierFirst, rows, out)
  }
  return at
}

/** Puts the mean of the looked-at modules of a tier on each of them. */
function shareColumns(
  { columnShare }: TableNodes,
  first: number,
  rows: number,
  { frontDiffuseWm2, rearWm2 }: CellLight,
): void {
  for (let row = 0; row < rows; row++) {
    let front = 0
    let rear = 0
    for (let j = 0; j < columnShare.length; j++) {
      front += columnShare[j] * frontDiffuseWm2[first + j * rows + row]
      rear += columnShare[j] * rearWm2[first + j * rows + row]
    }
    for (let j = 0; j < columnShare.length; j++) {
      frontDiffuseWm2[first + j * rows + row] = front
      rearWm2[first + j * rows + row] = rear
    }
  }
}

/** Every value of a stretch becomes their mean. */
function evenOut(values: Float64Array, from: number, to: number): void {
  let sum = 0
  for (let k = from; k < to; k++) sum += values[k]
  values.fill(sum / (to - from), from, to)
}

/** @throws RangeError where the circuit has other rows */
export function checkCellRows({ field }: FieldPlan, { levelCount }: ModuleCircuit): void {
  const rows = field.structure.cellRows.length
  if (rows !== levelCount) {
    throw new RangeError(
      `got ${rows} rows of cells on a table, expected ${levelCount} of its modules`,
    )
  }
}
