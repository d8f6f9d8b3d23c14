import {
  addSums,
  type BlockEnergySums,
  closureError,
  type KeyFigureSums,
  keyFigures,
  type SystemEnergySums,
  type WaterfallRow,
  waterfall,
} from '@duet/engine'
import type { Account } from '@duet/results'

/** The engine's account, for the summary of a run. */
export const RUN_ACCOUNT: Account<BlockEnergySums, SystemEnergySums, KeyFigureSums, WaterfallRow> =
  {
    addEnergy: addSums,
    addKeyFigureSums: addSums,
    waterfall,
    closureError,
    keyFigures,
  }
