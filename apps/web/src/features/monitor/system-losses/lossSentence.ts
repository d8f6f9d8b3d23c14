import { formatPercentFixed, formatResult } from '../../../lib/format.ts'
import type { LossSumsFragment } from '../../../lib/gql/graphql.ts'
import { moneyText } from '../shell/money.ts'
import { type Period, periodText } from '../shell/period.ts'
import { largestLosses, lossBars } from './lossBars.ts'

export interface Price {
  readonly perKwh: number
  readonly currency: string
}

const NAMED = 3

/** How much of the available energy was delivered, and what took most of the rest. */
export function lossSentence(
  period: Pick<Period, 'from' | 'to'>,
  sums: LossSumsFragment,
  price: Price | undefined,
): string {
  const { model_kwh: modelKwh, sensor_kwh: sensorKwh } = sums
  const share = (kwh: number): string => formatPercentFixed(modelKwh > 0 ? kwh / modelKwh : null, 1)
  const worth = (kwh: number): string =>
    price === undefined ? '' : `, ${moneyText(kwh * price.perKwh, price.currency)}`
  const losses = largestLosses(lossBars(sums))
  const lostKwh = losses.reduce((all, { kwh }) => all + kwh, 0)
  const named = losses
    .slice(0, NAMED)
    .map(({ label, kwh }) => `${label.toLowerCase()} ${share(kwh)}`)
    .join(', ')
  return [
    `${formatResult(sensorKwh, 'kWh')} of ${formatResult(modelKwh, 'kWh')} available were delivered (${share(sensorKwh)}), ${periodText(period)}.`,
    losses.length === 0
      ? 'Nothing was lost.'
      : `Lost: ${formatResult(lostKwh, 'kWh')} (${share(lostKwh)}${worth(lostKwh)}), most of it: ${named}.`,
  ].join(' ')
}
