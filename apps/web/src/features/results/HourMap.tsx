import { type ReactNode, useMemo } from 'react'
import { formatPrefixed, formatUnit } from '../../lib/format.ts'
import { formatMonth } from '../../lib/formatTime.ts'
import { yearsText } from '../../project/runs/periodOfFigures.ts'
import { Chart } from '../../ui/Chart.tsx'
import { hourMapOption } from './barOptions.ts'
import type { Scope } from './scope.ts'
import type { DayProfiles } from './useResultTabs.ts'

interface HourMapProps {
  readonly scope: Scope
  readonly title: string
  readonly profiles: DayProfiles
  /** Place of the column that is shown. */
  readonly column: number
  readonly controls?: ReactNode
}

/** The mean day of each month, hour by hour of site time; of all years that the run has of the month. */
export function HourMap({ scope, title, profiles, column, controls }: HourMapProps): ReactNode {
  const years = yearsText(scope.simulation.headline?.hours ?? 0)
  const option = useMemo(() => hourMapOption(profiles, column), [profiles, column])
  const unit = profiles.units[column] ?? ''
  const rows = profiles.values[column] ?? []
  return (
    <Chart
      title={`${title}${years && `, mean of ${years}`}`}
      summary={summaryOf(profiles, rows, unit)}
      option={option}
      height={340}
      controls={controls}
      table={{
        columns: ['Month', ...Array.from({ length: 24 }, (_, hour) => `${hour} h (${unit})`)],
        rows: rows.map((day, month) => [formatMonth((profiles.months[month] ?? 1) - 1), ...day]),
      }}
    />
  )
}

function summaryOf(
  { months }: DayProfiles,
  rows: readonly (readonly (number | null)[])[],
  unit: string,
): string {
  const cells = rows.flatMap((day, month) => day.map((value, hour) => ({ value, month, hour })))
  const [most] = cells.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))
  if (most?.value === undefined || most.value === null) return 'No values.'
  const text = unit === 'W' ? formatPrefixed(most.value, 'W') : formatUnit(most.value, unit)
  return `Mean of each hour in site time. Most: ${text} in ${formatMonth((months[most.month] ?? 1) - 1)} from ${most.hour}:00.`
}
