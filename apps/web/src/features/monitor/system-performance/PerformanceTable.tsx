import type { ReactNode } from 'react'
import { energyTexts, formatFixed, formatPercentFixed } from '../../../lib/format.ts'
import { DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { SaveCsvButton } from '../../../ui/SaveCsvButton.tsx'
import { intervalLabel } from './energyBars.ts'
import type { Performance, PerformanceSums } from './usePerformance.ts'

interface PerformanceTableProps {
  readonly energy: Performance
  readonly by: 'day' | 'month'
}

interface Figure {
  readonly title: string
  readonly unit: string
  readonly of: (sums: PerformanceSums) => number | null
  /** Absent: energies, written alike. */
  readonly text?: (value: number | null) => string
}

const energy = (title: string, of: Figure['of']): Figure => ({
  title,
  unit: 'kWh',
  of,
})
const light = (title: string, of: Figure['of']): Figure => ({
  title,
  unit: 'kWh/m²',
  of,
  text: (value) => formatFixed(value, 2),
})
const ratio = (title: string, of: Figure['of']): Figure => ({
  title,
  unit: '',
  of,
  text: (value) => formatPercentFixed(value, 1),
})

const FIGURES: readonly Figure[] = [
  energy('Budget', (sums) => sums.budget_kwh),
  energy('Budget in this weather', (sums) => sums.weather_budget_kwh),
  energy('Expected', (sums) => sums.model_kwh),
  energy('Measured', (sums) => sums.sensor_kwh),
  ratio('EPI', (sums) => sums.epi),
  ratio('In-service EPI', (sums) => sums.in_service_epi),
  ratio('PR', (sums) => sums.performance_ratio),
  ratio('PR at 25 °C', (sums) => sums.performance_ratio_25c),
  ratio('Availability by energy', (sums) => sums.energy_availability),
  ratio('Data availability', (sums) => sums.data_availability),
  {
    title: 'Specific yield',
    unit: 'kWh/kWp',
    of: (sums) => sums.specific_yield,
    text: (value) => formatFixed(value, 2),
  },
  light('Light', (sums) => sums.poa_kwh_m2),
  light('Budgeted light', (sums) => sums.budget_poa_kwh_m2),
  ratio('Weather index', (sums) => sums.weather_index),
]

const heading = ({ title, unit }: Figure): string => (unit === '' ? title : `${title} (${unit})`)

/** All figures of each day or month, and of the period. */
export function PerformanceTable({
  energy: { intervals, total },
  by,
}: PerformanceTableProps): ReactNode {
  const rows = [...intervals, total]
  const known = FIGURES.filter(({ of }) => rows.some((row) => of(row) !== null))
  return (
    <Panel
      title={by === 'day' ? 'Days' : 'Months'}
      guide="/docs/monitoring/energy.html#system-performance"
      actions={
        <SaveCsvButton
          title="System performance"
          columns={['First day', 'Days', ...known.map(heading)]}
          rows={rows.map((row) => [
            row.date ?? 'Whole period',
            row.day_count,
            ...known.map(({ of }) => of(row)),
          ])}
        />
      }
    >
      <DataTable<PerformanceSums>
        label="System performance"
        height={420}
        rows={rows}
        rowKey={({ date }) => date ?? ''}
        columns={[
          {
            key: 'date',
            minWidth: 80,
            title: by === 'day' ? 'Day' : 'Month',
            render: (row) => intervalLabel(row, by),
          },
          ...(by === 'month'
            ? [rightColumn<PerformanceSums>('days', 'Days', ({ day_count }) => String(day_count))]
            : []),
          ...known.map((figure) => {
            const { title, of, text = energyTexts(rows.map(of)) } = figure
            return rightColumn<PerformanceSums>(
              title,
              figure.unit === 'kWh' ? title : heading(figure),
              (row) => text(of(row)),
            )
          }),
        ]}
      />
    </Panel>
  )
}
