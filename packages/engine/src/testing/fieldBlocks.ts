import { combine, fieldFrame, type RowMount } from '../field/fieldFrame.ts'
import { type FieldPlan, fieldPlan } from '../field/fieldPlan.ts'
import type { Block } from '../model/block.ts'
import {
  type Field,
  structureLengthM,
  structureWidthM,
  type TableStructure,
} from '../model/field.ts'
import type { Vector3 } from '../scene/scene.ts'
import { MODULE, TRACKER_BLOCK } from './blocks.ts'

/** One tier of ten modules of 2 m by 1 m, 12 rows of cells, nothing that carries them. */
export const BARE_TABLE: TableStructure = {
  tiers: 1,
  columns: 10,
  moduleAlongM: 1,
  moduleAcrossM: 2,
  columnGapM: 0.02,
  tierGapM: 0,
  frameDepthM: 0,
  cellRows: evenCellRows(12, 2),
  planeOffsetM: 0,
  moduleReflectance: 0.05,
  structureReflectance: 0.4,
}

/** Rows of cells that fill a module. */
export function evenCellRows(count: number, acrossM: number): TableStructure['cellRows'] {
  return Array.from({ length: count }, (_, k) => ({
    fromM: (k / count) * acrossM,
    toM: ((k + 1) / count) * acrossM,
  }))
}

/** A field as a test describes it. */
export interface FieldSketch {
  readonly rows: number
  readonly tablesPerRow: number
  readonly structure?: Partial<TableStructure>
  readonly mount?: Block['mount']
  readonly slope?: Block['slope']
  readonly pitchM?: number
  readonly centreHeightM?: number
  readonly tableGapM?: number
  /** Places of the grid that stay empty, "row,slot". */
  readonly empty?: readonly string[]
  /** Moves the tables of a row along it, m. */
  readonly shiftM?: (row: number) => number
  readonly block?: Partial<Block>
  readonly field?: Partial<Field>
}

const FIXED_SOUTH: Block['mount'] = { kind: 'fixed', tiltDeg: 25, azimuthDeg: 180 }

/** A block of tables in a grid about the origin; row 0 on the left of the axis, slot 0 at its start. */
export function fieldBlock(sketch: FieldSketch): Block {
  const { mount = FIXED_SOUTH, slope = TRACKER_BLOCK.slope, pitchM = 5 } = sketch
  const { centreHeightM = 1.5, tableGapM = 0.5 } = sketch
  const structure = { ...BARE_TABLE, ...sketch.structure }
  const slotPitchM = structureLengthM(structure) + tableGapM
  const moduleCount = sketch.rows * sketch.tablesPerRow * structure.tiers * structure.columns
  return {
    ...TRACKER_BLOCK,
    mount,
    slope,
    rows: { pitchM, collectorWidthM: structureWidthM(structure), centreHeightM },
    allowances: {
      rearStructureShadeFraction: 0,
      transmissionFraction: 0,
      rearMismatchFraction: 0,
      frontMismatchFraction: 0.01,
    },
    module: { ...MODULE, lengthM: structure.moduleAcrossM, widthM: structure.moduleAlongM },
    stringCount: moduleCount / TRACKER_BLOCK.modulesPerString,
    field: {
      structure,
      circuit: circuitOf(structure),
      ...gridPlaces(sketch, mount, slope, pitchM, slotPitchM),
      centreHeightM,
      slotPitchM,
      ...sketch.field,
    },
    ...sketch.block,
  }
}

/** Six columns of cells, by rows that are lit each for itself; three bypass diodes. */
export const circuitOf = ({ cellRows }: TableStructure): Field['circuit'] => ({
  layout: {
    cellRows: cellRows.length,
    cellColumns: 6,
    bypassRows: 1,
    bypassColumns: 3,
    parallelRows: 1,
    parallelColumns: 1,
    bypassV: -0.6,
  },
  lightBy: 'row',
})

function gridPlaces(
  { rows, tablesPerRow, empty = [], shiftM = () => 0 }: FieldSketch,
  mount: Block['mount'],
  slope: Block['slope'],
  pitchM: number,
  slotPitchM: number,
): Pick<Field, 'eastM' | 'northM'> {
  const { right, along } = fieldFrame(rowMount(mount), slope)
  const level = Math.hypot(along[0], along[1])
  const ahead: Vector3 = [along[0] / level, along[1] / level, 0]
  const places: Vector3[] = []
  for (let row = 0; row < rows; row++) {
    for (let slot = 0; slot < tablesPerRow; slot++) {
      if (empty.includes(`${row},${slot}`)) continue
      const u = (row - (rows - 1) / 2) * pitchM
      const v = (slot - (tablesPerRow - 1) / 2) * slotPitchM + shiftM(row)
      places.push(combine(right, u, ahead, v))
    }
  }
  return {
    eastM: Float64Array.from(places, ([east]) => east),
    northM: Float64Array.from(places, ([, north]) => north),
  }
}

function rowMount(mount: Block['mount']): RowMount {
  if (mount.kind === 'dualAxis') throw new RangeError('got two axes, expected rows')
  return mount
}

/** The plan of a block that is traced. */
export function planOf(block: Block): FieldPlan {
  const plan = fieldPlan(block)
  if (plan === undefined) throw new RangeError('got a block without tables, expected a field')
  return plan
}

/** An upright or lying box as a closed mesh, between two corners. */
export function boxMesh(low: Vector3, high: Vector3): NonNullable<Field['obstacles']>[number] {
  const positions: number[] = []
  for (const z of [low[2], high[2]]) {
    positions.push(low[0], low[1], z, high[0], low[1], z, high[0], high[1], z, low[0], high[1], z)
  }
  const quads = [
    [0, 3, 2, 1],
    [4, 5, 6, 7],
    [0, 1, 5, 4],
    [1, 2, 6, 5],
    [2, 3, 7, 6],
    [3, 0, 4, 7],
  ]
  const indices = quads.flatMap(([a, b, c, d]) => [a, b, c, a, c, d])
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) }
}
