import { type ComponentKind, type FieldError, RELATION_KEYS } from '@duet/plant'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import type { BlockRelations } from './blockInput.ts'
import { blockIdsIn, componentKindsIn, datasetIdsIn } from './designQueries.ts'
import { refuseErrors } from './inputAt.ts'

/** One field that points at a row of the project. */
export interface Reference {
  readonly path: string
  readonly id: string
  readonly to: 'block' | 'dataset' | ComponentKind
}

/** Every field of a block that points at something. */
export function blockReferences(block: BlockRelations, place: string): Reference[] {
  const references: Reference[] = []
  if (block.enviro_dataset_id) {
    references.push({
      path: `${place}.enviro_dataset_id`,
      id: block.enviro_dataset_id,
      to: 'dataset',
    })
  }
  for (const kind of KINDS_OF_BLOCKS) {
    const key = RELATION_KEYS[kind]
    const id = key && block[key]
    if (id) references.push({ path: `${place}.${key}`, id, to: kind })
  }
  return references
}

/** References to what is not in the project; unknown ids and those of other projects give the same words. */
async function brokenReferences(
  db: Database,
  projectId: string,
  references: readonly Reference[],
): Promise<FieldError[]> {
  const ids = (wanted: (to: Reference['to']) => boolean): string[] => [
    ...new Set(references.filter(({ id, to }) => wanted(to) && isUuid(id)).map(({ id }) => id)),
  ]
  const blocks = await inChunk(
    ids((to) => to === 'block'),
    (some) => blockIdsIn(db, projectId, some),
  )
  const datasets = await inChunk(
    ids((to) => to === 'dataset'),
    (some) => datasetIdsIn(db, projectId, some),
  )
  const components = await inChunk(
    ids((to) => to !== 'block' && to !== 'dataset'),
    (some) => componentKindsIn(db, projectId, some),
  )
  const known = new Set([
    ...blocks.map((id) => `block ${id}`),
    ...datasets.map((id) => `dataset ${id}`),
    ...components.map(({ id, kind }) => `${kind} ${id}`),
  ])
  return references
    .filter(({ id, to }) => !known.has(`${to} ${id.toLowerCase()}`))
    .map(({ path, to }) => ({ path, message: `there is no such ${to} in this project` }))
}

/** @throws AppError INVALID_INPUT naming the fields that point at nothing */
export async function checkReferences(
  tx: Database,
  projectId: string,
  references: readonly Reference[],
): Promise<void> {
  refuseErrors(
    await brokenReferences(tx, projectId, references),
    'Choose another or leave it empty.',
  )
}

const KINDS_OF_BLOCKS = ['panel', 'table', 'inverter', 'transformer', 'dcWire', 'acWire'] as const

/** An `in` list must not be empty. */
async function inChunk<T>(
  ids: readonly string[],
  find: (ids: readonly string[]) => Promise<T[]>,
): Promise<T[]> {
  return ids.length === 0 ? [] : find(ids)
}
