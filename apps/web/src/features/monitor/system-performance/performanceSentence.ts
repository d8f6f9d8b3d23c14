import { formatPercentFixed, formatResult } from '../../../lib/format.ts'
import { type Period, periodText } from '../shell/period.ts'
import type { PerformanceSums } from './usePerformance.ts'

const share = (part: number, whole: number): string => formatPercentFixed(part / whole, 1)

/** What the plant gave against what it could have and what was sold. */
export function performanceSentence(
  period: Pick<Period, 'from' | 'to'>,
  total: PerformanceSums,
): string {
  const { sensor_kwh: sensor, model_kwh: model, budget_kwh: budget } = total
  const days = total.day_count === 1 ? 'day' : 'days'
  const first = `${formatResult(sensor, 'kWh')} on ${total.day_count} ${days}, ${periodText(period)}`
  const expected = model > 0 ? `${share(sensor, model)} of what was expected` : ''
  if (budget === null || budget <= 0) return `${[first, expected].filter(Boolean).join(': ')}.`
  const ofBudget = `${share(sensor, budget)} of the budget`
  return [`${first}: ${[expected, ofBudget].filter(Boolean).join(' and ')}.`, weatherText(total)]
    .filter(Boolean)
    .join(' ')
}

function weatherText({
  weather_index: index,
  weather_budget_kwh: budget,
  sensor_kwh,
}: PerformanceSums): string {
  if (index === null || budget === null || budget <= 0) return ''
  const more = index >= 1 ? 'more' : 'less'
  return `The sun gave ${formatPercentFixed(Math.abs(index - 1), 1)} ${more} light than budgeted: of the budget in this weather it was ${share(sensor_kwh, budget)}.`
}
