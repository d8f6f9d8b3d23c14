import { getRouteApi, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { keepPeriod } from '../features/monitor/shell/keepPeriod.ts'
import { type BarEntry, LinkBar } from '../ui/tabs/LinkBar.tsx'

const route = getRouteApi('/$org/project/$projectId')

const ENTRIES = [
  { label: 'Overview', to: '/$org/project/$projectId/monitor', isExact: true },
  { label: 'Performance issues', to: '/$org/project/$projectId/monitor/performance-issues' },
  { label: 'System performance', to: '/$org/project/$projectId/monitor/system-performance' },
  { label: 'System losses', to: '/$org/project/$projectId/monitor/system-losses' },
  { label: 'Block inverters', to: '/$org/project/$projectId/monitor/block' },
  { label: 'Meteo', to: '/$org/project/$projectId/monitor/meteo' },
  { label: 'Model performance', to: '/$org/project/$projectId/monitor/model-performance' },
  { label: 'Power factor', to: '/$org/project/$projectId/monitor/power-factor' },
  { label: 'Capacity test', to: '/$org/project/$projectId/monitor/capacity-test' },
  { label: 'Time series', to: '/$org/project/$projectId/monitor/time-series' },
  { label: 'Set-up', to: '/$org/project/$projectId/monitor/set-up' },
] as const satisfies readonly BarEntry[]

/** The pages of a monitored plant. */
export function MonitorNavigation(): ReactNode {
  const params = route.useParams()
  const pathname = useLocation({ select: (location) => location.pathname })
  const entries = ENTRIES.map((entry) => ({ ...entry, params, search: keepPeriod }))
  return <LinkBar label="Monitor" entries={entries} pathname={pathname} />
}
