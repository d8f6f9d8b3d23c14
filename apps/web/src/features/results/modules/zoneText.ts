import { formatCount } from '../../../lib/format.ts'
import type { TablePlanData } from './useModuleProfile.ts'

const POSITIONS: Readonly<Record<string, string>> = {
  interior: 'inner',
  secondLast: 'second last',
  start: 'at the start',
  nextToStart: 'next to the start',
  nextToEnd: 'next to the end',
  end: 'at the end',
}

const position = (key: string): string => POSITIONS[key] ?? key

/** A zone in words: where its tables stand among the rows and in their row. */
export function zoneText(zone: TablePlanData['zones'][number], index: number): string {
  const { row_position: row, slot_position: slot, table_count: count } = zone
  const tables = count === 1 ? '1 table' : `${formatCount(count)} tables`
  return `Zone ${index + 1}: ${position(row)} row, ${position(slot)} (${tables})`
}
