import { AppError } from '@duet/contract'
import { z } from 'zod'

const RECORD = z.record(z.string(), z.unknown())
const LIST = z.array(z.unknown())

/**
 * The places of a JSON value that a path means, as keys from the root. Keys are set apart by points. In a list a key is a
 * number from 0, `*` for every entry, or the id, the name or the kind of entries.
 *
 * @throws AppError INVALID_INPUT where a key on the way is none of the value; the last key of a path may be new
 */
export function placesOf(root: unknown, path: string): readonly (readonly (string | number)[])[] {
  const keys = path.split('.')
  let places: readonly Place[] = [{ keys: [], value: root }]
  for (const [at, key] of keys.entries()) {
    const isLast = at === keys.length - 1
    places = places.flatMap((place) => entriesOf(place, key, isLast))
    if (places.length > 0) continue
    const where = keys.slice(0, at).join('.') || 'the plant document'
    throw new AppError('INVALID_INPUT', `${path}: ${where} has no '${key}'.`)
  }
  return places.map((place) => place.keys)
}

interface Place {
  readonly keys: readonly (string | number)[]
  readonly value: unknown
}

function entriesOf({ keys, value }: Place, key: string, isLast: boolean): readonly Place[] {
  const list = LIST.safeParse(value)
  if (list.success)
    return list.data.flatMap((entry, at) =>
      isMeant(entry, at, key) ? [{ keys: [...keys, at], value: entry }] : [],
    )
  const record = RECORD.safeParse(value)
  if (!record.success || !(isLast || key in record.data)) return []
  return [{ keys: [...keys, key], value: record.data[key] }]
}

function isMeant(entry: unknown, at: number, key: string): boolean {
  if (key === '*' || key === String(at)) return true
  const named = RECORD.safeParse(entry).data
  return [named?.['id'], named?.['name'], named?.['kind']].includes(key)
}

/** The value at a place; undefined where there is none. */
export function valueAt(root: unknown, keys: readonly (string | number)[]): unknown {
  return keys.reduce<unknown>((value, key) => {
    if (typeof key === 'number') return LIST.safeParse(value).data?.[key]
    return RECORD.safeParse(value).data?.[key]
  }, root)
}

/** The same value with another at a place; what is not on the way to it is shared. */
export function withValueAt(
  root: unknown,
  [key, ...rest]: readonly (string | number)[],
  value: unknown,
): unknown {
  if (key === undefined) return value
  if (typeof key === 'number')
    return LIST.parse(root).map((entry, at) =>
      at === key ? withValueAt(entry, rest, value) : entry,
    )
  const record = RECORD.parse(root)
  return { ...record, [key]: withValueAt(record[key], rest, value) }
}
