import type { ReactNode } from 'react'
import { type Figure, FigureTable } from '../../../ui/FigureTable.tsx'
import { type Scope, scopeName } from '../scope.ts'
import type { SimulationKpi } from './kpiFigures.ts'
import type { MonthRow } from './monthRows.ts'
import { energyFigure, percentFigure } from './yieldFigures.ts'
import { energyColumn } from './yieldOptions.ts'

interface MonthTableProps {
  readonly rows: readonly MonthRow[]
  readonly kpis: readonly SimulationKpi[]
  readonly scope: Scope
}

const TOTAL = 'total'

function figuresOf(rows: readonly MonthRow[]): readonly Figure<MonthRow>[] {
  const energy = energyColumn(rows.map(({ referenceKwh }) => referenceKwh))
  return [
    { title: 'Month', value: ({ label }) => label },
    energyFigure('Energy', energy, (row) => row.energyKwh),
    energyFigure('Reference energy', energy, (row) => row.referenceKwh),
    percentFigure('Performance ratio', (row) => row.performanceRatio),
    percentFigure('Capacity factor DC', (row) => row.capacityFactorDc),
    percentFigure('Capacity factor AC', (row) => row.capacityFactorAc),
  ]
}

/** The months of a run and the whole of it. */
export function MonthTable({ rows, kpis, scope }: MonthTableProps): ReactNode {
  const all = [...rows, totalRow(rows, kpis)]
  return (
    <FigureTable
      title="Months"
      label="Monthly yields"
      description={`${scopeName(scope)}, site time. Reference energy: nominal DC power in the light of the month, without losses.`}
      rows={all}
      rowKey={({ time }) => time}
      figures={figuresOf(all)}
      isBold={({ time }) => time === TOTAL}
      height={all.length > 40 && 480}
    />
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
