import { zoneName } from '@duet/results'
import { counted } from '../../../lib/counted.ts'
import type { TablePlanData } from './useModuleProfile.ts'

/** A zone in words, with the number of its tables. */
export function zoneText(zone: TablePlanData['zones'][number], index: number): string {
  const { table_count: count } = zone
  return `${zoneName(zone, index)} (${counted(count, 'table')})`
}
