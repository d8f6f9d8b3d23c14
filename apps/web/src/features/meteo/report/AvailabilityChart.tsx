import { type ReactNode, useMemo } from 'react'
import { formatPercent } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { monthTexts, type ReportMonths } from './monthTexts.ts'
import { availabilityOption } from './reportOptions.ts'

/** Share of the rows of each month that are there. */
export function AvailabilityChart({ months }: { readonly months: ReportMonths }): ReactNode {
  const option = useMemo(() => availabilityOption(months), [months])
  const labels = monthTexts(months.map(({ month }) => month))
  const shares = months.map(({ available_fraction }) => available_fraction)
  const least = shares.indexOf(Math.min(...shares))
  return (
    <Chart
      title="Availability"
      summary={
        shares.length === 0
          ? 'There are no rows.'
          : `Rows of each month that are there and have global irradiance; least in ${labels[least] ?? ''} (${formatPercent(shares[least], 4)}).`
      }
      option={option}
      table={{
        columns: ['Month', 'Available (fraction)'],
        rows: months.map(({ available_fraction }, at) => [labels[at], available_fraction]),
      }}
    />
  )
}
