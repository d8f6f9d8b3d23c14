import type { Snow } from '@duet/engine'
import { percentToFraction } from '@duet/units'
import type { Block } from '../block/block.ts'

/**
 * Snow on the front of a block; undefined where it says none.
 *
 * @param stringsAcross - tiers of the table, each with strings of its own
 */
export function snowInput(
  { snow_loss_model, snow_rates_percentage }: Block,
  stringsAcross: number,
): Snow | undefined {
  switch (snow_loss_model) {
    case 'monthly':
      return {
        kind: 'monthly',
        lossByMonth:
          snow_rates_percentage?.map(percentToFraction) ?? Array.from({ length: 12 }, () => 0),
      }
    case 'slide':
      return { kind: 'slide', stringsAcross }
    default:
      return undefined
  }
}
