import { formatFixed, formatNumber, joinUnit, MISSING, splitResult } from '../../../lib/format.ts'
import type { SimulationKpisQuery } from '../../../lib/gql/graphql.ts'
import type { KpiFigure, KpiPart } from '../../../ui/Kpi.tsx'

export type SimulationKpi = SimulationKpisQuery['simulationKpis'][number]

/** What stands in the strip, in this order; the others are in the table of all figures. */
const SHOWN = [
  'energy_mean_year',
  'energy',
  'p90',
  'specific_yield_mean_year',
  'specific_yield',
  'performance_ratio',
  'capacity_factor_ac',
  'capacity_factor_dc',
  'bifacial_gain',
  'clipping',
]

/** Of a run of several years those of the mean year stand in the strip, and the sums in the table alone. */
const REPLACED: ReadonlySet<string> = new Set(['energy', 'specific_yield'])

/** Shown with the performance ratio, for they are read together. */
const RATIO_FAMILY = ['performance_ratio_25c', 'performance_ratio_bifacial']

const SHORT_LABELS: Readonly<Record<string, string>> = {
  performance_ratio_25c: 'PR at 25 °C',
  performance_ratio_bifacial: 'Bifacial PR',
  clipping: 'Clipping',
  capacity_factor_ac: 'Capacity factor AC',
  capacity_factor_dc: 'Capacity factor DC',
  bifacial_gain: 'Bifacial gain',
}

/** The key figures of the strip; one that the server does not give is left out. */
export function kpiFigures(kpis: readonly SimulationKpi[]): readonly KpiFigure[] {
  const isOfYears = kpis.some(({ key }) => key === 'energy_mean_year')
  const shown = SHOWN.filter((key) => !isOfYears || !REPLACED.has(key))
  return shown
    .flatMap((key) => kpis.find((kpi) => kpi.key === key) ?? [])
    .map((kpi) => {
      const figure = kpiFigure(kpi)
      if (kpi.key !== 'performance_ratio') return figure
      const family = RATIO_FAMILY.flatMap((key) => kpis.find((found) => found.key === key) ?? [])
      return {
        ...figure,
        parts: [...(figure.parts ?? []), ...family.map(familyPart)],
        note: ratioNote(kpi),
      }
    })
}

/** One figure with its formula, and what it was divided from. */
export function kpiFigure(kpi: SimulationKpi): KpiFigure {
  return {
    key: kpi.key,
    label: SHORT_LABELS[kpi.key] ?? kpi.label,
    ...kpiText(kpi),
    formula: `${kpi.label} = ${kpi.formula}`,
    parts: kpiParts(kpi),
  }
}

/** Above one is no fault: the reference counts the front alone. */
export function ratioNote({ value }: Pick<SimulationKpi, 'value'>): string {
  return value !== null && value > 1
    ? 'Above 100 % because the light on the rear gives energy too, while the reference is that of the front. The bifacial ratio counts both.'
    : ''
}

function familyPart(kpi: SimulationKpi): KpiPart {
  const { value, unit } = kpiText(kpi)
  return { label: SHORT_LABELS[kpi.key] ?? kpi.label, value: joinUnit(value, unit) }
}

/** A figure in text and unit: kWh with a prefix, fractions in %. */
export function kpiText({ value, unit }: SimulationKpi): {
  readonly value: string
  readonly unit: string
} {
  const split = splitResult(value, unit)
  return { value: split.text, unit: split.unit }
}

/** Below this a decimal would leave fewer than six digits. */
const SMALL_PART = 100_000

/** What a figure was divided from: one decimal, and six digits where it is small. */
export function exactPart(value: number | null, unit: string | null): string {
  if (value === null) return MISSING
  const isSmall = Math.abs(value) < SMALL_PART
  return joinUnit(isSmall ? formatNumber(value, 6) : formatFixed(value, 1), unit ?? '')
}

function kpiParts(kpi: SimulationKpi): readonly KpiPart[] {
  return [
    kpi.unit === 'kWh' ? { label: 'Exactly', value: exactPart(kpi.value, kpi.unit) } : undefined,
    part('Numerator', kpi.numerator, kpi.numerator_unit),
    part('Denominator', kpi.denominator, kpi.denominator_unit),
  ].flatMap((found) => found ?? [])
}

function part(label: string, value: number | null, unit: string | null): KpiPart | undefined {
  return value === null ? undefined : { label, value: exactPart(value, unit) }
}
