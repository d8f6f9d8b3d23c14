import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { MonitorSearch } from '../shell/monitorSearch.ts'
import type { TimeSeriesSearch } from './timeSeriesSearch.ts'

const route = getRouteApi('/$org/project/$projectId/monitor/time-series')

type Search = TimeSeriesSearch & MonitorSearch

/** What the address of the page says, and what changes a part of it, in place. */
export function useSeriesSearch(): readonly [Search, (changed: Partial<Search>) => void] {
  const search = route.useSearch()
  const navigate = useNavigate()
  return [
    search,
    (changed) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, ...changed }),
        replace: true,
      }),
  ]
}
