import { useMemo } from 'react'
import {
  SensorSeriesDocument,
  TimeSeriesEventsDocument,
  type TimeSeriesEventsQuery,
} from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { mapView, type View } from '../../../lib/view.ts'
import { useDeployment } from '../shell/deployment.ts'
import { FOLLOW } from '../shell/follow.ts'
import type { Period } from '../shell/period.ts'
import { plantClock, type Span, spanOfDays } from '../shell/plantTime.ts'
import { byMonth, type SteppedSeries, steppedSeries, withDetail } from './drawnSeries.ts'
import { askedStepS, detailSpan, zoomWithin } from './seriesSteps.ts'
import type { TimeSeriesSearch } from './timeSeriesSearch.ts'

export type TraceEvent = TimeSeriesEventsQuery['issueEvents']['events'][number]

export interface TimeSeriesData {
  readonly stepped: SteppedSeries
  /** Of the coarse steps, and of those in view. */
  readonly stepS: number
  readonly shownStepS: number
  readonly span: Span
  /** What a file of the values in view is asked for by. */
  readonly file: { readonly from: string; readonly to: string; readonly stepS: number }
}

type Asked = Pick<TimeSeriesSearch, 'step' | 'zoomFrom' | 'zoomTo'>

/** Series of nodes over a period: the whole of it coarsely, and what is in view as finely as it fits. */
export function useTimeSeries(
  nodeIds: readonly string[],
  { from, to }: Period,
  search: Asked,
): View<TimeSeriesData> {
  const { step = 'auto' } = search
  const { project_id, version } = useDeployment()
  const zone = version.time_zone
  const span = useMemo(() => spanOfDays({ from, to }, zone), [from, to, zone])
  const stepS = askedStepS(step, span, version.interval_minutes)
  const zoom = zoomWithin(search, span)
  const detail = zoom && detailSpan(zoom, span, stepS)
  const fineS = detail ? askedStepS(step, detail, version.interval_minutes) : stepS
  const hasDetail = detail !== undefined && fineS < stepS
  const variables = (part: Span, step_s: number) => ({
    project_id,
    hierarchy_ids: [...nodeIds],
    from: new Date(part.fromMs).toISOString(),
    to: new Date(part.toMs).toISOString(),
    step_s,
  })
  const isAsked = nodeIds.length > 0
  const coarse = useView(SensorSeriesDocument, variables(span, stepS), {
    ...FOLLOW,
    enabled: isAsked,
  })
  const fine = useView(SensorSeriesDocument, variables(detail ?? span, fineS), {
    ...FOLLOW,
    enabled: isAsked && hasDetail,
  })
  const whole = coarse.state === 'ready' ? coarse.data : undefined
  const part = hasDetail && fine.state === 'ready' ? fine.data : undefined
  const stepped = useMemo(() => {
    if (whole === undefined) return NOTHING
    if (step === 'month') return byMonth(steppedSeries(whole), plantClock(zone))
    return withDetail(steppedSeries(whole), part && steppedSeries(part))
  }, [whole, part, step, zone])
  const shownStepS = part ? fineS : stepS
  const inView = zoom ?? span
  return mapView(coarse, () => ({
    stepped,
    stepS,
    shownStepS,
    span,
    file: {
      from: new Date(
        alignedMs(Math.max(inView.fromMs, span.fromMs), span, shownStepS),
      ).toISOString(),
      to: new Date(Math.min(inView.toMs, span.toMs)).toISOString(),
      stepS: shownStepS,
    },
  }))
}

const NOTHING: SteppedSeries = { utcMs: [], series: [] }

/** The beginning of the step that holds an instant. */
const alignedMs = (ms: number, { fromMs }: Span, stepS: number): number =>
  fromMs + Math.floor((ms - fromMs) / (stepS * 1000)) * stepS * 1000

/** Faults of the nodes in a period; none are asked for where they are hidden. */
export function useTraceEvents(
  nodeIds: readonly string[],
  { from, to }: Period,
  isShown: boolean,
): readonly TraceEvent[] {
  const { project_id } = useDeployment()
  const view = useView(
    TimeSeriesEventsDocument,
    { project_id, hierarchy_ids: [...nodeIds], from, to },
    { ...FOLLOW, enabled: isShown && nodeIds.length > 0 },
  )
  return isShown && view.state === 'ready' ? view.data.events : NO_EVENTS
}

const NO_EVENTS: readonly TraceEvent[] = []
