import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatResult } from '../../../lib/format.ts'
import { type Figure, FigureTable } from '../../../ui/FigureTable.tsx'
import { exactPart, ratioNote, type SimulationKpi } from './kpiFigures.ts'

const FIGURES: readonly Figure<SimulationKpi>[] = [
  { title: 'Figure', value: ({ label }) => label },
  {
    title: 'Value',
    value: ({ value }) => value,
    text: ({ value, unit }) => formatResult(value, unit),
  },
  { csv: 'Unit', value: ({ unit }) => unit },
  {
    title: 'Formula',
    align: 'left',
    value: ({ formula }) => formula,
    text: ({ formula }) => (
      <Text size="sm" c="gray.7" miw={240}>
        {formula}
      </Text>
    ),
  },
  {
    title: 'Numerator',
    value: ({ numerator }) => numerator,
    text: ({ numerator, numerator_unit }) => exactPart(numerator, numerator_unit),
  },
  { csv: 'Unit', value: ({ numerator_unit }) => numerator_unit },
  {
    title: 'Denominator',
    value: ({ denominator }) => denominator,
    text: ({ denominator, denominator_unit }) => exactPart(denominator, denominator_unit),
  },
  { csv: 'Unit', value: ({ denominator_unit }) => denominator_unit },
]

/** Every key figure with what it was divided from. */
export function KpiTable({ kpis }: { readonly kpis: readonly SimulationKpi[] }): ReactNode {
  const ratio = kpis.find(({ key }) => key === 'performance_ratio')
  const note = ratio === undefined ? '' : ratioNote(ratio)
  return (
    <FigureTable
      title="All key figures"
      csvTitle="Key figures"
      description={`E energy to the grid, of a block at its output; P0 nominal DC power; H light on the plane of the modules, unshaded; T cell temperature; γ temperature coefficient of power; φ bifaciality. ${note}`}
      rows={kpis}
      rowKey={({ key }) => key}
      figures={FIGURES}
      isSorted={false}
    />
  )
}
