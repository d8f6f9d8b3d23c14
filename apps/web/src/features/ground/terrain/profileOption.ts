import type { HeightProfile } from '@duet/plant'
import { formatLengthM, formatPercent, formatUnit } from '../../../lib/format.ts'
import type { ChartTable } from '../../../ui/Chart.tsx'
import type { ChartOption } from '../../../ui/echarts.ts'
import { INK, SERIES_COLORS } from '../../../ui/palette.ts'

/** The ground along a line: distance against height. Missing heights leave a gap. */
export function profileOption({ samples, minM, maxM }: HeightProfile): ChartOption {
  const [lowM, highM] = [minM ?? 0, maxM ?? 1]
  const airM = Math.max(0.5, 0.12 * (highM - lowM))
  return {
    grid: { left: 8, right: 16, top: 10, bottom: 4, containLabel: true },
    tooltip: {
      trigger: 'axis',
      formatter: (items) => {
        const [item] = Array.isArray(items) ? items : [items]
        const sample = item === undefined ? undefined : samples[item.dataIndex]
        return sample === undefined
          ? ''
          : `${formatLengthM(sample.distanceM)}<br>${formatUnit(sample.heightM, 'm', 5)}`
      },
    },
    xAxis: {
      type: 'value',
      min: 0,
      max: 'dataMax',
      axisLabel: { formatter: (value: number) => formatLengthM(value) },
      splitLine: { show: false },
    },
    yAxis: {
      type: 'value',
      min: Math.floor(lowM - airM),
      max: Math.ceil(highM + airM),
      axisLabel: { formatter: (value: number) => formatUnit(value, 'm', 5) },
      splitNumber: 4,
    },
    series: [
      {
        type: 'line',
        name: 'Ground',
        showSymbol: false,
        lineStyle: { color: SERIES_COLORS[5], width: 1.75 },
        itemStyle: { color: SERIES_COLORS[5] },
        areaStyle: { color: SERIES_COLORS[5], opacity: 0.2, origin: 'start' },
        data: samples.map(({ distanceM, heightM }) => [
          distanceM,
          Number.isNaN(heightM) ? null : heightM,
        ]),
        markLine: {
          silent: true,
          symbol: 'none',
          label: { show: false },
          lineStyle: { color: INK.line, type: 'solid' },
          data: samples
            .filter(({ isVertex }) => isVertex)
            .slice(1, -1)
            .map(({ distanceM }) => ({ xAxis: distanceM })),
        },
      },
    ],
  }
}

export function profileTable({ samples }: HeightProfile): ChartTable {
  return {
    columns: ['Distance (m)', 'Height (m)', 'East (m)', 'North (m)'],
    rows: samples.map(({ distanceM, heightM, eastM, northM }) => [
      distanceM,
      Number.isNaN(heightM) ? null : heightM,
      eastM,
      northM,
    ]),
  }
}

/** The profile in a sentence. */
export function profileSummary({
  lengthM,
  minM,
  maxM,
  riseM,
  fallM,
  steepest,
}: HeightProfile): string {
  if (minM === undefined || maxM === undefined) return 'The terrain does not reach this line.'
  return [
    `${formatLengthM(lengthM)} long`,
    `${formatUnit(minM, 'm', 5)} to ${formatUnit(maxM, 'm', 5)} above sea level`,
    `${formatLengthM(riseM, 3)} up and ${formatLengthM(fallM, 3)} down`,
    `at most ${formatPercent(steepest)} steep`,
  ].join(', ')
}
