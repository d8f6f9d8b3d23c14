import { inShownUnit } from '../../../lib/shownUnits.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { INK, SERIES_COLORS } from '../../../ui/palette.ts'
import { columnShort } from '../weatherTexts.ts'
import { valueText } from './weatherOptions.ts'
import type { WeatherSeries } from './weatherSeries.ts'

/** One value a month of each. */
export interface MonthSeries {
  readonly irradiation: readonly WeatherSeries[]
  readonly clearSky?: WeatherSeries
  readonly temperature: WeatherSeries | undefined
  /** Percent. */
  readonly available?: WeatherSeries
}

/** Orange, blue, grey. */
const IRRADIATION_COLORS = [1, 0, 4] as const

/** Bars of irradiation side by side under the clear sky, the mean temperature, and below them what is there. */
export function monthlyWeatherOption(
  labels: readonly string[],
  { irradiation, clearSky, temperature: stored, available }: MonthSeries,
): ChartOption {
  const temperature = stored && inShownUnit(stored)
  const hasRows = available !== undefined
  return {
    legend: { type: 'scroll' },
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' } },
    axisPointer: { link: [{ xAxisIndex: 'all' }] },
    grid: [
      { top: 56, left: 48, right: 40, bottom: hasRows ? 118 : 28, containLabel: false },
      ...(hasRows ? [{ height: 34, left: 48, right: 40, bottom: 24, containLabel: false }] : []),
    ],
    xAxis: [
      { type: 'category', data: [...labels] },
      ...(hasRows
        ? [{ type: 'category' as const, data: [...labels], gridIndex: 1, show: false }]
        : []),
    ],
    yAxis: [
      { type: 'value', name: irradiation[0]?.unit ?? '', nameTextStyle: { align: 'left' } },
      {
        type: 'value',
        name: temperature?.unit ?? '',
        nameTextStyle: { align: 'right' },
        splitLine: { show: false },
      },
      ...(hasRows ? [AVAILABLE_AXIS] : []),
    ],
    series: [
      ...irradiation.map((series, index) => ({
        type: 'bar' as const,
        ...named(series),
        color: SERIES_COLORS[IRRADIATION_COLORS[index] ?? 0] ?? INK.text,
      })),
      ...lineOf(clearSky, { color: INK.text, lineStyle: { type: 'dashed' as const, width: 1.5 } }),
      ...lineOf(temperature, { yAxisIndex: 1, color: SERIES_COLORS[3] }),
      ...(available === undefined
        ? []
        : [
            {
              type: 'bar' as const,
              ...named(available),
              xAxisIndex: 1,
              yAxisIndex: 2,
              color: SERIES_COLORS[2],
            },
          ]),
    ],
  }
}

const AVAILABLE_AXIS = {
  type: 'value' as const,
  gridIndex: 1,
  min: 0,
  max: 100,
  interval: 100,
  axisLabel: { formatter: '{value} %' },
  name: 'Rows available',
  nameGap: 8,
  nameTextStyle: { align: 'left' as const, padding: [0, 0, 0, -40] },
}

function named(series: WeatherSeries) {
  return {
    name: columnShort(series.column),
    data: [...series.values],
    tooltip: { valueFormatter: (value: unknown) => valueText(value, series.unit) },
  }
}

function lineOf<Look extends object>(series: WeatherSeries | undefined, look: Look) {
  return series === undefined
    ? []
    : [{ type: 'line' as const, ...named(series), symbol: 'circle', symbolSize: 6, ...look }]
}
