import { type ReactNode, useMemo, useState } from 'react'
import { formatUnit } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { columnLabel, columnTitle } from '../weatherTexts.ts'
import { type MonthRange, monthRangeOption, months } from './climateOptions.ts'
import { OneColumn } from './table/ColumnChoice.tsx'
import type { WeatherStatistics } from './useViews.ts'

/** Least, mean and greatest value of each month of the year. */
export function MonthRangeChart({
  statistics,
}: {
  readonly statistics: WeatherStatistics
}): ReactNode {
  const { columns } = statistics
  const [column, setColumn] = useState(columns.includes('temp_c') ? 'temp_c' : (columns[0] ?? ''))
  const range = useMemo(() => rangeOf(statistics, column), [statistics, column])
  const option = useMemo(() => monthRangeOption(range), [range])
  const title = (word: string): string => `${word} ${columnTitle(column, range.unit)}`
  return (
    <Chart
      title="Least, mean and greatest"
      summary={`${columnLabel(column)} by month of the year, of all rows: ${extremes(range)}.`}
      option={option}
      controls={
        <OneColumn
          label="Quantity of the months"
          columns={columns}
          value={column}
          onChange={setColumn}
        />
      }
      table={{
        columns: ['Month', title('Least'), title('Mean'), title('Greatest')],
        rows: months().map((month, at) => [
          month,
          range.least[at] ?? null,
          range.mean[at] ?? null,
          range.greatest[at] ?? null,
        ]),
      }}
    />
  )
}

function rangeOf(statistics: WeatherStatistics, column: string): MonthRange {
  const at = statistics.columns.indexOf(column)
  return {
    least: statistics.month_least[at] ?? [],
    mean: statistics.month_mean[at] ?? [],
    greatest: statistics.month_greatest[at] ?? [],
    unit: statistics.units[at] ?? '',
  }
}

function extremes({ least, greatest, unit }: MonthRange): string {
  if (known(least).length === 0) return 'no values'
  return `from ${formatUnit(Math.min(...known(least)), unit, 3)} to ${formatUnit(Math.max(...known(greatest)), unit, 3)}`
}

function known(values: MonthRange['least']): readonly number[] {
  return values.filter((value) => value !== null)
}
