import { strToU8 } from 'fflate'
import type { GisValue } from '../file/gisFile.ts'

type Row = Readonly<Record<string, GisValue>>

interface Field {
  /** As it is in the rows. */
  readonly key: string
  /** At most 10 characters. */
  readonly name: string
  readonly type: 'C' | 'N' | 'L'
  readonly length: number
  readonly decimals: number
}

const MAX_TEXT_BYTES = 254
/** Texts are cut into parts of so many characters: all of them may need 3 bytes. */
const PART_CHARACTERS = 80
const NUMBER_BYTES = 24
const NUMBER_DECIMALS = 9

/** A dBASE III table with one row a shape; text is UTF-8. Long texts are cut over several fields. */
export function writeDbf(rows: readonly Row[], today: Date): Uint8Array {
  const parted = rows.map(withPartedTexts)
  const fields = fieldsOf(parted)
  const headerBytes = 32 + 32 * fields.length + 1
  const rowBytes = 1 + fields.reduce((sum, { length }) => sum + length, 0)
  const bytes = new Uint8Array(headerBytes + rowBytes * rows.length + 1).fill(0x20)
  bytes.fill(0, 0, headerBytes)
  const view = new DataView(bytes.buffer)
  bytes.set([3, today.getUTCFullYear() - 1900, today.getUTCMonth() + 1, today.getUTCDate()])
  view.setUint32(4, rows.length, true)
  view.setUint16(8, headerBytes, true)
  view.setUint16(10, rowBytes, true)
  fields.forEach((field, i) => writeField(bytes, 32 + 32 * i, field))
  bytes[headerBytes - 1] = 0x0d
  parted.forEach((row, i) => {
    let at = headerBytes + i * rowBytes + 1
    for (const field of fields) {
      bytes.set(cellOf(row[field.key] ?? null, field), at)
      at += field.length
    }
  })
  bytes[bytes.length - 1] = 0x1a
  return bytes
}

function withPartedTexts(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).flatMap(([key, value]) => {
      if (typeof value !== 'string' || strToU8(value).length <= MAX_TEXT_BYTES)
        return [[key, value]]
      const letters = Array.from(value)
      const count = Math.ceil(letters.length / PART_CHARACTERS)
      return Array.from({ length: count }, (_, i) => [
        `${key}_${i + 1}`,
        letters.slice(i * PART_CHARACTERS, (i + 1) * PART_CHARACTERS).join(''),
      ])
    }),
  )
}

function fieldsOf(rows: readonly Row[]): readonly Field[] {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const taken = new Set<string>()
  // a table must have a field
  const fields = keys.map((key) => fieldOf(key, rows, taken))
  return fields.length > 0
    ? fields
    : [{ key: 'id', name: 'id', type: 'N', length: NUMBER_BYTES, decimals: 0 }]
}

function fieldOf(key: string, rows: readonly Row[], taken: Set<string>): Field {
  const values = rows.flatMap((row) => row[key] ?? [])
  const name = shortName(key, taken)
  taken.add(name.toLowerCase())
  if (values.length > 0 && values.every((value) => typeof value === 'boolean')) {
    return { key, name, type: 'L', length: 1, decimals: 0 }
  }
  if (values.length > 0 && values.every((value) => typeof value === 'number')) {
    const isWhole = values.every(Number.isInteger)
    return { key, name, type: 'N', length: NUMBER_BYTES, decimals: isWhole ? 0 : NUMBER_DECIMALS }
  }
  const longest = values.reduce<number>((most, v) => Math.max(most, strToU8(String(v)).length), 1)
  return { key, name, type: 'C', length: Math.min(longest, MAX_TEXT_BYTES), decimals: 0 }
}

/** Ten characters that no other field has; a number of a part at the end is retained. */
function shortName(key: string, taken: ReadonlySet<string>): string {
  const ascii = key.replaceAll(/[^A-Za-z0-9_]/g, '_')
  const tail = /_\d+$/.exec(ascii)?.[0] ?? ''
  const base = ascii.slice(0, ascii.length - tail.length).slice(0, 10 - tail.length)
  if (!taken.has(`${base}${tail}`.toLowerCase())) return `${base}${tail}`
  for (let number = 1; ; number++) {
    const name = `${base.slice(0, 10 - tail.length - String(number).length)}${number}${tail}`
    if (!taken.has(name.toLowerCase())) return name
  }
}

function writeField(bytes: Uint8Array, at: number, { name, type, length, decimals }: Field): void {
  bytes.set(strToU8(name), at)
  bytes[at + 11] = type.charCodeAt(0)
  bytes[at + 16] = length
  bytes[at + 17] = decimals
}

function cellOf(value: GisValue, { type, length, decimals }: Field): Uint8Array {
  if (value === null) return new Uint8Array()
  if (type === 'L') return strToU8(value === true ? 'T' : 'F')
  if (type === 'N') return strToU8(Number(value).toFixed(decimals).padStart(length).slice(-length))
  return strToU8(String(value)).subarray(0, length)
}
