import type { ReactNode } from 'react'
import { formatCount, formatFixed } from '../../../lib/format.ts'
import type { YearlyYieldsQuery } from '../../../lib/gql/graphql.ts'
import { type Figure, FigureTable } from '../../../ui/FigureTable.tsx'
import { type Scope, scopeName } from '../scope.ts'
import { energyFigure, percentFigure } from './yieldFigures.ts'
import { energyColumn } from './yieldOptions.ts'

type Yearly = YearlyYieldsQuery['yearlyYields']

interface Row {
  readonly label: string
  readonly energy_kwh: number
  readonly specific_yield_kwh_per_kwp: number | null
  readonly performance_ratio: number | null
  /** Empty of a complete year. */
  readonly part: string
  readonly isMean: boolean
}

/** The years of a run of several, and their mean; nothing of other runs. */
export function YearTable({
  data,
  scope,
}: {
  readonly data: Yearly
  readonly scope: Scope
}): ReactNode {
  if (data.years.length === 0) return null
  const rows = rowsOf(data)
  return (
    <FigureTable
      title="Years"
      label="Yearly yields"
      description={`${scopeName(scope)}, site time. ${meanText(data)}`}
      rows={rows}
      rowKey={({ label }) => label}
      figures={figuresOf(rows)}
      isBold={({ isMean }) => isMean}
    />
  )
}

function rowsOf({ years, mean_year }: Yearly): readonly Row[] {
  return [
    ...years.map((year) => ({
      ...year,
      isMean: false,
      part: year.is_complete
        ? ''
        : `part of a year: ${formatCount(year.hours)} of ${formatCount(year.year_hours)} h`,
    })),
    ...(mean_year ? [{ ...mean_year, label: 'Mean year', isMean: true, part: '' }] : []),
  ]
}

function meanText({ mean_year }: Yearly): string {
  return mean_year
    ? 'The mean is of the complete years; parts of a year are not in it.'
    : 'No year is complete, so there is no mean year: figures are of the whole period.'
}

function figuresOf(rows: readonly Row[]): readonly Figure<Row>[] {
  const energy = energyColumn(rows.map(({ energy_kwh }) => energy_kwh))
  return [
    { title: 'Year', value: ({ label }) => label },
    energyFigure('Energy', energy, ({ energy_kwh }) => energy_kwh),
    {
      title: 'Specific yield (kWh/kWp)',
      value: (row) => row.specific_yield_kwh_per_kwp,
      text: (row) => formatFixed(row.specific_yield_kwh_per_kwp, 0),
    },
    percentFigure('Performance ratio', ({ performance_ratio }) => performance_ratio, 1),
    { title: '', csv: 'Part', minWidth: 170, align: 'left', value: ({ part }) => part },
  ]
}
