import { sum } from '@duet/units'
import type { BlockCondition } from './usePerformance.ts'

/** What a cleaning today would bring, as long as no rain cleans first. */
export interface CleaningGain {
  readonly kwhPerDay: number
  /** Of the plant's expected energy. */
  readonly fraction: number
  /** Of the currency, a day; undefined without a price. */
  readonly moneyPerDay: number | undefined
  /** Until the cleaning is paid; undefined: never, or price or cost are not known. */
  readonly payDays: number | undefined
}

interface CleaningTerms {
  readonly pricePerKwh: number | undefined
  readonly cost: number | undefined
}

/**
 * Dirt that is there now takes its share of each day to come; dirt that comes later takes the same whether it was cleaned or not.
 *
 * @param blocks - with the expected energy of a day, mean of the last thirty
 */
export function cleaningGain(
  blocks: readonly Pick<BlockCondition, 'model_kwh_per_day' | 'soiling'>[],
  { pricePerKwh, cost }: CleaningTerms,
): CleaningGain {
  const kwhPerDay = sum(
    blocks.map(
      ({ model_kwh_per_day, soiling }) => model_kwh_per_day * (soiling?.loss_fraction ?? 0),
    ),
  )
  const whole = sum(blocks.map(({ model_kwh_per_day }) => model_kwh_per_day))
  const moneyPerDay = pricePerKwh === undefined ? undefined : kwhPerDay * pricePerKwh
  const isPaid = moneyPerDay !== undefined && moneyPerDay > 0 && cost !== undefined
  return {
    kwhPerDay,
    fraction: whole > 0 ? kwhPerDay / whole : 0,
    moneyPerDay,
    payDays: isPaid ? cost / moneyPerDay : undefined,
  }
}
