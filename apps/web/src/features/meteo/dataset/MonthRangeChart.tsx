import { type ReactNode, useMemo, useState } from 'react'
import { formatUnit } from '../../../lib/format.ts'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import type { CategoryData } from '../../../ui/charts/categoryOption.ts'
import { seriesTable } from '../../../ui/charts/seriesTable.ts'
import { INK, SERIES_COLORS } from '../../../ui/palette.ts'
import { columnLabel, columnTitle, months } from '../weatherTexts.ts'
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
  const data = useMemo(() => dataOf(statistics, column), [statistics, column])
  const title = columnTitle(column, data.unit)
  return (
    <CategoryChart
      title="Least, mean and greatest"
      summary={`${columnLabel(column)} by month of the year, of all rows: ${extremes(data)}.`}
      data={data}
      height={300}
      controls={
        <OneColumn
          label="Quantity of the months"
          columns={columns}
          value={column}
          onChange={setColumn}
        />
      }
      table={seriesTable(
        'Month',
        data.labels,
        data.series.toReversed().map(({ name, values }) => ({ name: `${name} ${title}`, values })),
      )}
    />
  )
}

/** Three lines, distinguished by their marks as well. */
function dataOf(statistics: WeatherStatistics, column: string): CategoryData {
  const at = statistics.columns.indexOf(column)
  const { month_least: least, month_mean: mean, month_greatest: greatest } = statistics
  const line = { type: 'line' } as const
  return {
    labels: months(),
    series: [
      {
        ...line,
        name: 'Greatest',
        values: greatest[at] ?? [],
        color: SERIES_COLORS[1],
        symbol: 'triangle',
      },
      { ...line, name: 'Mean', values: mean[at] ?? [], color: INK.text },
      { ...line, name: 'Least', values: least[at] ?? [], color: SERIES_COLORS[0], symbol: 'rect' },
    ],
    unit: statistics.units[at] ?? '',
  }
}

function extremes({ series, unit }: CategoryData): string {
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null))
  if (known.length === 0) return 'no values'
  return `from ${formatUnit(Math.min(...known), unit, 3)} to ${formatUnit(Math.max(...known), unit, 3)}`
}
