import { getRouteApi } from '@tanstack/react-router'
import { lastDayOf, useDeployment } from './deployment.ts'
import type { MonitorSearch } from './monitorSearch.ts'
import { type Period, type PeriodKey, periodOf } from './period.ts'
import { useSearchChange } from './useSearchChange.ts'

const route = getRouteApi('/$org/project/$projectId/monitor')

/** What the addresses of all pages of Monitor say, and what changes a part of it, in place. */
export function useMonitorSearch(): readonly [
  MonitorSearch,
  (changed: Partial<MonitorSearch>) => void,
] {
  return [route.useSearch(), useSearchChange<MonitorSearch>()]
}

/** @param ownKey what the page shows where the address names no period */
export function usePeriod(ownKey: PeriodKey): Period {
  const [search] = useMonitorSearch()
  return periodOf(search, ownKey, lastDayOf(useDeployment()))
}
