import type { ExceedancePoint } from '@duet/results'
import type { UncertaintyEffect } from '../../graphql/resolvers.gen.ts'
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
  return svgOf(
    {
      grid: { left: 128, right: 14, top: 8, bottom: 36 },
      xAxis: {
        type: 'value',
        name: '% of P50',
        nameLocation: 'middle',
        nameGap: 22,
        splitNumber: 4,
        ...AXIS,
        axisLabel: { ...FONT, hideOverlap: true, formatter: (value: number) => text.number(value) },
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
        data: shown.map((effect) => 100 * (effect[end] / p50 - 1)),
      })),
    },
    width,
    HEIGHT,
  )
}

/** Chance of each energy to be exceeded. */
export function curveChart(
  curve: readonly ExceedancePoint[],
  text: ReportText,
  width: number,
): string {
  const energy = text.energies(curve.map(({ energy_kwh }) => energy_kwh))
  return svgOf(
    {
      grid: { left: 40, right: 16, top: 22, bottom: 36 },
      xAxis: {
        type: 'value',
        scale: true,
        ...AXIS,
        axisLabel: { ...FONT, hideOverlap: true, formatter: (kwh: number) => energy.of(kwh) },
      },
      yAxis: {
        type: 'value',
        name: `% over energy (${energy.unit})`,
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
          data: curve.map(({ energy_kwh, probability }) => [energy_kwh, probability]),
        },
      ],
    },
    width,
    HEIGHT,
  )
}
