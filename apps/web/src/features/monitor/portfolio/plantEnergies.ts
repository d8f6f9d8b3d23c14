import { formatPercentFixed } from '../../../lib/format.ts'
import { formatMonth } from '../../../lib/formatTime.ts'
import type { SensorDataModelledPlantsQuery } from '../../../lib/gql/graphql.ts'
import type { ChartTable } from '../../../ui/Chart.tsx'
import { firstPoint } from '../../../ui/chartPoints.ts'
import { colorBar } from '../../../ui/charts/colorBar.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { INK } from '../../../ui/palette.ts'
import { addDays, dayCount, type Period } from '../shell/period.ts'

export type PlantEnergies = SensorDataModelledPlantsQuery['sensorDataModelledPlants']
export type TimeInterval = 'OneDay' | 'OneMonth'

const MOST_DAYS = 100

/** Days, or months where those were too many for a picture. */
export const intervalOf = (period: Period): TimeInterval =>
  dayCount(period) > MOST_DAYS ? 'OneMonth' : 'OneDay'

/** The first days of all intervals of a period, also those without energy. */
export function intervalStarts({ from, to }: Period, interval: TimeInterval): readonly string[] {
  const starts: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1))
    if (interval === 'OneDay' || day.endsWith('-01') || day === from)
      starts.push(interval === 'OneDay' ? day : `${day.slice(0, 8)}01`)
  return starts
}

/** '27 May', or 'May 2026'. */
export const intervalText = (start: string, interval: TimeInterval): string => {
  const month = formatMonth(Number(start.slice(5, 7)) - 1)
  return interval === 'OneDay'
    ? `${Number(start.slice(8))} ${month}`
    : `${month} ${start.slice(0, 4)}`
}

/** Measured over expected energy of plants by interval. */
export interface EpiGrid {
  readonly names: readonly string[]
  readonly labels: readonly string[]
  /** [plant][interval]; null where no day was evaluated. */
  readonly epi: readonly (readonly (number | null)[])[]
}

export function epiGrid(
  plants: readonly { readonly id: string; readonly name: string }[],
  energies: PlantEnergies,
  starts: readonly string[],
  interval: TimeInterval,
): EpiGrid {
  const byId = new Map(energies.map((one) => [one.project_id, one]))
  return {
    names: plants.map(({ name }) => name),
    labels: starts.map((start) => intervalText(start, interval)),
    epi: plants.map(({ id }) => epiByStart(byId.get(id), starts)),
  }
}

function epiByStart(
  energy: PlantEnergies[number] | undefined,
  starts: readonly string[],
): readonly (number | null)[] {
  const places = new Map(energy?.dates.map((date, at) => [date, at]))
  return starts.map((start) => {
    const at = places.get(start)
    const model = at === undefined ? 0 : (energy?.model_kwh[at] ?? 0)
    return at === undefined || model <= 0 ? null : (energy?.sensor_kwh[at] ?? 0) / model
  })
}

const ROW_PX = 18
export const epiGridHeight = ({ names }: EpiGrid): number => names.length * ROW_PX + 110

/** What lies beyond has the colour of the end. */
const LIMITS = { min: 0.7, max: 1.05 }

/** Dark where plants fell short. */
export function epiGridOption({ names, labels, epi }: EpiGrid): ChartOption {
  return {
    animation: false,
    tooltip: {
      renderMode: 'richText',
      formatter: (params) => {
        const [x = 0, y = 0] = firstPoint(params).numbers
        return `${names[y] ?? ''}, ${labels[x] ?? ''}: EPI ${formatPercentFixed(epi[y]?.[x], 1)}`
      },
    },
    grid: { top: 8, left: 8, right: 8, bottom: 72, containLabel: true },
    xAxis: { type: 'category', data: [...labels], axisLabel: { hideOverlap: true } },
    yAxis: {
      type: 'category',
      inverse: true,
      data: [...names],
      axisLabel: { color: INK.text, width: 130, overflow: 'truncate', interval: 0, fontSize: 11 },
    },
    visualMap: colorBar({
      ...LIMITS,
      text: [formatPercentFixed(LIMITS.max, 0), formatPercentFixed(LIMITS.min, 0)],
      formatter: (value) => formatPercentFixed(Number(value), 0),
      lengthPx: 160,
    }),
    series: [
      {
        type: 'heatmap',
        progressive: 0,
        data: epi.flatMap((row, y) =>
          row.flatMap((value, x) => (value === null ? [] : [[x, y, value]])),
        ),
      },
    ],
  }
}

export const epiGridTable = ({ names, epi }: EpiGrid, starts: readonly string[]): ChartTable => ({
  columns: ['Plant', ...starts],
  rows: names.map((name, y) => [name, ...(epi[y] ?? [])]),
})
