import { useDebouncedCallback } from '@mantine/hooks'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import type { DatasetRowFragment } from '../../../../lib/gql/graphql.ts'
import { chosenSpan, siteDay, spanOf, type TimeSpan } from '../siteDays.ts'

const route = getRouteApi('/$org/project/$projectId/resources/meteo/$datasetId')

/** After the last move of the zoom. */
const SETTLED_MS = 250

export interface TimeInView {
  readonly inView: TimeSpan
  readonly show: (span: TimeSpan) => void
  readonly showDays: (range: {
    readonly from?: string | undefined
    readonly to?: string | undefined
  }) => void
  readonly changeColumns: (columns: readonly string[]) => void
}

/** The part of the time that is looked at; its days stand in the address. */
export function useTimeInView(dataset: DatasetRowFragment): TimeInView {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [inView, setInView] = useState(() => chosenSpan(dataset, search.from, search.to))
  const change = (changed: Partial<typeof search>): void =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, ...changed }),
      replace: true,
      resetScroll: false,
    })
  const settle = useDebouncedCallback((span: TimeSpan) => {
    if (isSame(span, inView)) return
    setInView(span)
    change(daysOf(span, dataset))
  }, SETTLED_MS)
  const show = useCallback(
    (span: TimeSpan) => settle(inside(span, spanOf(dataset))),
    [settle, dataset],
  )
  return {
    inView,
    show,
    showDays: (range) => {
      const days = { ...daysOf(inView, dataset), ...range }
      setInView(chosenSpan(dataset, days.from, days.to))
      change(days)
    },
    changeColumns: (columns) => change({ columns: columns.join(',') || undefined }),
  }
}

/** A chart gives back what it was given to the millisecond or so. */
function isSame(a: TimeSpan, b: TimeSpan): boolean {
  return Math.abs(a.fromMs - b.fromMs) < 1000 && Math.abs(a.toMs - b.toMs) < 1000
}

/** Nothing stands for all of it. */
function daysOf(
  span: TimeSpan,
  dataset: DatasetRowFragment,
): { readonly from: string | undefined; readonly to: string | undefined } {
  const whole = spanOf(dataset)
  return {
    from: span.fromMs <= whole.fromMs ? undefined : siteDay(span.fromMs, dataset),
    to: span.toMs >= whole.toMs ? undefined : siteDay(span.toMs - 1, dataset),
  }
}

function inside({ fromMs, toMs }: TimeSpan, whole: TimeSpan): TimeSpan {
  return { fromMs: Math.max(whole.fromMs, fromMs), toMs: Math.min(whole.toMs, toMs) }
}
