import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { formatDay } from '../../../lib/formatTime.ts'
import {
  EventLogDocument,
  SensorSeriesDocument,
  type SensorSeriesQuery,
} from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { joinViews } from '../../../lib/view.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { ChartPanel } from '../../../ui/charts/ChartPanel.tsx'
import { seriesTable } from '../../../ui/charts/seriesTable.ts'
import { useDeployment, useNodes } from '../shell/deployment.ts'
import { FOLLOW } from '../shell/follow.ts'
import { periodText } from '../shell/period.ts'
import { plantClock, type Span, spanOfDays, stepOf } from '../shell/plantTime.ts'
import { powerSeries } from '../shell/powerSeries.ts'
import { seriesOption } from '../shell/seriesOption.ts'
import { daysAround } from './issue.ts'
import { readingNodes, shadedSpans } from './issueReadings.ts'
import type { LoggedEvent } from './useEventLog.ts'
import type { IssueDetails } from './useIssues.ts'

const route = getRouteApi('/$org/project/$projectId/monitor/performance-issues/$issueId')
const MOST_SPANS = 500

/** Readings against what was expected around an issue, with its events shaded. */
export function IssueReadings({ details }: { readonly details: IssueDetails }): ReactNode {
  const { issue } = details
  const { project_id, version } = useDeployment()
  const { day } = route.useSearch()
  const days = daysAround(issue, day)
  const span = useMemo(
    () => spanOfDays({ from: days.from, to: days.to }, version.time_zone),
    [days.from, days.to, version],
  )
  const nodes = useNodes()
  const asked = nodes.state === 'ready' ? readingNodes(nodes.data, issue.hierarchy_id) : []
  const series = useView(
    SensorSeriesDocument,
    {
      project_id,
      hierarchy_ids: asked.map(({ id }) => id),
      from: new Date(span.fromMs).toISOString(),
      to: new Date(span.toMs).toISOString(),
      step_s: stepOf(span, version.interval_minutes),
    },
    { ...FOLLOW, enabled: nodes.state === 'ready' },
  )
  const log = useView(EventLogDocument, {
    project_id,
    filter: { issue_ids: [issue.id], from: days.from, to: days.to },
    order_by: 'timestamp asc',
    take: MOST_SPANS,
  })
  const title = `Readings of ${asked.length === 1 ? (asked[0]?.name ?? '') : issue.node_name}`
  return (
    <ChartPanel view={joinViews({ series, log })} height={330}>
      {(answer) => (
        <ReadingsChart
          title={title}
          when={day === undefined ? periodText(days) : `around ${formatDay(day)}`}
          answer={answer.series}
          events={answer.log.events}
          span={span}
        />
      )}
    </ChartPanel>
  )
}

interface ReadingsChartProps {
  readonly title: string
  readonly when: string
  readonly answer: SensorSeriesQuery['sensorSeries']
  readonly events: readonly LoggedEvent[]
  readonly span: Span
}

function ReadingsChart({ title, when, answer, events, span }: ReadingsChartProps): ReactNode {
  const { time_zone } = useDeployment().version
  const { wallMs, series, option } = useMemo(() => {
    const clock = plantClock(time_zone)
    const wall = answer.time.map((iso) => clock(Date.parse(iso)))
    const lines = powerSeries(answer.series)
    const shaded = shadedSpans(events, span, clock)
    return {
      wallMs: wall,
      series: lines,
      option: seriesOption({ wallMs: wall, series: lines, shaded }),
    }
  }, [answer, events, span, time_zone])
  const isKnown = series.some(({ values }) => values.some((value) => value !== null))
  return (
    <Chart
      title={title}
      summary={
        isKnown
          ? `${when}, on the clock of the plant (${time_zone}); dashed: expected, shaded: the events.`
          : 'No readings of these days are retained.'
      }
      option={option}
      table={seriesTable(
        `Start (${time_zone})`,
        wallMs.map((ms) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ')),
        series,
      )}
    />
  )
}
