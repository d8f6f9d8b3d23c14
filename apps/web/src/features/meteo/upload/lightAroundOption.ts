import type { LightAround } from '@duet/weather'
import type { ChartOption } from '../../../ui/echarts.ts'
import { SERIES_COLORS } from '../../../ui/palette.ts'
import { DAY_AXES } from './brightDayOption.ts'

/** Two mean days over each other. */
export function lightAroundOption(light: LightAround): ChartOption {
  const line = (name: string, values: readonly (number | null)[], color: string | undefined) => ({
    type: 'line' as const,
    name,
    data: light.hours.map((hour, at): [number, number | null] => [hour, values[at] ?? null]),
    ...(color !== undefined && { color }),
    symbolSize: 5,
  })
  return {
    ...DAY_AXES,
    series: [
      line(`${light.days} days before`, light.beforeWm2, SERIES_COLORS[0]),
      line(`${light.days} days after`, light.afterWm2, SERIES_COLORS[1]),
    ],
  }
}
