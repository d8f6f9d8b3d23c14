import { type ReactNode, useMemo } from 'react'
import { formatNumber, formatPercentFixed } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { numberOrNull } from '../../../ui/chartPoints.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { SERIES_COLORS } from '../../../ui/palette.ts'
import type { YieldYears } from './useYears.ts'

const BAR_PX = 30

/** P90 and P10 of each part alone, about P50: a tornado. */
export function EffectChart({ data }: { readonly data: YieldYears }): ReactNode {
  const option = useMemo(() => tornadoOption(data), [data])
  const [largest] = data.effects
  return (
    <Chart
      title="What each part alone does"
      summary={
        largest
          ? `${largest.name} does most: its standard deviation is ${formatPercentFixed(largest.sigma_fraction)}.`
          : ''
      }
      option={option}
      height={Math.max(240, 70 + data.effects.length * BAR_PX)}
      table={{
        columns: ['Part', 'Standard deviation (%)', 'P90 alone (kWh)', 'P10 alone (kWh)'],
        rows: data.effects.map(({ name, sigma_fraction, p90_kwh, p10_kwh }) => [
          name,
          100 * sigma_fraction,
          p90_kwh,
          p10_kwh,
        ]),
      }}
    />
  )
}

function tornadoOption({ effects, horizons }: YieldYears): ChartOption {
  const shown = effects.filter(({ sigma_fraction }) => sigma_fraction > 0).toReversed()
  const p50 = horizons[0]?.p_values[0]?.energy_kwh ?? 0
  const percent = (kwh: number): number => (p50 > 0 ? 100 * (kwh / p50 - 1) : 0)
  return {
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      valueFormatter: (value) => `${formatNumber(numberOrNull(value), 3)} %`,
    },
    legend: { top: 0 },
    grid: { top: 36, left: 8, right: 16, bottom: 28, containLabel: true },
    xAxis: {
      type: 'value',
      name: '% of P50',
      nameLocation: 'middle',
      nameGap: 26,
      // Beside the longest bar there is room for its figure
      boundaryGap: ['8%', '8%'],
    },
    yAxis: {
      type: 'category',
      data: shown.map(({ name }) => name),
      axisTick: { show: false },
      axisLabel: { width: 170, overflow: 'truncate', interval: 0 },
    },
    series: [
      {
        type: 'bar',
        name: 'P90',
        stack: 'part',
        color: SERIES_COLORS[1],
        label: { show: true, position: 'left', formatter: figure },
        data: shown.map(({ p90_kwh }) => percent(p90_kwh)),
      },
      {
        type: 'bar',
        name: 'P10',
        stack: 'part',
        color: SERIES_COLORS[0],
        label: { show: true, position: 'right', formatter: figure },
        data: shown.map(({ p10_kwh }) => percent(p10_kwh)),
      },
    ],
  }
}

/** At the end of a bar. */
const figure = ({ value }: { readonly value?: unknown }): string =>
  formatNumber(numberOrNull(value), 3)
