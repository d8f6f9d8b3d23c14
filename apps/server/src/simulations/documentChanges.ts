import { isDeepStrictEqual } from 'node:util'
import { type Block, type PlantDocument, RELATION_KEYS } from '@duet/plant'

/** One record of a plant that is not the same in two documents. */
export interface DocumentChange {
  /** `block`, `layer`, a kind of component, `system`, or `dataset` with the revision that it has now. */
  readonly kind: string
  /** Null for the system. */
  readonly id: string | null
  readonly name: string
  readonly change: 'added' | 'removed' | 'changed'
  /** Names of the fields that differ; empty unless changed. */
  readonly fields: readonly string[]
}

interface Entry {
  readonly kind: string
  readonly id: string
  readonly name: string
  readonly values: Readonly<Record<string, unknown>>
}

/** Fields that change nothing in a run. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set([
  'id',
  'name',
  'isVisible',
  'created_at',
  'updated_at',
  'project_id',
  'source_type',
  'source_filename',
  'source_url',
])

/**
 * What a run of these blocks would find otherwise in `after` than in `before`: the blocks, their components and layers, obstacles,
 * and the system.
 */
export function documentChanges(
  before: PlantDocument,
  after: PlantDocument,
  blockIds: readonly string[],
): readonly DocumentChange[] {
  const [from, to] = [entriesOf(before, blockIds), entriesOf(after, blockIds)]
  const changes = [...new Set([...from.keys(), ...to.keys()])].flatMap((key) =>
    entryChange(from.get(key), to.get(key)),
  )
  const fields = changedFields({ ...before.system_parameters }, { ...after.system_parameters })
  const system: DocumentChange[] =
    fields.length === 0
      ? []
      : [{ kind: 'system', id: null, name: 'System parameters', change: 'changed', fields }]
  return [...changes, ...system]
}

function entriesOf(
  document: PlantDocument,
  blockIds: readonly string[],
): ReadonlyMap<string, Entry> {
  const blocks = document.blocks.filter(({ id }) => blockIds.includes(id))
  const linked = new Set(blocks.flatMap((block) => linkedIds(block)))
  const entries: Entry[] = [
    ...blocks.map((block) => ({ ...named(block), kind: 'block', values: { ...block } })),
    ...document.block_layers
      .filter(({ block_id, type }) => type === 'shading' || blockIds.includes(block_id ?? ''))
      .map((layer) => ({ ...named(layer), kind: 'layer', values: { ...layer } })),
    ...document.components
      .filter(({ id }) => linked.has(id))
      .map((component) => ({
        ...named(component),
        kind: component.kind,
        values: { ...component.parameters },
      })),
  ]
  return new Map(entries.map((entry) => [`${entry.kind} ${entry.id}`, entry]))
}

const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({ id, name })

const linkedIds = (block: Block): readonly string[] =>
  Object.values(RELATION_KEYS).flatMap((key) => (key && block[key]) ?? [])

function entryChange(
  before: Entry | undefined,
  after: Entry | undefined,
): readonly DocumentChange[] {
  const entry = after ?? before
  if (entry === undefined) return []
  const { kind, id, name } = entry
  if (before === undefined) return [{ kind, id, name, change: 'added', fields: [] }]
  if (after === undefined) return [{ kind, id, name, change: 'removed', fields: [] }]
  const fields = changedFields(before.values, after.values)
  return fields.length === 0 ? [] : [{ kind, id, name, change: 'changed', fields }]
}

function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) =>
      !WITHOUT_EFFECT.has(key) && !isDeepStrictEqual(before[key] ?? null, after[key] ?? null),
  )
}
