import { SHORT_MONTH_NAMES } from '@duet/units'
import { shownHeading, shownValue } from '../../../lib/shownUnits.ts'
import type { CategoryData } from '../../../ui/charts/categoryOption.ts'
import type { ModelPerformance } from './useModelPerformance.ts'

type Residuals = ModelPerformance['residuals'][number]

interface Axis {
  readonly axis: string
  readonly title: string
  readonly name: string
  readonly label: (start: number) => string
  readonly missing: string
}

/** What differences are looked at by, in the order of the page. */
export const AXES: readonly Axis[] = [
  {
    axis: 'poa',
    title: 'By light in the plane',
    name: 'POA, expected (W/m²)',
    label: String,
    missing:
      'The expected light of these days is not stored: the hierarchy has no node of a block.',
  },
  {
    axis: 'hour',
    title: 'By hour',
    name: 'Hour of the plant',
    label: String,
    missing: 'No interval counts.',
  },
  {
    axis: 'month',
    title: 'By month',
    name: 'Month',
    label: (month) => SHORT_MONTH_NAMES[month - 1] ?? '',
    missing: 'No interval counts.',
  },
  {
    axis: 'cell',
    title: 'By cell temperature',
    name: 'Cells, expected (°C)',
    label: (celsius) => String(shownValue(celsius, '°C')),
    missing:
      'The expected cell temperature of these days is not stored: the hierarchy has no node of a block.',
  },
]

/** Bins of a few intervals say nothing. */
const LEAST_COUNT = 4

/** Mean difference with the typical one about it, by bin. */
export function residualData(residuals: Residuals, { label, name }: Axis): CategoryData {
  const shown = [...residuals.start.keys()].filter(
    (at) => (residuals.count[at] ?? 0) >= LEAST_COUNT,
  )
  const values = (sign: number): number[] =>
    shown.map((at) => (residuals.mean_w[at] ?? 0) + sign * (residuals.deviation_w[at] ?? 0))
  return {
    labels: shown.map((at) => label(residuals.start[at] ?? 0)),
    unit: 'W',
    axisName: shownHeading(name),
    labelLook: { hideOverlap: true },
    series: [
      { name: 'Mean', values: values(0), type: 'line' },
      { name: 'Mean + σ', values: values(1), type: 'line', isDashed: true, symbol: 'triangle' },
      { name: 'Mean − σ', values: values(-1), type: 'line', isDashed: true, symbol: 'rect' },
    ],
  }
}

/** Energy of each day, and the difference from the first day on. */
export function cumulativeData({ dates, model_kwh, sensor_kwh }: ModelPerformance['days']): {
  readonly difference: readonly number[]
  readonly data: CategoryData
} {
  let total = 0
  const difference = dates.map((_, at) => {
    total += (model_kwh[at] ?? 0) - (sensor_kwh[at] ?? 0)
    return total
  })
  return {
    difference,
    data: {
      labels: dates,
      unit: 'kWh',
      labelLook: { hideOverlap: true },
      hasLegend: false,
      series: [{ name: 'Expected − measured', values: difference, type: 'line' }],
    },
  }
}
