import { Text } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { formatEnergyKwh, formatPowerW } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { SaveCsvButton } from '../../../ui/SaveCsvButton.tsx'
import { monthOption } from '../barOptions.ts'
import { sumOf } from '../seriesMonths.ts'
import type { AcMonth } from './acMonths.ts'
import { energyColumn } from './yieldOptions.ts'

interface AcMonthsProps {
  readonly rows: readonly AcMonth[]
  readonly hasGrid: boolean
}

const PLACES = [
  { name: 'Inverter output', value: ({ inverterKwh }: AcMonth) => inverterKwh },
  { name: 'After MV', value: ({ blockKwh }: AcMonth) => blockKwh },
  { name: 'To the grid', value: ({ gridKwh }: AcMonth) => gridKwh },
] as const

/** Monthly energy at the three places of the AC side. */
export function AcMonthChart({ rows, hasGrid }: AcMonthsProps): ReactNode {
  const places = useMemo(() => (hasGrid ? PLACES : PLACES.slice(0, 2)), [hasGrid])
  const option = useMemo(
    () =>
      monthOption({
        labels: rows.map(({ label }) => label),
        series: places.map(({ name, value }) => ({ name, values: rows.map(value) })),
        unit: 'kWh',
      }),
    [rows, places],
  )
  const totals = places.map(
    ({ name, value }) => `${name}: ${formatEnergyKwh(sumOf(rows.map(value)))}`,
  )
  return (
    <Chart
      title="Monthly AC energy"
      summary={`${totals.join('; ')}.`}
      option={option}
      height={320}
      table={{
        columns: ['Month', ...places.map(({ name }) => `${name} (kWh)`)],
        rows: rows.map((row) => [row.label, ...places.map(({ value }) => value(row))]),
      }}
    />
  )
}

/** The months with what is lost to limits, and the reactive power. */
export function AcMonthTable({ rows, hasGrid }: AcMonthsProps): ReactNode {
  const all = [...rows, totalOf(rows)]
  const columns = columnsOf(all, hasGrid)
  return (
    <Panel
      title="AC by month"
      description="Clipping: power above the maximum of the inverters. Derating: maximum lowered by heat. Reactive power is the mean over all hours of the month."
      actions={
        <SaveCsvButton
          title="AC by month"
          columns={[
            'Month',
            'Inverter output (kWh)',
            'After MV (kWh)',
            ...(hasGrid ? ['To the grid (kWh)'] : []),
            'Clipping (kWh)',
            'Derating (kWh)',
            'Mean reactive power (var)',
          ]}
          rows={all.map((row) => [
            row.label,
            row.inverterKwh,
            row.blockKwh,
            ...(hasGrid ? [row.gridKwh] : []),
            row.clippingKwh,
            row.deratingKwh,
            row.reactiveVar,
          ])}
        />
      }
    >
      <DataTable label="AC by month" rows={all} rowKey={({ time }) => time} columns={columns} />
    </Panel>
  )
}

const column = (key: string, title: string, render: (row: AcMonth) => string): Column<AcMonth> => ({
  key,
  title,
  align: 'right',
  render: (row) => strong(row, render(row)),
})

const TOTAL = 'total'

const strong = (row: AcMonth, text: string): ReactNode => (
  <Text span size="sm" fw={row.time === TOTAL ? 700 : 400}>
    {text}
  </Text>
)

function columnsOf(rows: readonly AcMonth[], hasGrid: boolean): readonly Column<AcMonth>[] {
  const energy = energyColumn(rows.map(({ inverterKwh }) => inverterKwh))
  const loss = energyColumn(
    rows.flatMap(({ clippingKwh, deratingKwh }) => [clippingKwh, deratingKwh]),
  )
  return [
    { key: 'month', title: 'Month', render: (row) => strong(row, row.label) },
    column('inverter', `Inverter output (${energy.unit})`, (row) => energy.text(row.inverterKwh)),
    column('mv', `After MV (${energy.unit})`, (row) => energy.text(row.blockKwh)),
    ...(hasGrid
      ? [column('grid', `To the grid (${energy.unit})`, (row) => energy.text(row.gridKwh))]
      : []),
    column('clipping', `Clipping (${loss.unit})`, (row) => loss.text(row.clippingKwh)),
    column('derating', `Derating (${loss.unit})`, (row) => loss.text(row.deratingKwh)),
    column('reactive', 'Reactive power', (row) => formatPowerW(row.reactiveVar, 'var')),
  ]
}

/** Energies are summed; a mean power of the year is left to the months. */
function totalOf(rows: readonly AcMonth[]): AcMonth {
  const sum = (value: (row: AcMonth) => number | null): number => sumOf(rows.map(value))
  return {
    time: TOTAL,
    label: 'Total',
    inverterKwh: sum(({ inverterKwh }) => inverterKwh),
    blockKwh: sum(({ blockKwh }) => blockKwh),
    gridKwh: sum(({ gridKwh }) => gridKwh),
    clippingKwh: sum(({ clippingKwh }) => clippingKwh),
    deratingKwh: sum(({ deratingKwh }) => deratingKwh),
    reactiveVar: null,
  }
}
