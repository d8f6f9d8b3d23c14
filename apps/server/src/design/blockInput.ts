import { AppError } from '@duet/contract'
import { type Block, parseBlock, RELATION_KEYS } from '@duet/plant'
import type { Insertable } from 'kysely'
import type { Block as BlockTable } from '../db/database.gen.ts'
import type { BlockInput } from '../graphql/resolvers.gen.ts'
import { inputAt } from './inputAt.ts'

/** Columns of a block that point at components. */
export const COMPONENT_COLUMNS = Object.values(RELATION_KEYS).filter((key) => key !== undefined)

const RELATIONS = ['enviro_dataset_id', ...COMPONENT_COLUMNS] as const

/**
 * Name and relations of a block come in by themselves, its scalar fields in `configuration`; what is not given is not set.
 *
 * @throws AppError INVALID_INPUT naming the block by its place in the list
 */
export function blockRowOf(
  input: BlockInput,
  projectId: string,
  index: number,
): Insertable<BlockTable> {
  return inputAt(`blocks.${index}`, () => {
    const { id, name, configuration } = input
    if (!isRecord(configuration))
      throw new AppError('INVALID_INPUT', 'configuration: must be an object')
    const now = new Date().toISOString()
    const relations = Object.fromEntries(RELATIONS.map((key) => [key, input[key] ?? null]))
    const columns = { ...relations, id, name, created_at: now, updated_at: now }
    return rowOfBlock(parseBlock({ ...configuration, ...columns }), projectId)
  })
}

/** The row of a valid block record: what has no column of its own lies in `configuration`. */
export function rowOfBlock(block: Block, projectId: string): Insertable<BlockTable> {
  const {
    id,
    name,
    created_at: _created,
    updated_at: _updated,
    isVisible: _visible,
    ...stored
  } = block
  const fields = Object.entries(stored)
  return {
    ...Object.fromEntries(fields.filter(([key]) => isRelation(key))),
    id,
    project_id: projectId,
    name,
    configuration: JSON.stringify(Object.fromEntries(fields.filter(([key]) => !isRelation(key)))),
  }
}

const isRelation = (key: string): boolean => RELATIONS.some((relation) => relation === key)

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
