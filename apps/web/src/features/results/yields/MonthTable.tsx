import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatPercentFixed } from '../../../lib/format.ts'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { SaveCsvButton } from '../../../ui/SaveCsvButton.tsx'
import { type Scope, scopeName } from '../scope.ts'
import type { SimulationKpi } from './kpiFigures.ts'
import type { MonthRow } from './monthRows.ts'
import { energyColumn } from './yieldOptions.ts'

interface MonthTableProps {
  readonly rows: readonly MonthRow[]
  readonly kpis: readonly SimulationKpi[]
  readonly scope: Scope
}

const TOTAL = 'total'

function columnsOf(rows: readonly MonthRow[]): readonly Column<MonthRow>[] {
  const { unit, text } = energyColumn(rows.map(({ referenceKwh }) => referenceKwh))
  return [
    { key: 'month', title: 'Month', render: (row) => strong(row, row.label) },
    {
      key: 'energy',
      title: `Energy (${unit})`,
      align: 'right',
      render: (row) => strong(row, text(row.energyKwh)),
    },
    {
      key: 'reference',
      title: `Reference energy (${unit})`,
      align: 'right',
      render: (row) => strong(row, text(row.referenceKwh)),
    },
    fractionColumn('ratio', 'Performance ratio', (row) => row.performanceRatio),
    fractionColumn('factor_dc', 'Capacity factor DC', (row) => row.capacityFactorDc),
    fractionColumn('factor_ac', 'Capacity factor AC', (row) => row.capacityFactorAc),
  ]
}

/** The months of a run and the whole of it. */
export function MonthTable({ rows, kpis, scope }: MonthTableProps): ReactNode {
  const all = [...rows, totalRow(rows, kpis)]
  return (
    <Panel
      title="Months"
      description={`${scopeName(scope)}, site time. Reference energy: nominal DC power in the light of the month, without losses.`}
      actions={
        <SaveCsvButton
          title="Monthly yields"
          columns={[
            'Month',
            'Energy (kWh)',
            'Reference energy (kWh)',
            'Performance ratio',
            'Capacity factor DC',
            'Capacity factor AC',
          ]}
          rows={all.map((row) => [
            row.label,
            row.energyKwh,
            row.referenceKwh,
            row.performanceRatio,
            row.capacityFactorDc,
            row.capacityFactorAc,
          ])}
        />
      }
    >
      <DataTable
        label="Monthly yields"
        rows={all}
        rowKey={({ time }) => time}
        columns={columnsOf(all)}
        {...(all.length > 40 ? { height: 480 } : {})}
      />
    </Panel>
  )
}

/** Energies are summed; the ratios are those of the whole run, not means of months. */
function totalRow(rows: readonly MonthRow[], kpis: readonly SimulationKpi[]): MonthRow {
  const kpi = (key: string): number | null => kpis.find((found) => found.key === key)?.value ?? null
  const sum = (value: (row: MonthRow) => number | null): number =>
    rows.reduce((total, row) => total + (value(row) ?? 0), 0)
  return {
    time: TOTAL,
    label: 'Total',
    energyKwh: sum(({ energyKwh }) => energyKwh),
    referenceKwh: sum(({ referenceKwh }) => referenceKwh),
    performanceRatio: kpi('performance_ratio'),
    capacityFactorDc: kpi('capacity_factor_dc'),
    capacityFactorAc: kpi('capacity_factor_ac'),
  }
}

function fractionColumn(
  key: string,
  title: string,
  value: (row: MonthRow) => number | null,
): Column<MonthRow> {
  return {
    key,
    title,
    align: 'right',
    render: (row) => strong(row, formatPercentFixed(value(row))),
  }
}

function strong(row: MonthRow, text: string): ReactNode {
  return (
    <Text span size="sm" fw={row.time === TOTAL ? 700 : 400}>
      {text}
    </Text>
  )
}
