import type { ReactNode } from 'react'
import { type Figure, FigureTable } from '../../../ui/FigureTable.tsx'
import { type Scope, scopeName } from '../scope.ts'
import { energyFigure, percentFigure } from '../yields/yieldFigures.ts'
import { energyColumn } from '../yields/yieldOptions.ts'
import type { YieldYears } from './useYears.ts'

type Horizon = YieldYears['horizons'][number]

const P90 = 90

/** P50 to P99 of the mean of some years, and of the life. */
export function HorizonTable({
  data,
  scope,
}: {
  readonly data: YieldYears
  readonly scope: Scope
}): ReactNode {
  const ofYears =
    data.basis === 'mean_year'
      ? `the mean of ${data.basis_years} simulated years`
      : 'the energy of the simulation'
  return (
    <FigureTable
      title="Energy and how likely it is exceeded"
      description={`${scopeName(scope)}. P50 is ${ofYears}, without degradation. P = P50 · (1 − z · σ), z 0.674 for P75, 1.282 for P90, 1.645 for P95, 2.326 for P99. Drawn: 10,000 draws of the parts in their own distributions.`}
      label="P-values"
      rows={data.horizons}
      rowKey={({ years }) => String(years)}
      figures={figuresOf(data)}
      isSorted={false}
    />
  )
}

function figuresOf({ horizons, basis }: YieldYears): readonly Figure<Horizon>[] {
  const energy = energyColumn(
    horizons.flatMap(({ p_values }) => p_values.map(({ energy_kwh }) => energy_kwh)),
  )
  const levels = horizons[0]?.p_values.map(({ probability }) => probability) ?? []
  const at =
    (level: number, key: 'energy_kwh' | 'drawn_kwh') =>
    (row: Horizon): number | null =>
      row.p_values.find(({ probability }) => probability === level)?.[key] ?? null
  const drawn = levels.map((level): Figure<Horizon> => {
    const figure = energyFigure(`P${level} drawn`, energy, at(level, 'drawn_kwh'))
    if (level === P90) return figure
    return { csv: `P${level} drawn (kWh)`, value: figure.value }
  })
  return [
    { title: 'Mean of', minWidth: 110, value: (row) => horizonText(row, basis) },
    ...levels.map((level) => energyFigure(`P${level}`, energy, at(level, 'energy_kwh'))),
    percentFigure('σ', ({ sigma_fraction }) => sigma_fraction),
    ...drawn,
  ]
}

function horizonText({ years, is_life }: Horizon, basis: string): string {
  if (basis === 'period') return 'The period'
  if (years === 1) return 'A single year'
  return is_life ? `Life, ${years} years` : `${years} years`
}
