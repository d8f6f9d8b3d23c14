import { formatEnergyKwh, formatFixed, formatPercent } from '../../../lib/format.ts'
import { formatDurationS } from '../../../lib/formatTime.ts'
import type { SensorSeriesQuery, SentinelPowerFactorQuery } from '../../../lib/gql/graphql.ts'
import { lineOver, type SquareMap, squareOption } from '../../../ui/charts/squareMap.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { INK, SERIES_COLORS } from '../../../ui/palette.ts'

export type PowerFactor = SentinelPowerFactorQuery['sentinelPowerFactor']

/** A distance from 1 as a power factor with its side: '0.950 lagging', where reactive power is absorbed. */
export function factorText(distance: number, decimals = 3): string {
  const value = formatFixed(1 - Math.abs(distance), decimals)
  if (Number(value) === 1) return value
  return `${value} ${distance < 0 ? 'lagging' : 'leading'}`
}

/** The answer in words. */
export function factorSentence(when: string, found: PowerFactor): string {
  const { known_minutes: known, outside_minutes: outside, target, lost_kwh: lostKwh } = found
  if (known === 0)
    return `The plant gave less than a tenth of its rated power ${when}: its power factor says nothing.`
  if (target === null)
    return `The power factor was known for ${formatDurationS(60 * known)} ${when}; no set-point is stated.`
  const lost =
    lostKwh > 0
      ? ` Reactive power took ${formatEnergyKwh(lostKwh)} of active energy.`
      : ' It took no active energy.'
  return `The power factor was outside of its band for ${formatDurationS(60 * outside)} of ${formatDurationS(60 * known)} ${when} (${formatPercent(outside / known)}), around a set-point of ${factorText(target)}.${lost}`
}

type Answered = SensorSeriesQuery['sensorSeries']['series'][number]

/** Distances from 1 of the means of steps; null where one is missing or there is too little power. */
export function factorSeries(
  p: readonly (number | null)[],
  other: readonly (number | null)[],
  { isApparent, leastW }: { readonly isApparent: boolean; readonly leastW: number },
): (number | null)[] {
  return p.map((power, at) => {
    const second = other[at] ?? null
    if (power === null || second === null || power < leastW) return null
    const apparent = isApparent ? second : Math.hypot(power, second)
    const distance = Math.max(0, 1 - power / apparent)
    return isApparent || second >= 0 ? distance : -distance
  })
}

export const seriesOf = (
  series: readonly Answered[],
  id: string | null,
): readonly (number | null)[] =>
  series.find(({ hierarchy_id }) => hierarchy_id === id)?.measured ?? []

/** The factor over time, its set-point and the band about it. */
export function factorOption(
  wallMs: readonly number[],
  distances: readonly (number | null)[],
  { target, band }: Pick<PowerFactor, 'target' | 'band'>,
): ChartOption {
  const known = distances.filter((value) => value !== null)
  const lines = target === null ? [] : [target - band, target, target + band]
  const ends = [wallMs[0] ?? 0, wallMs.at(-1) ?? 0] as const
  return {
    useUTC: true,
    animation: false,
    grid: { top: 36, left: 12, right: 20, bottom: 12, containLabel: true },
    legend: { data: target === null ? ['Power factor'] : ['Power factor', 'Set-point', 'Band'] },
    tooltip: {
      trigger: 'axis',
      valueFormatter: (value) => (typeof value === 'number' ? factorText(value) : '–'),
    },
    xAxis: { type: 'time' },
    yAxis: {
      type: 'value',
      min: Math.min(-0.05, ...known, ...lines),
      max: Math.max(0.05, ...known, ...lines),
      axisLabel: { formatter: (value: number) => factorText(value, 2) },
    },
    series: [
      {
        type: 'line',
        name: 'Power factor',
        color: SERIES_COLORS[0],
        showSymbol: false,
        lineStyle: { width: 1.5 },
        data: wallMs.map((ms, at) => [ms, distances[at] ?? null]),
      },
      ...lines.map((value, at) =>
        lineOver(
          at === 1 ? 'Set-point' : 'Band',
          [
            [ends[0], value],
            [ends[1], value],
          ],
          {
            color: at === 1 ? SERIES_COLORS[1] : INK.muted,
            isDashed: at !== 1,
          },
        ),
      ),
    ],
  }
}

/** Reactive against active power by squares. */
export function pqSquares({ squares, s_max_va }: PowerFactor): SquareMap {
  const scaled = (shares: readonly number[]): number[] =>
    shares.map((share) => share * (s_max_va ?? 1))
  return {
    x: { name: 'P', unit: 'W', start: scaled(squares.p) },
    y: { name: 'Q', unit: 'var', start: scaled(squares.q) },
    side: squares.side * (s_max_va ?? 1),
    count: squares.count,
  }
}

const ARC = 48

/** With the circle of capability and the line of the set-point. */
export function pqOption(map: SquareMap, { s_max_va, target }: PowerFactor): ChartOption {
  const sMax = s_max_va ?? 0
  const circle = Array.from({ length: ARC + 1 }, (_, k) => {
    const angle = (k / ARC - 0.5) * Math.PI
    return [sMax * Math.cos(angle), sMax * Math.sin(angle)] as const
  })
  const factor = 1 - Math.abs(target ?? 0)
  const q = Math.sign(target ?? 0) * sMax * Math.sqrt(1 - factor * factor)
  const names = ['Capability', ...(target === null ? [] : ['Set-point'])]
  return {
    ...squareOption(map, [
      lineOver('Capability', circle, { color: INK.text, isDashed: true }),
      ...(target === null
        ? []
        : [
            lineOver(
              'Set-point',
              [
                [0, 0],
                [sMax * factor, q],
              ],
              { color: SERIES_COLORS[1] },
            ),
          ]),
    ]),
    legend: { data: names },
  }
}
