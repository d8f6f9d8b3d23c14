import { median } from '@duet/units'
import type { LineSeriesOption } from 'echarts/charts'
import { formatUnit } from '../../../lib/format.ts'
import type { SensorSeriesQuery } from '../../../lib/gql/graphql.ts'
import type { ChartTable } from '../../../ui/Chart.tsx'
import { LINE_LEGEND } from '../../../ui/charts/lineLegend.ts'
import { seriesTable } from '../../../ui/charts/seriesTable.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { INK, SERIES_COLORS } from '../../../ui/palette.ts'
import type { MonitoredNode } from '../shell/deployment.ts'
import { MOST_VALUES, plantClock, stepWithin, wallText } from '../shell/plantTime.ts'

type Values = readonly (number | null)[]

export interface DayInverter {
  readonly id: string
  readonly name: string
  readonly measured: Values
  readonly expected: Values
  /** Of steps that have both. */
  readonly measuredKwh: number
  /** Measured over expected of them. */
  readonly ratio: number | null
}

export interface DayData {
  /** On the clock of the plant as if it were UTC, ms. */
  readonly wallMs: readonly number[]
  readonly unit: string
  readonly inverters: readonly DayInverter[]
}

interface DayFacts {
  readonly inverters: readonly MonitoredNode[]
  readonly timeZone: string
}

const DAY_S = 86_400

/** Steps that thousands of inverters, measured and expected, have room in one answer with, s. */
export const dayStepOf = (intervalMinutes: number, inverterCount: number): number =>
  stepWithin(DAY_S, intervalMinutes, Math.floor(MOST_VALUES / (2 * Math.max(1, inverterCount))))

export function dayData(
  { time, series }: SensorSeriesQuery['sensorSeries'],
  { inverters, timeZone }: DayFacts,
): DayData {
  const clock = plantClock(timeZone)
  const names = new Map(inverters.map(({ id, name }) => [id, name]))
  const utcMs = time.map((iso) => Date.parse(iso))
  const stepH = ((utcMs[1] ?? 0) - (utcMs[0] ?? 0)) / 3_600_000
  return {
    wallMs: utcMs.map(clock),
    unit: series[0]?.unit ?? 'W',
    inverters: series.map(({ hierarchy_id: id, measured, expected }) => ({
      id,
      name: names.get(id) ?? id,
      measured,
      expected,
      ...energyOf(measured, expected, stepH),
    })),
  }
}

function energyOf(
  measured: Values,
  expected: Values,
  stepH: number,
): Pick<DayInverter, 'measuredKwh' | 'ratio'> {
  let [measuredW, expectedW] = [0, 0]
  for (const [at, value] of measured.entries()) {
    const model = expected[at] ?? null
    if (value === null || model === null) continue
    measuredW += value
    expectedW += model
  }
  return {
    measuredKwh: (measuredW * stepH) / 1000,
    ratio: expectedW > 0 ? measuredW / expectedW : null,
  }
}

/** Thin grey lines, their median, and one inverter above them with what was expected of it. */
export function dayOption(
  { wallMs, unit, inverters }: DayData,
  chosenId: string | undefined,
): ChartOption {
  const points = (values: Values): [number, number | null][] =>
    wallMs.map((ms, at) => [ms, values[at] ?? null])
  const chosen = inverters.find(({ id }) => id === chosenId)
  const [color] = SERIES_COLORS
  const line = (name: string, values: Values, style: LineSeriesOption): LineSeriesOption => ({
    type: 'line',
    name,
    data: points(values),
    showSymbol: false,
    emphasis: { disabled: true },
    ...style,
  })
  return {
    useUTC: true,
    animation: false,
    grid: { top: 36, left: 60, right: 20, bottom: 32 },
    legend: {
      ...LINE_LEGEND,
      data: ['Median', ...(chosen ? [chosen.name, `${chosen.name}, expected`] : [])],
    },
    tooltip: {
      trigger: 'axis',
      valueFormatter: (value) => formatUnit(typeof value === 'number' ? value : null, unit),
    },
    xAxis: { type: 'time' },
    yAxis: { type: 'value', name: unit, nameTextStyle: { align: 'left' } },
    series: [
      ...inverters.map(({ id, name, measured }) =>
        line(`${name} (${id})`, measured, {
          silent: true,
          color: INK.muted,
          tooltip: { show: false },
          lineStyle: { width: 1, opacity: 0.25 },
        }),
      ),
      line('Median', medians(inverters, wallMs.length), {
        color: INK.text,
        lineStyle: { width: 1.5 },
      }),
      ...(chosen
        ? [
            line(chosen.name, chosen.measured, { color, lineStyle: { width: 2 } }),
            line(`${chosen.name}, expected`, chosen.expected, {
              color,
              lineStyle: { width: 2, type: 'dashed' },
            }),
          ]
        : []),
    ],
  }
}

const medians = (inverters: readonly DayInverter[], count: number): Values =>
  Array.from({ length: count }, (_, at) => {
    const known = inverters.flatMap(({ measured }) => measured[at] ?? [])
    return known.length === 0 ? null : median(known)
  })

export const dayTable = ({ wallMs, unit, inverters }: DayData): ChartTable =>
  seriesTable(
    'Start',
    wallMs.map(wallText),
    inverters.flatMap(({ name, measured, expected }) => [
      { name, unit, values: measured },
      { name: `${name}, expected`, unit, values: expected },
    ]),
  )
