import { Stack } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatEnergyKwh, formatFixed, formatPercentFixed } from '../../../lib/format.ts'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import type { CategoryData } from '../../../ui/charts/categoryOption.ts'
import { type Figure, FigureTable } from '../../../ui/FigureTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { type Scope, scopeName } from '../scope.ts'
import { energyFigure, percentFigure } from '../yields/yieldFigures.ts'
import { energyColumn } from '../yields/yieldOptions.ts'
import { LifeField } from './LifeField.tsx'
import type { Uncertainty, YieldYears } from './useYears.ts'

type Life = NonNullable<YieldYears['life']>
type Year = Life['years'][number]

interface LifePanelProps {
  readonly data: YieldYears
  readonly scope: Scope
}

/** The typical year through the life of the plant; nothing of a run without a complete year. */
export function LifePanel({ data: { life, uncertainty }, scope }: LifePanelProps): ReactNode {
  if (!life) return null
  return (
    <>
      <Panel>
        <LifeChart life={life} />
      </Panel>
      <LifeTable life={life} uncertainty={uncertainty} scope={scope} />
    </>
  )
}

function LifeChart({ life }: { readonly life: Life }): ReactNode {
  const data = useMemo((): CategoryData => {
    const { years } = life
    return {
      labels: years.map(({ year }) => String(year)),
      series: [
        { name: 'P50', values: years.map(({ energy_kwh }) => energy_kwh) },
        { name: 'P90', values: years.map(({ p90_kwh }) => p90_kwh), type: 'line' },
      ],
      unit: 'kWh',
      left: { text: formatEnergyKwh },
      axisName: 'Year of the life',
    }
  }, [life])
  return (
    <CategoryChart
      title="Energy through the life"
      summary={`${counted(life.years.length, 'year')}, together ${formatEnergyKwh(life.p50_kwh)}; exceeded with 90 % probability: ${formatEnergyKwh(life.p90_kwh)}.`}
      data={data}
      table={{
        columns: ['Year', 'P50 (kWh)', 'P90 (kWh)'],
        rows: life.years.map(({ year, energy_kwh, p90_kwh }) => [year, energy_kwh, p90_kwh]),
      }}
    />
  )
}

interface LifeTableProps {
  readonly life: Life
  readonly uncertainty: Uncertainty
  readonly scope: Scope
}

function LifeTable({ life, uncertainty, scope }: LifeTableProps): ReactNode {
  const whole = `Whole life: P50 ${formatEnergyKwh(life.p50_kwh)}, P90 ${formatEnergyKwh(life.p90_kwh)} (σ ${formatPercentFixed(life.sigma_fraction)}).`
  return (
    <FigureTable
      title="Life of the plant"
      description={`${scopeName(scope)}. ${whole} The typical year, its blocks ageing from new by the rates of their panels; energy is taken as proportional to the power that is left. P90 is of each year by itself.`}
      rows={life.years}
      rowKey={({ year }) => String(year)}
      figures={figuresOf(life.years)}
      isSorted={false}
      controls={
        <Stack mb="sm">
          <LifeField key={uncertainty.life_years} uncertainty={uncertainty} />
        </Stack>
      }
    />
  )
}

function figuresOf(years: readonly Year[]): readonly Figure<Year>[] {
  const energy = energyColumn(years.map(({ energy_kwh }) => energy_kwh))
  const total = energyColumn(years.map(({ cumulated_kwh }) => cumulated_kwh))
  return [
    { title: 'Year', value: ({ year }) => year },
    percentFigure('Of the simulated year', ({ factor }) => factor),
    energyFigure('P50', energy, ({ energy_kwh }) => energy_kwh),
    energyFigure('P90', energy, ({ p90_kwh }) => p90_kwh),
    energyFigure('Cumulated', total, ({ cumulated_kwh }) => cumulated_kwh),
    {
      title: 'Performance ratio (%)',
      csv: 'Performance ratio',
      value: ({ performance_ratio }) => performance_ratio,
      text: ({ performance_ratio: ratio }) => formatFixed(ratio === null ? null : 100 * ratio, 1),
    },
  ]
}
