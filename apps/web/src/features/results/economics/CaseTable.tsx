import type { ReactNode } from 'react'
import { economicKpis } from '../../../project/economics/economicKpis.ts'
import { economicText } from '../../../project/economics/moneyText.ts'
import { energyFigure, type Figure, FigureTable } from '../../../ui/FigureTable.tsx'
import type { RunEconomics } from './useEconomics.ts'

type Case = RunEconomics['cases'][number]

/** The figures at the energies that are exceeded with 50 to 99 %. */
export function CaseTable({
  cases,
  currency,
}: {
  readonly cases: readonly Case[]
  readonly currency: string
}): ReactNode {
  return (
    <FigureTable
      title="How likely"
      csvTitle="Economics by probability"
      description="P90: the energy over the life is above this with a chance of 90 %, by the uncertainty of the project; the costs are taken as sure. The LCOE is then no higher."
      figures={figuresOf(cases, currency)}
      rows={cases}
      rowKey={({ probability }) => String(probability)}
      isSorted={false}
    />
  )
}

function figuresOf(cases: readonly Case[], currency: string): readonly Figure<Case>[] {
  const [first] = cases
  const kpis = first === undefined ? [] : economicKpis(first, currency)
  return [
    { title: 'Exceeded', value: ({ probability }) => `P${probability}` },
    energyFigure(cases, 'Energy, first year', ({ energy_kwh }) => energy_kwh),
    ...kpis.map(({ label, unit }, at): Figure<Case> => {
      const value = (row: Case): number | null => economicKpis(row, currency)[at]?.value ?? null
      return {
        title: label,
        csv: unit === '' ? label : `${label} (${unit})`,
        value,
        text: (row) => economicText(value(row), unit),
      }
    }),
  ]
}
