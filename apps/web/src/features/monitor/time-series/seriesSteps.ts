import { type Span, stepOf } from '../shell/plantTime.ts'
import type { StepKey, TimeSeriesSearch } from './timeSeriesSearch.ts'

export const STEP_TEXTS: Readonly<Record<StepKey, string>> = {
  auto: 'Step: as it fits',
  raw: 'As read',
  '5min': '5 min',
  '15min': '15 min',
  hour: 'Hours',
  day: 'Days',
  month: 'Months',
}

const FIXED_S: Readonly<Record<Exclude<StepKey, 'auto' | 'raw'>, number>> = {
  '5min': 300,
  '15min': 900,
  hour: 3600,
  day: 86_400,
  // Made of days
  month: 86_400,
}

/** Seconds that the server is asked for; no shorter than readings are apart. */
export function askedStepS(key: StepKey, span: Span, intervalMinutes: number): number {
  if (key === 'auto') return stepOf(span, intervalMinutes)
  const leastS = Math.max(60, intervalMinutes * 60)
  return key === 'raw' ? leastS : Math.max(leastS, FIXED_S[key])
}

/** The part that is asked for in finer steps: what is in view, and half as much on both sides, so that it can be moved. */
export function detailSpan(zoom: Span, whole: Span, stepS: number): Span {
  const stepMs = stepS * 1000
  const half = (zoom.toMs - zoom.fromMs) / 2
  const steps = (ms: number): number => Math.floor((ms - whole.fromMs) / stepMs)
  return {
    fromMs: Math.max(whole.fromMs, whole.fromMs + steps(zoom.fromMs - half) * stepMs),
    toMs: Math.min(whole.toMs, whole.fromMs + (steps(zoom.toMs + half) + 1) * stepMs),
  }
}

/** The part of a period that an address zooms into; one of another period is none. */
export function zoomWithin(
  { zoomFrom, zoomTo }: Pick<TimeSeriesSearch, 'zoomFrom' | 'zoomTo'>,
  { fromMs, toMs }: Span,
): Span | undefined {
  if (zoomFrom === undefined || zoomTo === undefined) return undefined
  const zoom = { fromMs: Math.max(fromMs, zoomFrom), toMs: Math.min(toMs, zoomTo) }
  return zoom.fromMs < zoom.toMs ? zoom : undefined
}
