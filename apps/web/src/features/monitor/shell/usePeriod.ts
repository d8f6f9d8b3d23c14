import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { lastDayOf, useDeployment } from './deployment.ts'
import type { MonitorSearch } from './monitorSearch.ts'
import { type Period, type PeriodKey, periodOf } from './period.ts'

const route = getRouteApi('/$org/project/$projectId/monitor')

/** What the addresses of all pages of Monitor say, and what changes a part of it, in place. */
export function useMonitorSearch(): readonly [
  MonitorSearch,
  (changed: Partial<MonitorSearch>) => void,
] {
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

/** @param ownKey what the page shows where the address names no period */
export function usePeriod(ownKey: PeriodKey): Period {
  const [search] = useMonitorSearch()
  return periodOf(search, ownKey, lastDayOf(useDeployment()))
}
