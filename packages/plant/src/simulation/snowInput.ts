import type { Snow } from '@duet/engine'
import { percentToFraction } from '@duet/units'
import type { Block } from '../block/block.ts'

/** Angle at which snow piles up before a table, where nobody measured it: Townsend and Powers 2011. */
const SNOW_REPOSE_DEG = 40
/** What several strings along the slant height lose of what one does: the same. */
const SEVERAL_STRINGS_FACTOR = 0.75

/** What snow sees of a table. */
export interface SnowyTable {
  /** Each with strings of its own. */
  readonly tiers: number
  readonly slantHeightM: number
  readonly lowerEdgeM: number
}

/** Snow on the front of a block; undefined where it says none. */
export function snowInput(
  { snow_loss_model, snow_rates_percentage }: Block,
  { tiers, slantHeightM, lowerEdgeM }: SnowyTable,
): Snow | undefined {
  switch (snow_loss_model ?? 'none') {
    case 'monthly': {
      const none = Array.from({ length: 12 }, () => 0)
      return {
        kind: 'monthly',
        lossByMonth: (snow_rates_percentage ?? none).map(percentToFraction),
      }
    }
    case 'slide':
      return { kind: 'slide', stringsAcross: tiers }
    case 'townsend':
      return {
        kind: 'townsend',
        slantHeightM,
        lowerEdgeM,
        stringFactor: tiers > 1 ? SEVERAL_STRINGS_FACTOR : 1,
        reposeDeg: SNOW_REPOSE_DEG,
      }
    case 'none':
      return undefined
  }
}
