import { type ReactNode, useMemo } from 'react'
import { formatEnergyKwh, formatPowerW } from '../../../lib/format.ts'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import { type Figure, FigureTable } from '../../../ui/FigureTable.tsx'
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

const placesOf = (hasGrid: boolean): readonly (typeof PLACES)[number][] =>
  hasGrid ? PLACES : PLACES.slice(0, 2)

/** Monthly energy at the three places of the AC side. */
export function AcMonthChart({ rows, hasGrid }: AcMonthsProps): ReactNode {
  const data = useMemo(
    () => ({
      labels: rows.map(({ label }) => label),
      series: placesOf(hasGrid).map(({ name, value }) => ({ name, values: rows.map(value) })),
      unit: 'kWh',
    }),
    [rows, hasGrid],
  )
  const totals = data.series.map(({ name, values }) => `${name}: ${formatEnergyKwh(sumOf(values))}`)
  return <CategoryChart title="Monthly AC energy" summary={`${totals.join('; ')}.`} data={data} />
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
  return [
    { title: 'Month', value: ({ label }) => label },
    ...placesOf(hasGrid).map(({ name, value }) => energyFigure(name, energy, value)),
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
