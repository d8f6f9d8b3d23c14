import { AppError } from '@duet/contract'
import { type Block, parseBlock } from '@duet/plant'
import type { Insertable } from 'kysely'
import type { Block as BlockTable } from '../db/database.gen.ts'
import { inputAt } from './inputAt.ts'

/** A block as it comes in: relations and name by themselves, the scalar fields in `configuration`. */
export interface BlockInput extends BlockRelations {
  readonly id: string
  readonly name: string
  readonly configuration: unknown
  readonly base_revision?: number | null | undefined
}

export interface BlockRelations {
  readonly enviro_dataset_id?: string | null | undefined
  readonly pv_panel_id?: string | null | undefined
  readonly pv_table_id?: string | null | undefined
  readonly pv_inverter_id?: string | null | undefined
  readonly pv_transformer_id?: string | null | undefined
  readonly pv_dc_wire_id?: string | null | undefined
  readonly pv_ac_wire_id?: string | null | undefined
}

/** @throws AppError INVALID_INPUT naming the block by its place in the list */
export function blockRowOf(
  input: BlockInput,
  projectId: string,
  index: number,
): Insertable<BlockTable> {
  return inputAt(`blocks.${index}`, () => {
    const { configuration } = input
    if (!isRecord(configuration))
      throw new AppError('INVALID_INPUT', 'configuration: must be an object')
    const now = new Date().toISOString()
    return rowOfBlock(
      parseBlock({ ...configuration, ...columnsOf(input), created_at: now, updated_at: now }),
      projectId,
    )
  })
}

/** What is not given is not set. */
function columnsOf(input: BlockInput): Readonly<Record<string, unknown>> {
  return {
    id: input.id,
    name: input.name,
    enviro_dataset_id: input.enviro_dataset_id ?? null,
    pv_panel_id: input.pv_panel_id ?? null,
    pv_table_id: input.pv_table_id ?? null,
    pv_inverter_id: input.pv_inverter_id ?? null,
    pv_transformer_id: input.pv_transformer_id ?? null,
    pv_dc_wire_id: input.pv_dc_wire_id ?? null,
    pv_ac_wire_id: input.pv_ac_wire_id ?? null,
  }
}

/** The row of a valid block record: what has no column of its own lies in `configuration`. */
export function rowOfBlock(block: Block, projectId: string): Insertable<BlockTable> {
  const { created_at: _created, updated_at: _updated, isVisible: _visible, ...stored } = block
  const {
    id,
    name,
    enviro_dataset_id,
    pv_panel_id,
    pv_table_id,
    pv_inverter_id,
    pv_transformer_id,
    pv_dc_wire_id,
    pv_ac_wire_id,
    ...configuration
  } = stored
  return {
    id,
    project_id: projectId,
    name,
    enviro_dataset_id,
    pv_panel_id,
    pv_table_id,
    pv_inverter_id,
    pv_transformer_id,
    pv_dc_wire_id,
    pv_ac_wire_id,
    configuration: JSON.stringify(configuration),
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
