import type { Block } from '../block/block.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import { differingFields } from './recordFields.ts'

export type DesignRecord = Block | BlockLayer

/** Of one design the same to editors: times, the project and what only the screen knows are left out, as are fields without a value. */
export function sameRecord(
  a: DesignRecord | null | undefined,
  b: DesignRecord | null | undefined,
): boolean {
  if (a === b || (!a && !b)) return true
  return a && b ? differingFields(a, b).length === 0 : false
}
