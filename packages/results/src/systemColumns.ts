import type { ResultColumn } from './resultColumn.ts'

const power = (name: string, engineKey: string, label: string): ResultColumn => ({
  name,
  engineKey,
  label,
  unit: 'W',
  kind: 'power',
  scope: 'system',
  group: 'system',
})

/** Columns after the blocks meet, in the order of the account. */
export const SYSTEM_COLUMNS: readonly ResultColumn[] = [
  power('ac_blocks', 'acBlocksW', 'AC of all blocks'),
  power('ac_after_hv_wire', 'acAfterHvWireW', 'AC after HV line'),
  power('ac_after_hv_iron', 'acAfterHvIronW', 'AC after HV transformer iron loss'),
  power('ac_after_hv_copper', 'acAfterHvCopperW', 'AC after HV transformer copper loss'),
  power('ac_after_grid_limit', 'acAfterGridLimitW', 'AC after grid injection limit'),
  power('ac_after_availability', 'acAfterAvailabilityW', 'AC after unavailability'),
  power('grid', 'gridW', 'Power to grid'),
]
