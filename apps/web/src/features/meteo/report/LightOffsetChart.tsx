import { type ReactNode, useMemo } from 'react'
import { formatUnit } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { monthTexts, type ReportMonths } from './monthTexts.ts'
import { lightOffsetOption } from './reportOptions.ts'

/** How far the light is from the sun, by month. */
export function LightOffsetChart({ months }: { readonly months: ReportMonths }): ReactNode {
  const option = useMemo(() => lightOffsetOption(months), [months])
  const labels = monthTexts(months.map(({ month }) => month))
  return (
    <Chart
      title="Light against the sun"
      summary={summaryOf(months)}
      option={option}
      height={360}
      table={{
        columns: ['Month', 'Light after the sun (min)'],
        rows: months.map(({ light_offset_min }, at) => [labels[at], light_offset_min]),
      }}
    />
  )
}

function summaryOf(months: ReportMonths): string {
  const known = months
    .flatMap(({ light_offset_min }) => light_offset_min ?? [])
    .toSorted((a, b) => a - b)
  const middle = known[Math.floor(known.length / 2)]
  const what =
    'How far the centre of the light of bright days is from that of the sun; above zero the data are late.'
  return middle === undefined
    ? `${what} No month has bright days enough.`
    : `${what} Median of the months: ${formatUnit(middle, 'min', 3)}.`
}
