import { meanOfKnown } from '@duet/units'
import type { SensorSeriesQuery } from '../../../lib/gql/graphql.ts'
import type { Mode } from './timeSeriesSearch.ts'
import { nodeIdsOf, type Trace, type TraceKind } from './trace.ts'

type Answer = SensorSeriesQuery['sensorSeries']
type Values = readonly (number | null)[]

/** Series over common steps, in order of time. */
export interface SteppedSeries {
  readonly utcMs: readonly number[]
  readonly series: readonly {
    readonly nodeId: string
    readonly unit: string
    readonly measured: Values
    readonly expected: Values
    readonly budget: Values
  }[]
}

export const steppedSeries = ({ time, series }: Answer): SteppedSeries => ({
  utcMs: time.map((iso) => Date.parse(iso)),
  series: series.map(({ hierarchy_id: nodeId, unit, measured, expected, budget }) => ({
    nodeId,
    unit,
    measured,
    expected,
    budget: budget ?? [],
  })),
})

/** Coarse steps with the finer ones of a part in their place. */
export function withDetail(coarse: SteppedSeries, fine: SteppedSeries | undefined): SteppedSeries {
  const [first, last] = [fine?.utcMs[0], fine?.utcMs.at(-1)]
  if (!fine || first === undefined || last === undefined) return coarse
  const { utcMs } = coarse
  const from = utcMs.findIndex((ms) => ms >= first)
  const before = from < 0 ? utcMs.length : from
  const until = utcMs.findIndex((ms) => ms > last)
  const after = until < 0 ? utcMs.length : until
  const join = <T>(of: readonly T[], finer: readonly T[]): readonly T[] => [
    ...of.slice(0, before),
    ...finer,
    ...of.slice(after),
  ]
  return {
    utcMs: join(utcMs, fine.utcMs),
    series: coarse.series.map((one) => {
      const finer = fine.series.find(({ nodeId }) => nodeId === one.nodeId)
      const none = fine.utcMs.map(() => null)
      return {
        ...one,
        measured: join(one.measured, finer?.measured ?? none),
        expected: join(one.expected, finer?.expected ?? none),
        budget: join(one.budget, finer?.budget ?? none),
      }
    }),
  }
}

/** Means of the known days of each month on the clock of the plant. */
export function byMonth(days: SteppedSeries, clock: (utcMs: number) => number): SteppedSeries {
  const monthOf = (ms: number): string => new Date(clock(ms)).toISOString().slice(0, 7)
  const months = Map.groupBy(days.utcMs.keys(), (at) => monthOf(days.utcMs[at] ?? 0))
  const places = [...months.values()]
  const means = (values: Values): Values =>
    places.map((ofMonth) => {
      const mean = meanOfKnown(ofMonth.map((at) => values[at] ?? null))
      return Number.isNaN(mean) ? null : mean
    })
  return {
    utcMs: places.map(([first = 0]) => days.utcMs[first] ?? 0),
    series: days.series.map((one) => ({
      ...one,
      measured: means(one.measured),
      expected: means(one.expected),
      budget: means(one.budget),
    })),
  }
}

export interface DrawnSeries {
  readonly name: string
  readonly unit: string
  readonly axis: 0 | 1
  readonly kind: TraceKind
  /** Place in the palette: that of its node. */
  readonly color: number
  readonly values: Values
}

interface Drawing {
  readonly traces: readonly Trace[]
  readonly mode: Mode
  readonly nameOf: (nodeId: string) => string
}

/** What is drawn of traces; a difference or ratio is one line a node. */
export function drawnSeries(
  { series }: SteppedSeries,
  { traces, mode, nameOf }: Drawing,
): readonly DrawnSeries[] {
  const nodeIds = nodeIdsOf(traces)
  const shown =
    mode === 'values'
      ? traces
      : nodeIds.flatMap((nodeId) => traces.find((trace) => trace.nodeId === nodeId) ?? [])
  return shown.flatMap(({ nodeId, kind, axis }) => {
    const found = series.find((one) => one.nodeId === nodeId)
    if (!found) return []
    const color = nodeIds.indexOf(nodeId)
    const { unit } = found
    if (mode === 'values') {
      const name = kind === 'measured' ? nameOf(nodeId) : `${nameOf(nodeId)}, ${kind}`
      return [{ name, unit, axis, kind, color, values: found[kind] }]
    }
    const name = `${nameOf(nodeId)}, ${mode === 'ratio' ? 'measured / expected' : 'measured − expected'}`
    const values = compared(found.measured, found.expected, mode)
    return [{ name, unit: mode === 'ratio' ? '' : unit, axis, kind: 'measured', color, values }]
  })
}

/** Of less than this share of the greatest expected value no ratio is drawn: at dawn it says nothing. */
const LEAST_SHARE = 0.02

function compared(measured: Values, expected: Values, mode: 'difference' | 'ratio'): Values {
  const most = expected.reduce<number>((max, value) => Math.max(max, Math.abs(value ?? 0)), 0)
  return measured.map((value, at) => {
    const model = expected[at] ?? null
    if (value === null || model === null) return null
    if (mode === 'difference') return value - model
    return Math.abs(model) > LEAST_SHARE * most ? value / model : null
  })
}
