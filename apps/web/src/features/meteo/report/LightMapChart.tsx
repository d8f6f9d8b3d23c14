import { type ReactNode, useMemo } from 'react'
import { counted } from '../../../lib/counted.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { clockText, lightMapOption } from './lightMapOption.ts'
import type { WeatherReport } from './useReport.ts'

type LightMap = WeatherReport['light_map']

/** All the light of the dataset in one picture. */
export function LightMapChart({ map }: { readonly map: LightMap }): ReactNode {
  const option = useMemo(() => lightMapOption(map), [map])
  const table = useMemo(() => tableOf(map), [map])
  return (
    <Chart
      title="Light of every day"
      summary={`Global irradiance of ${counted(map.days.length, 'day')} by time of day, site time, with sunrise and sunset for the place and time zone of the dataset. Light should fill the space between the two lines; where it runs past one of them, the times, the time zone or the longitude are wrong.`}
      option={option}
      height={420}
      table={table}
    />
  )
}

function tableOf(map: LightMap) {
  return {
    columns: [
      'Day',
      'Sunrise (min after midnight)',
      'Sunset (min after midnight)',
      ...(map.ghi_wm2[0] ?? []).map((_, slot) => `${clockText(slot * map.slot_min)} (W/m²)`),
    ],
    rows: map.days.map((day, at) => [
      day,
      map.sunrise_min[at] ?? null,
      map.sunset_min[at] ?? null,
      ...(map.ghi_wm2[at] ?? []),
    ]),
  }
}
