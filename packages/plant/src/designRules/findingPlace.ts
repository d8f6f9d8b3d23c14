import type { Block } from '../block/block.ts'
import { type ComponentKind, isComponentKind, RELATION_KEYS } from '../components/kinds.ts'

/** Where a finding is mended. */
export type FindingPlace =
  | {
      readonly page: 'component'
      readonly kind: ComponentKind
      readonly id: string
      readonly field: string
    }
  | { readonly page: 'layer'; readonly id: string }
  /** Of the block, empty: the block itself. */
  | { readonly page: 'block'; readonly field: string }
  | { readonly page: 'system'; readonly field: string }

/** The fields of the plant that name the parts of its HV stage. */
const HV_FIELDS: ReadonlyMap<string, string> = new Map([
  ['hvTransformer', 'pv_hv_transformer_id'],
  ['hvAcWire', 'pv_hv_ac_wire_id'],
])

/** The place of a `path` of a finding; of a part that is not chosen the field that chooses it. */
export function findingPlace(path: string | null, block: Block | undefined): FindingPlace {
  const whole = path ?? ''
  const [head = '', first = '', second = ''] = whole.split('.')
  const field = whole.slice(head.length + 1)
  if (head === 'layers') return { page: 'layer', id: first }
  if (head === 'system') return { page: 'system', field }
  if (head === 'components' && isComponentKind(first)) {
    return { page: 'component', kind: first, id: second, field: '' }
  }
  const ofPlant = HV_FIELDS.get(head)
  if (ofPlant !== undefined) return { page: 'system', field: ofPlant }
  return (isComponentKind(head) && partPlace(head, field, block)) || { page: 'block', field: whole }
}

function partPlace(
  kind: ComponentKind,
  field: string,
  block: Block | undefined,
): FindingPlace | undefined {
  const key = RELATION_KEYS[kind]
  if (key === undefined) return undefined
  const id = block?.[key]
  return id ? { page: 'component', kind, id, field } : { page: 'block', field: key }
}
