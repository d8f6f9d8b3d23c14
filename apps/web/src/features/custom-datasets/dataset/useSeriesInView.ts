import { useDebouncedCallback } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import {
  type CustomDatasetRowFragment,
  GetCustomDatasetDataSeriesDocument,
  type GetCustomDatasetDataSeriesQuery,
} from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import type { View } from '../../../lib/view.ts'
import type { TimeSpan } from '../../../ui/charts/timeLines.ts'

const route = getRouteApi('/$org/project/$projectId/resources/datasets/$datasetId')

/** After the last move of the zoom. */
const SETTLED_MS = 250
/** More points than this cannot be distinguished on a screen. */
const MOST_POINTS = 4000

type Series = GetCustomDatasetDataSeriesQuery['customDatasetDataSeries']

export interface SeriesInView {
  readonly keys: readonly string[]
  readonly whole: TimeSpan
  readonly inView: TimeSpan
  readonly all: View<Series>
  /** The part in view in shorter steps, where it is not all. */
  readonly part: Series | undefined
  readonly show: (span: TimeSpan) => void
  readonly changeKeys: (keys: readonly string[]) => void
}

const spanOf = ({ start_time, end_time }: CustomDatasetRowFragment): TimeSpan => ({
  fromMs: Date.parse(start_time),
  toMs: Date.parse(end_time),
})

/** The columns and the time that are looked at, which stand in the address, with their values. */
export function useSeriesInView(dataset: CustomDatasetRowFragment): SeriesInView {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (changed: Partial<typeof search>): void =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, ...changed }),
      replace: true,
      resetScroll: false,
    })
  const whole = spanOf(dataset)
  const inView = chosenSpan(whole, search.from, search.to)
  const isWhole = inView.fromMs <= whole.fromMs && inView.toMs >= whole.toMs
  const keys = chosenKeys(dataset, search.columns)
  const asked = { id: dataset.id, columns: [...keys], max_points: MOST_POINTS }
  const options = { placeholderData: keepPreviousData, staleTime: 60_000 }
  const all = useView(GetCustomDatasetDataSeriesDocument, asked, options)
  const part = useView(
    GetCustomDatasetDataSeriesDocument,
    { ...asked, from: iso(inView.fromMs), to: iso(inView.toMs) },
    { ...options, enabled: !isWhole },
  )
  const show = useDebouncedCallback((span: TimeSpan) => {
    const from = span.fromMs <= whole.fromMs + 1000 ? undefined : iso(span.fromMs)
    const to = span.toMs >= whole.toMs - 1000 ? undefined : iso(span.toMs)
    if (from !== search.from || to !== search.to) change({ from, to })
  }, SETTLED_MS)
  return {
    keys,
    whole,
    inView,
    all,
    part: !isWhole && part.state === 'ready' ? part.data : undefined,
    show,
    changeKeys: (next) => change({ columns: next.join(',') || undefined }),
  }
}

/** To the minute: a chart gives back what it was given to the millisecond or so. */
const iso = (ms: number): string => new Date(Math.round(ms / 60_000) * 60_000).toISOString()

function chosenSpan(whole: TimeSpan, from: string | undefined, to: string | undefined): TimeSpan {
  const fromMs = Math.max(whole.fromMs, Date.parse(from ?? '') || whole.fromMs)
  const toMs = Math.min(whole.toMs, Date.parse(to ?? '') || whole.toMs)
  return fromMs < toMs ? { fromMs, toMs } : whole
}

const MOST_COLUMNS = 8

/** Those in the address, else the first of power, energy or light, else the first. */
function chosenKeys(
  { columns }: CustomDatasetRowFragment,
  text: string | undefined,
): readonly string[] {
  const known = new Set(columns.map(({ key }) => key))
  const asked = (text ?? '').split(',').filter((key) => known.has(key))
  if (asked.length > 0) return asked.slice(0, MOST_COLUMNS)
  const main = columns.find(({ kind }) =>
    ['power', 'energy', 'irradiance', 'irradiation'].includes(kind),
  )
  return [main ?? columns[0]].flatMap((column) => column?.key ?? [])
}
