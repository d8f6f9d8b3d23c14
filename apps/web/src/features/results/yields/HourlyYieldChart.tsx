import { HOUR_MS } from '@duet/units'
import { Select } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatPowerW, MISSING } from '../../../lib/format.ts'
import { formatDayTime, siteDate } from '../../../lib/formatTime.ts'
import { ChartPanel } from '../../../ui/charts/ChartPanel.tsx'
import type { Scope } from '../scope.ts'
import { useResultSearch } from '../useResultSearch.ts'
import type { SimulationMeta } from '../useResults.ts'
import { useHourlyYields } from '../useResultTabs.ts'
import { EnergyTimeChart } from './EnergyTimeChart.tsx'

const W_PER_KW = 1000

interface HourlyYieldChartProps {
  readonly scope: Scope
  readonly meta: SimulationMeta
}

/** Energy of each hour of a year; the handles below and the wheel come closer. */
export function HourlyYieldChart({ scope, meta }: HourlyYieldChartProps): ReactNode {
  const years = useMemo(() => yearsOf(meta), [meta])
  const [search] = useResultSearch()
  const year = years.find((known) => known === search.year) ?? years[0]
  const range = useMemo(() => rangeOf(meta, year), [meta, year])
  const view = useHourlyYields(scope, range)
  return (
    <ChartPanel view={view}>
      {(series) => (
        <EnergyTimeChart
          title="Hourly energy"
          series={series}
          utcOffsetH={meta.local_time_zone}
          step="Hour"
          summaryOf={hourlySummary}
          controls={years.length > 1 && <YearSelect years={years} year={year} />}
        />
      )}
    </ChartPanel>
  )
}

interface YearSelectProps {
  readonly years: readonly number[]
  readonly year: number | undefined
}

function YearSelect({ years, year }: YearSelectProps): ReactNode {
  const [, change] = useResultSearch()
  return (
    <Select
      aria-label="Year"
      w={100}
      allowDeselect={false}
      data={years.map(String)}
      value={String(year)}
      onChange={(text) => change({ year: Number(text) })}
    />
  )
}

/** Calendar years that the run touches; its end is not part of it. */
function yearsOf({ from, to, local_time_zone }: SimulationMeta): readonly number[] {
  const first = siteDate(from, local_time_zone).getUTCFullYear()
  const last = siteDate(
    new Date(Date.parse(to) - 1).toISOString(),
    local_time_zone,
  ).getUTCFullYear()
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function rangeOf(
  { local_time_zone }: SimulationMeta,
  year = 1970,
): { readonly from: string; readonly to: string } {
  const start = (of: number): string =>
    new Date(Date.UTC(of, 0, 1) - local_time_zone * HOUR_MS).toISOString()
  return { from: start(year), to: start(year + 1) }
}

function hourlySummary(hours: readonly string[], energy: readonly (number | null)[]): string {
  const most = Math.max(0, ...energy.map((kwh) => kwh ?? 0))
  return `${counted(hours.length, 'hour')} in site time; most on ${hourText(hours[energy.indexOf(most)])}: ${formatPowerW(most * W_PER_KW, 'W')}h. Drag the handles to come closer.`
}

/** '2026-05-27 11:00' -> '27 May 2026 11:00' */
const hourText = (hour: string | undefined): string =>
  hour === undefined ? MISSING : formatDayTime(hour)
