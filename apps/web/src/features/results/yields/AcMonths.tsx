import { type ReactNode, useMemo } from 'react'
import { formatEnergyKwh, formatPowerW } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { type Figure, FigureTable } from '../../../ui/FigureTable.tsx'
import { monthOption } from '../barOptions.ts'
import { sumOf } from '../seriesMonths.ts'
import type { AcMonth } from './acMonths.ts'
import { energyFigure } from './yieldFigures.ts'
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
  return (
    <FigureTable
      title="AC by month"
      description="Clipping: power above the maximum of the inverters. Derating: maximum lowered by heat. Reactive power is the mean over all hours of the month."
      rows={all}
      rowKey={({ time }) => time}
      figures={figuresOf(all, hasGrid)}
      isBold={({ time }) => time === TOTAL}
    />
  )
}

const TOTAL = 'total'

function figuresOf(rows: readonly AcMonth[], hasGrid: boolean): readonly Figure<AcMonth>[] {
  const energy = energyColumn(rows.map(({ inverterKwh }) => inverterKwh))
  const loss = energyColumn(
    rows.flatMap(({ clippingKwh, deratingKwh }) => [clippingKwh, deratingKwh]),
  )
  const places = hasGrid ? PLACES : PLACES.slice(0, 2)
  return [
    { title: 'Month', value: ({ label }) => label },
    ...places.map(({ name, value }) => energyFigure(name, energy, value)),
    energyFigure('Clipping', loss, ({ clippingKwh }) => clippingKwh),
    energyFigure('Derating', loss, ({ deratingKwh }) => deratingKwh),
    {
      title: 'Reactive power',
      csv: 'Mean reactive power (var)',
      value: ({ reactiveVar }) => reactiveVar,
      text: ({ reactiveVar }) => formatPowerW(reactiveVar, 'var'),
    },
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
