import type { ResultColumn } from './resultColumn.ts'
import { columnsOfStages, SYSTEM_STAGE_COLUMNS } from './stageColumns.ts'

/** Columns after the blocks meet, in the order of the account. */
export const SYSTEM_COLUMNS: readonly ResultColumn[] = [
  {
    name: 'ac_blocks',
    engineKey: 'acBlocksW',
    label: 'AC of all blocks',
    unit: 'W',
    kind: 'power',
    scope: 'system',
    group: 'system',
  },
  ...columnsOfStages(SYSTEM_STAGE_COLUMNS, 'system'),
]
