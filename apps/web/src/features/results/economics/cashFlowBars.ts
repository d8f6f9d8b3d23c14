import { formatNumber, siPrefix } from '../../../lib/format.ts'
import { formatMoney } from '../../../project/economics/moneyText.ts'
import type { CategoryData } from '../../../ui/charts/categoryOption.ts'
import type { RunEconomics } from './useEconomics.ts'

export interface CashRow {
  readonly year: number
  readonly energyKwh: number
  readonly revenue: number
  readonly cost: number
  readonly net: number
  /** Sum of what is left, from year 0. */
  readonly cumulative: number
}

/** The years with what is left of each, and of all until then. */
export function cashRows(years: RunEconomics['years']): readonly CashRow[] {
  let cumulative = 0
  return years.map(({ year, energy_kwh, revenue, cost }) => {
    const net = revenue - cost
    cumulative += net
    return { year, energyKwh: energy_kwh, revenue, cost, net, cumulative }
  })
}

/** Revenue above the axis, cost below, and the line of their sum. */
export function cashData(
  rows: readonly CashRow[],
  currency: string,
  hasPrice: boolean,
): CategoryData {
  const largest = Math.max(
    0,
    ...rows.flatMap(({ revenue, cost, cumulative }) => [revenue, cost, Math.abs(cumulative)]),
  )
  const { factor, prefix } = siPrefix(largest)
  const costs = { name: 'Cost', values: rows.map(({ cost }) => -cost) }
  const line = {
    name: 'Sum so far',
    values: rows.map(({ cumulative }) => cumulative),
    type: 'line' as const,
  }
  const revenue = { name: 'Revenue', values: rows.map((row) => row.revenue) }
  return {
    labels: rows.map(({ year }) => String(year)),
    series: hasPrice ? [revenue, costs, line] : [costs],
    unit: currency,
    isStacked: true,
    axisName: 'Year',
    left: {
      name: `${prefix}${currency}`,
      label: (amount) => formatNumber(amount / factor),
      text: (amount) => formatMoney(amount, currency),
    },
  }
}
