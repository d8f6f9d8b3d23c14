import { type ReactNode, useMemo } from 'react'
import { formatMoney } from '../../../project/economics/moneyText.ts'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { type CashRow, cashData, cashRows } from './cashFlowBars.ts'
import type { RunEconomics } from './useEconomics.ts'

interface CashFlowPanelProps {
  readonly years: RunEconomics['years']
  readonly currency: string
  readonly hasPrice: boolean
}

/** Year by year with the energy of P50; the table of the chart has the figures. */
export function CashFlowPanel({ years, currency, hasPrice }: CashFlowPanelProps): ReactNode {
  const rows = useMemo(() => cashRows(years), [years])
  const data = useMemo(() => cashData(rows, currency, hasPrice), [rows, currency, hasPrice])
  return (
    <Panel>
      <CategoryChart
        title="Cash flow"
        summary={summaryOf(rows, currency, hasPrice)}
        data={data}
        height={340}
        table={{
          columns: [
            'Year',
            'Energy (kWh)',
            ...['Revenue', 'Cost', 'Left', 'Sum so far'].map((name) => `${name} (${currency})`),
          ],
          rows: rows.map((row) => [
            row.year,
            row.energyKwh,
            row.revenue,
            row.cost,
            row.net,
            row.cumulative,
          ]),
        }}
      />
    </Panel>
  )
}

function summaryOf(rows: readonly CashRow[], currency: string, hasPrice: boolean): string {
  const [before, first] = rows
  const last = rows.at(-1)
  const costs = `${formatMoney(before?.cost, currency)} before the first year, ${formatMoney(first?.cost, currency)} in it.`
  return hasPrice
    ? `In money of each year, at P50. Costs: ${costs} After ${last?.year ?? 0} years the sum is ${formatMoney(last?.cumulative, currency)}.`
    : `In money of each year. Costs: ${costs} Without a price of energy there is no revenue.`
}
