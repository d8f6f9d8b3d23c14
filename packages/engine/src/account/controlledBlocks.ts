import type { Block } from '../model/block.ts'
import {
  type Field,
  structureLengthM,
  structureWidthM,
  type TableStructure,
} from '../model/field.ts'

/** A block whose tables are traced. */
export type TracedBlock = Block & { readonly field: Field }

/** True for a block of rows of tables whose light is traced. */
export function isTraced(block: Block): block is TracedBlock {
  const { field, rows, mount } = block
  return field !== undefined && rows !== undefined && mount.kind !== 'dualAxis'
}

/** The same tables without anything that carries them: no tube, posts, rails and frames. */
export function withoutStructure(block: TracedBlock): TracedBlock {
  const { tube: _tube, posts: _posts, rails: _rails, ...bare } = block.field.structure
  return withStructure(block, { ...bare, frameDepthM: 0 })
}

/**
 * The same tables with modules that reach from one to the next, over the gaps between tiers, columns and tables: rows through which no
 * light passes. Their rows of cells are stretched with them.
 */
export function withGapsFilled(block: TracedBlock): TracedBlock {
  const { structure, slotPitchM } = block.field
  const acrossM = structureWidthM(structure) / structure.tiers
  const stretch = acrossM / structure.moduleAcrossM
  return withStructure(block, {
    ...structure,
    moduleAlongM: Math.max(slotPitchM, structureLengthM(structure)) / structure.columns,
    moduleAcrossM: acrossM,
    columnGapM: 0,
    tierGapM: 0,
    cellRows: structure.cellRows.map(({ fromM, toM }) => ({
      fromM: fromM * stretch,
      toM: toM * stretch,
    })),
  })
}

/**
 * The block as endless rows in cross-section, of the same pitch, width, height and ground, without structure.
 *
 * @param transmissionFraction - open area over the area of the plane
 */
export function asEndlessRows(block: TracedBlock, transmissionFraction: number): Block {
  const { field: _field, rearLight: _rearLight, rowMask: _rowMask, ...rows } = block
  return {
    ...rows,
    opticsModel: 'infiniteRows',
    allowances: {
      ...block.allowances,
      transmissionFraction,
      rearStructureShadeFraction: 0,
      rearMismatchFraction: 0,
    },
  }
}

/** Gaps between modules and tables over the area of the plane that they and the modules make up. */
export function openAreaFraction({ field: { structure, slotPitchM } }: TracedBlock): number {
  const { tiers, columns, moduleAlongM, moduleAcrossM } = structure
  const lengthM = Math.max(slotPitchM, structureLengthM(structure))
  const plane = lengthM * structureWidthM(structure)
  return 1 - (tiers * columns * moduleAlongM * moduleAcrossM) / plane
}

function withStructure(block: TracedBlock, structure: TableStructure): TracedBlock {
  return { ...block, field: { ...block.field, structure } }
}
