import type { ExceedancePoint } from '@duet/results'
import { energyScale } from '@duet/units'
import type { HorizonEnergy, UncertaintyEffect } from '../../graphql/resolvers.gen.ts'
import { AXIS, COLORS, FONT, svgOf } from '../../pdf/chartSvg.ts'
import type { ReportText } from '../../pdf/reportText.ts'

const HEIGHT = 190

/** P90 and P10 of each part alone, in % about P50, the largest at the top. */
export function tornadoChart(
  { effects, p50 }: { readonly effects: readonly UncertaintyEffect[]; readonly p50: number },
  text: ReportText,
  width: number,
): string {
  const shown = effects.filter(({ sigma_fraction }) => sigma_fraction > 0).toReversed()
  const percentOf = (kwh: number): number => 100 * (kwh / p50 - 1)
  const most = Math.max(
    ...shown.flatMap(({ p90_kwh, p10_kwh }) => [-percentOf(p90_kwh), percentOf(p10_kwh)]),
  )
  // Even, so that the ticks are whole
  const reach = 2 * Math.ceil(most / 2)
  return svgOf(
    {
      grid: { left: 128, right: 14, top: 8, bottom: 36 },
      xAxis: {
        type: 'value',
        name: '% of P50',
        nameLocation: 'middle',
        nameGap: 22,
        min: -reach,
        max: reach,
        interval: reach / 2,
        ...AXIS,
        axisLabel: { ...FONT, formatter: (value: number) => text.number(value) },
      },
      yAxis: {
        type: 'category',
        data: shown.map(({ name }) => name),
        ...AXIS,
        axisTick: { show: false },
        axisLabel: { ...FONT, width: 120, overflow: 'truncate', interval: 0 },
      },
      series: (['p90_kwh', 'p10_kwh'] as const).map((end) => ({
        type: 'bar' as const,
        stack: 'one',
        barWidth: '60%',
        itemStyle: { color: end === 'p90_kwh' ? COLORS.loss : COLORS.gain },
        data: shown.map((effect) => percentOf(effect[end])),
      })),
    },
    width,
    HEIGHT,
  )
}

/** The others lie too near to them. */
const LABELLED: ReadonlySet<number> = new Set([50, 75, 90, 99])

/** Chance of each energy to be exceeded, with the P-values of the table on it. */
export function curveChart(
  {
    curve,
    named,
  }: { readonly curve: readonly ExceedancePoint[]; readonly named: readonly HorizonEnergy[] },
  text: ReportText,
  width: number,
): string {
  const { unit, scaled } = energyScale(curve.map(({ energy_kwh }) => energy_kwh))
  return svgOf(
    {
      grid: { left: 40, right: 16, top: 22, bottom: 36 },
      xAxis: {
        type: 'value',
        name: `Energy (${unit})`,
        nameLocation: 'middle',
        nameGap: 22,
        scale: true,
        splitNumber: 4,
        ...AXIS,
        axisLabel: {
          ...FONT,
          hideOverlap: true,
          formatter: (value: number) => text.number(value, value % 1 === 0 ? 0 : 1),
        },
      },
      yAxis: {
        type: 'value',
        name: 'Exceeded with a probability of (%)',
        min: 0,
        max: 100,
        ...AXIS,
        nameTextStyle: { ...FONT, align: 'left' },
        axisLabel: FONT,
      },
      series: [
        {
          type: 'line',
          showSymbol: false,
          itemStyle: { color: COLORS.energy },
          data: curve.map(({ energy_kwh, probability }) => [scaled(energy_kwh), probability]),
        },
        pointSeries(named, scaled),
      ],
    },
    width,
    HEIGHT,
  )
}

const pointSeries = (named: readonly HorizonEnergy[], scaled: (kwh: number) => number) => ({
  type: 'line' as const,
  symbol: 'circle',
  symbolSize: 5,
  itemStyle: { color: COLORS.loss },
  lineStyle: { opacity: 0 },
  data: named.map(({ energy_kwh, probability }) => ({
    value: [scaled(energy_kwh), probability],
    label: {
      ...FONT,
      show: LABELLED.has(probability),
      position: probability > 95 ? ('bottom' as const) : ('right' as const),
      formatter: `P${probability}`,
    },
  })),
})
