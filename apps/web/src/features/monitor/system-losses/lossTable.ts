import type { ChartTable } from '../../../ui/Chart.tsx'
import type { LossBar } from './lossBars.ts'
import type { Price } from './lossSentence.ts'

/** The bars as numbers: losses negative, so that the rows between the levels add up to the last. */
export function lossTable(
  bars: readonly LossBar[],
  modelKwh: number,
  price: Price | undefined,
): ChartTable {
  const money = price === undefined ? [] : [`Worth (${price.currency})`]
  return {
    columns: ['Cause', 'Energy (kWh)', 'Of expected', ...money],
    rows: bars.map((bar) => {
      const kwh = bar.kind === 'loss' ? 0 - bar.kwh : bar.kwh
      return [
        bar.label,
        kwh,
        modelKwh > 0 ? kwh / modelKwh : null,
        ...(price === undefined ? [] : [kwh * price.perKwh]),
      ]
    }),
  }
}
