import { type ReactNode, useMemo } from 'react'
import { formatPercent } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { monthTexts, type ReportMonths } from './monthTexts.ts'
import { clearSkyOption } from './reportOptions.ts'

/** Months beside what they would be without clouds. */
export function ClearSkyChart({ months }: { readonly months: ReportMonths }): ReactNode {
  const option = useMemo(() => clearSkyOption(months), [months])
  const labels = monthTexts(months.map(({ month }) => month))
  return (
    <Chart
      title="Global irradiation against a clear sky"
      summary={summaryOf(months)}
      option={option}
      table={{
        columns: ['Month', 'GHI (kWh/m²)', 'Clear sky (kWh/m²)', 'Ratio (–)'],
        rows: months.map(({ ghi_kwh_m2, clear_sky_kwh_m2 }, at) => [
          labels[at],
          ghi_kwh_m2,
          clear_sky_kwh_m2,
          ghi_kwh_m2 !== null && clear_sky_kwh_m2 ? ghi_kwh_m2 / clear_sky_kwh_m2 : null,
        ]),
      }}
    />
  )
}

function summaryOf(months: ReportMonths): string {
  const both = months.filter(
    (month) => month.ghi_kwh_m2 !== null && month.clear_sky_kwh_m2 !== null,
  )
  const sum = (value: (month: ReportMonths[number]) => number | null): number =>
    both.reduce((total, month) => total + (value(month) ?? 0), 0)
  const clear = sum(({ clear_sky_kwh_m2 }) => clear_sky_kwh_m2)
  return clear === 0
    ? 'There is no global irradiance to compare.'
    : `All months together have ${formatPercent(sum(({ ghi_kwh_m2 }) => ghi_kwh_m2) / clear)} of the irradiation without clouds. A month above it, or far below its neighbours, is doubtful.`
}
