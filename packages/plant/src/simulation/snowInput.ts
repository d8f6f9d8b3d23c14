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
  if (snow_loss_model === 'slide') return { kind: 'slide', stringsAcross }
  if (snow_loss_model !== 'monthly') return undefined
  const lossByMonth =
    snow_rates_percentage?.map(percentToFraction) ?? Array.from({ length: 12 }, () => 0)
  return { kind: 'monthly', lossByMonth }
}
