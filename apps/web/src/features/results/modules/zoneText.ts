import { zoneName } from '@duet/results'
import { formatCount } from '../../../lib/format.ts'
import type { TablePlanData } from './useModuleProfile.ts'

/** A zone in words, with the number of its tables. */
export function zoneText(zone: TablePlanData['zones'][number], index: number): string {
  const { table_count: count } = zone
  return `${zoneName(zone, index)} (${count === 1 ? '1 table' : `${formatCount(count)} tables`})`
}
