import { COMPONENT_KINDS, type ComponentKind, type FieldError, RELATION_KEYS } from '@duet/plant'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import type { BlockInput } from '../graphql/resolvers.gen.ts'
import { componentKindsIn, lockedIdsIn } from './designQueries.ts'
import { refuseErrors } from './inputAt.ts'

/** One field that points at a row of the project. */
export interface Reference {
  readonly path: string
  readonly id: string
  readonly to: 'block' | 'dataset' | ComponentKind
}

/** Every field of a block that points at something. */
export function blockReferences(block: BlockInput, place: string): Reference[] {
  const references: Reference[] = []
  if (block.enviro_dataset_id) {
    references.push({
      path: `${place}.enviro_dataset_id`,
      id: block.enviro_dataset_id,
      to: 'dataset',
    })
  }
  for (const kind of COMPONENT_KINDS) {
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
  const blocks = ids((to) => to === 'block')
  const datasets = ids((to) => to === 'dataset')
  const components = ids((to) => to !== 'block' && to !== 'dataset')
  const known = new Set([
    ...(await lockedIdsIn(db, projectId, 'block', blocks)).map((id) => `block ${id}`),
    ...(await lockedIdsIn(db, projectId, 'enviro_dataset', datasets)).map((id) => `dataset ${id}`),
    ...(await componentKindsIn(db, projectId, components)).map(({ id, kind }) => `${kind} ${id}`),
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
