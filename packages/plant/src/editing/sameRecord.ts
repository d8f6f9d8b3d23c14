import type { Block } from '../block/block.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'

export type DesignRecord = Block | BlockLayer

/** Of one design the same to editors: times, the project and what only the screen knows are left out, as are fields without a value. */
export function sameRecord(
  a: DesignRecord | null | undefined,
  b: DesignRecord | null | undefined,
): boolean {
  if (a === b || (!a && !b)) return true
  return a && b ? recordText(a) === recordText(b) : false
}

/** A short mark of what a record holds: two contents have the same one with a chance of 2^-53. */
export function recordMark(record: DesignRecord | null): string {
  return record === null ? DELETED : hash53(recordText(record))
}

const DELETED = 'deleted'
const NOT_CONTENT = new Set(['project_id', 'created_at', 'updated_at', 'isVisible'])

function recordText(record: DesignRecord): string {
  const fields = Object.entries(record).filter(
    ([name, value]) =>
      !NOT_CONTENT.has(name) && value !== null && !(name === 'is_locked' && value === false),
  )
  return JSON.stringify(Object.fromEntries(fields), inOrder)
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
