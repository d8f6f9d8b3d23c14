/**
 * A record as the fields that are merged one by one. What only makes sense together is one field: an outline with the heights of
 * its corners or the grid of its mask, a perimeter's guide line with its partners.
 */
export type RecordFields = Readonly<Record<string, unknown>>

/** Properties of a layer that do not depend on its shape. */
const OWN_PROPERTIES = ['bufferRadius', 'height', 'isOverArray', 'containTest'] as const
const LINK_PROPERTIES = ['guideLineId', 'polygonIds'] as const
const PROPERTY = 'property '
const LINKS = 'links'
const NESTED = new Set<string>([...OWN_PROPERTIES, ...LINK_PROPERTIES])

/** Fields that no editor changes. */
const NOT_CONTENT = new Set(['project_id', 'created_at', 'updated_at', 'isVisible'])

/** The fields of a record that editors change; of no record none. */
export function editedFields(record: object | null | undefined): RecordFields {
  if (!record) return {}
  const fields: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(record)) {
    if (NOT_CONTENT.has(name)) continue
    if (name === 'geojson') Object.assign(fields, fieldsOfFeature(value))
    // a shape is of its type
    else if (name !== 'type') fields[name] = value
  }
  if ('geojson' in record && 'type' in record)
    fields['geojson'] = { type: record.type, feature: fields['geojson'] }
  return fields
}

/** The record with some of its fields as another of the same kind has them. */
export function withFields<T extends object>(record: T, other: T, names: readonly string[]): T {
  if (names.length === 0) return record
  const fields = { ...editedFields(record) }
  const wanted = editedFields(other)
  for (const name of names) fields[name] = wanted[name]
  const { geojson, ...rest } = fields
  const plain = Object.entries(rest).filter(
    ([name]) => name !== LINKS && !name.startsWith(PROPERTY),
  )
  const changed = { ...record, ...Object.fromEntries(plain) }
  for (const [name, value] of plain) if (value === undefined) Reflect.deleteProperty(changed, name)
  if (!('geojson' in record)) return changed
  const { type, feature } = asObject(geojson)
  return { ...changed, type, geojson: featureOf(asObject(feature), rest) }
}

/** Contents that are the same to editors: none and an unlocked layer's `false` are no value. */
export function sameField(name: string, a: unknown, b: unknown): boolean {
  return a === b || fieldText(name, a) === fieldText(name, b)
}

/** Names of the fields in which two records differ. */
export function differingFields(
  a: object | null | undefined,
  b: object | null | undefined,
): readonly string[] {
  if (a === b) return []
  const [left, right] = [editedFields(a), editedFields(b)]
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...names].filter((name) => !sameField(name, left[name], right[name]))
}

/** A short mark of what a field holds: two contents have the same one with a chance of 2^-53. */
export function fieldMark(name: string, value: unknown): string {
  return `${name} ${hash53(fieldText(name, value))}`
}

function fieldText(name: string, value: unknown): string {
  if (value === null || value === undefined || (name === 'is_locked' && value === false)) return ''
  return JSON.stringify(value, inOrder)
}

function fieldsOfFeature(feature: unknown): RecordFields {
  const { properties, ...shape } = asObject(feature)
  const all = asObject(properties)
  const bound = Object.entries(all).filter(([name]) => !NESTED.has(name))
  const fields: Record<string, unknown> = {
    geojson: { ...shape, properties: Object.fromEntries(bound) },
  }
  for (const name of OWN_PROPERTIES)
    if (all[name] !== undefined) fields[PROPERTY + name] = all[name]
  const links = LINK_PROPERTIES.filter((name) => all[name] !== undefined)
  if (links.length > 0) fields[LINKS] = Object.fromEntries(links.map((name) => [name, all[name]]))
  return fields
}

function featureOf(shape: RecordFields, fields: RecordFields): object {
  const own = OWN_PROPERTIES.filter((name) => fields[PROPERTY + name] !== undefined)
  return {
    ...shape,
    properties: {
      ...asObject(shape['properties']),
      ...Object.fromEntries(own.map((name) => [name, fields[PROPERTY + name]])),
      ...asObject(fields[LINKS]),
    },
  }
}

function asObject(value: unknown): RecordFields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Keys of objects by name: a server may give them in another order. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Two multiplicative 32-bit hashes side by side, as 53 bits. */
function hash53(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    high = Math.imul(high ^ code, 0x9e3779b1)
    low = Math.imul(low ^ code, 0x5f356495)
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35)
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35)
  return (0x200000 * (high & 0x1fffff) + (low >>> 11)).toString(36)
}
