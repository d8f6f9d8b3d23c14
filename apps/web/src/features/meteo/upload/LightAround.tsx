import { HOUR_MS } from '@duet/units'
import { lightAround } from '@duet/weather'
import { type ReactNode, useMemo } from 'react'
import { Chart } from '../../../ui/Chart.tsx'
import { seriesTable } from '../../../ui/charts/seriesTable.ts'
import { clockText } from './brightDayOption.ts'
import { lightAroundOption } from './lightAroundOption.ts'
import { repeatedRowsOf } from './repeatedRows.ts'
import type { Wizard } from './useWizard.ts'

/** The day's light before and after the first repeated row or change of clocks: where no clock moved the two lie on each other. */
export function LightAround({ wizard }: { readonly wizard: Wizard }): ReactNode {
  const { series, weather, reading } = wizard
  const label = repeatedRowsOf(reading)?.times[0]?.time ?? weather?.dstShifts[0]?.from
  const clockH = weather?.clockOffsetH ?? weather?.metadata.local_time_zone ?? 0
  const light = useMemo(
    () =>
      series && label !== undefined
        ? lightAround(series, Date.parse(`${label}Z`) - clockH * HOUR_MS)
        : undefined,
    [series, label, clockH],
  )
  const option = useMemo(() => (light ? lightAroundOption(light) : {}), [light])
  if (!light || label === undefined) return null
  const { days, shiftMin } = light
  return (
    <Chart
      title="Daily light before and after"
      summary={`Mean GHI of the ${days} days before and after ${label.replace('T', ' ')} as the rows lie now. The centre of the light is ${Math.abs(shiftMin).toFixed(0)} minutes ${shiftMin < 0 ? 'earlier' : 'later'} after it.`}
      option={option}
      height={220}
      table={seriesTable('Hour (local standard time)', light.hours.map(clockText), [
        { name: 'Before (W/m²)', values: light.beforeWm2 },
        { name: 'After (W/m²)', values: light.afterWm2 },
      ])}
    />
  )
}
