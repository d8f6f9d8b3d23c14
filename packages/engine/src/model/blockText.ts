import type { Block } from './block.ts'

/** All that the series of a block depend on beside the weather, as text: blocks with the same text have the same series. */
export function blockText({ id: _id, ...block }: Block): string {
  return exactText(block)
}

/** JSON that distinguishes all numbers, with typed arrays as lists. */
export function exactText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'number' && !Number.isFinite(part)) return String(part)
    return part instanceof Float64Array || part instanceof Uint32Array ? [...part] : part
  })
}
