import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatCount, formatFixed, formatPercentFixed } from '../../../lib/format.ts'
import type { YearlyYieldsQuery } from '../../../lib/gql/graphql.ts'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { SaveCsvButton } from '../../../ui/SaveCsvButton.tsx'
import { type Scope, scopeName } from '../scope.ts'
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
    <Panel
      title="Years"
      description={`${scopeName(scope)}, site time. ${meanText(data)}`}
      actions={
        <SaveCsvButton
          title="Yearly yields"
          columns={[
            'Year',
            'Energy (kWh)',
            'Specific yield (kWh/kWp)',
            'Performance ratio',
            'Part',
          ]}
          rows={rows.map((row) => [
            row.label,
            row.energy_kwh,
            row.specific_yield_kwh_per_kwp,
            row.performance_ratio,
            row.part,
          ])}
        />
      }
    >
      <DataTable
        label="Yearly yields"
        rows={rows}
        rowKey={({ label }) => label}
        columns={columnsOf(rows)}
      />
    </Panel>
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

function columnsOf(rows: readonly Row[]): readonly Column<Row>[] {
  const { unit, text } = energyColumn(rows.map(({ energy_kwh }) => energy_kwh))
  const cell = (row: Row, shown: string): ReactNode => (
    <Text span size="sm" fw={row.isMean ? 700 : 400}>
      {shown}
    </Text>
  )
  return [
    { key: 'year', title: 'Year', render: (row) => cell(row, row.label) },
    {
      key: 'energy',
      title: `Energy (${unit})`,
      align: 'right',
      render: (row) => cell(row, text(row.energy_kwh)),
    },
    {
      key: 'yield',
      title: 'Specific yield (kWh/kWp)',
      align: 'right',
      render: (row) => cell(row, formatFixed(row.specific_yield_kwh_per_kwp, 0)),
    },
    {
      key: 'ratio',
      title: 'Performance ratio',
      align: 'right',
      render: (row) => cell(row, formatPercentFixed(row.performance_ratio, 1)),
    },
    { key: 'part', title: '', minWidth: 170, render: ({ part }) => part },
  ]
}
