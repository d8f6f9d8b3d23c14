import { powerNodes } from '@duet/monitoring/power'
import { type ReactNode, useMemo } from 'react'
import { formatPercent } from '../../../lib/format.ts'
import { SensorSeriesDocument, type SensorSeriesQuery } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { ChartPanel } from '../../../ui/charts/ChartPanel.tsx'
import { seriesTable } from '../../../ui/charts/seriesTable.ts'
import { type MonitoredNode, useDeployment } from '../shell/deployment.ts'
import { FOLLOW } from '../shell/follow.ts'
import type { Period } from '../shell/period.ts'
import { plantClock, spanOfDays, stepOf, wallText } from '../shell/plantTime.ts'
import { type PowerSeries, powerSeries } from '../shell/powerSeries.ts'
import { type Band, seriesOption } from '../shell/seriesOption.ts'
import { BAND_DAYS } from './expectedBand.ts'
import { useBand } from './useBand.ts'

interface PowerPanelProps {
  readonly period: Period
  readonly nodes: readonly MonitoredNode[]
}

/** Power of the plant against what was expected, on the clock of the plant. */
export function PowerPanel({ period, nodes }: PowerPanelProps): ReactNode {
  const { project_id, version } = useDeployment()
  const { from, to } = period
  const span = useMemo(() => spanOfDays({ from, to }, version.time_zone), [from, to, version])
  const asked = useMemo(() => powerNodes(nodes), [nodes])
  const stepS = stepOf(span, version.interval_minutes)
  const view = useView(
    SensorSeriesDocument,
    {
      project_id,
      hierarchy_ids: asked.map(({ id }) => id),
      from: new Date(span.fromMs).toISOString(),
      to: new Date(span.toMs).toISOString(),
      step_s: stepS,
    },
    FOLLOW,
  )
  return (
    <ChartPanel view={view} height={330}>
      {(answer) => <PowerChart answer={answer} stepS={stepS} />}
    </ChartPanel>
  )
}

interface PowerChartProps {
  readonly answer: SensorSeriesQuery['sensorSeries']
  readonly stepS: number
}

function PowerChart({ answer, stepS }: PowerChartProps): ReactNode {
  const { version } = useDeployment()
  const { wallMs, series } = useMemo(() => {
    const clock = plantClock(version.time_zone)
    const wall = answer.time.map((iso) => clock(Date.parse(iso)))
    return { wallMs: wall, series: powerSeries(answer.series) }
  }, [answer, version])
  const band = useBand()
  const low = band?.low
  const high = band?.high
  const option = useMemo(() => {
    const known = low === undefined || high === undefined ? undefined : { low, high }
    return seriesOption({ wallMs, series, band: known })
  }, [wallMs, series, low, high])
  return (
    <Chart
      title="Power"
      summary={[summaryOf(series, stepS, version.time_zone), bandText(band)].join(' ')}
      option={option}
      table={seriesTable(`Start (${version.time_zone})`, wallMs.map(wallText), series)}
    />
  )
}

/** What the band is of, or why there is none. */
const bandText = (band: Band | undefined): string =>
  band === undefined
    ? ''
    : `Band: on eight of ten days the plant gave ${formatPercent(band.low)} to ${formatPercent(band.high)} of what was expected less known losses, by its last ${BAND_DAYS} evaluated days.`

function summaryOf(series: readonly PowerSeries[], stepS: number, timeZone: string): string {
  const known = series.some(({ values }) => values.some((value) => value !== null))
  const step = stepS < 3600 ? `${stepS / 60} min` : `${stepS / 3600} h`
  return known
    ? `Means of ${step} on the clock of the plant (${timeZone}); dashed: expected.`
    : 'No readings of power have come in this period.'
}
