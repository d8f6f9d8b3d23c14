import { createRoute } from '@tanstack/react-router'
import { monitorSearch } from '../../features/monitor/shell/monitorSearch.ts'
import { lossSearch } from '../../features/monitor/system-losses/lossSearch.ts'
import { performanceSearch } from '../../features/monitor/system-performance/performanceSearch.ts'
import { lazyPage } from './lazyPage.ts'
import { projectRoute } from './projectRoute.ts'

const monitorRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/monitor',
  validateSearch: monitorSearch,
  component: lazyPage(
    () => import('../../features/monitor/shell/MonitorShell.tsx'),
    'MonitorShell',
  ),
})

const overviewRoute = createRoute({
  getParentRoute: () => monitorRoute,
  path: '/',
  component: lazyPage(
    () => import('../../features/monitor/overview/OverviewPage.tsx'),
    'OverviewPage',
  ),
})

const systemPerformanceRoute = createRoute({
  getParentRoute: () => monitorRoute,
  path: '/system-performance',
  validateSearch: performanceSearch,
  component: lazyPage(
    () => import('../../features/monitor/system-performance/SystemPerformancePage.tsx'),
    'SystemPerformancePage',
  ),
})

const systemLossesRoute = createRoute({
  getParentRoute: () => monitorRoute,
  path: '/system-losses',
  validateSearch: lossSearch,
  component: lazyPage(
    () => import('../../features/monitor/system-losses/SystemLossesPage.tsx'),
    'SystemLossesPage',
  ),
})

/** The pages of a monitored plant. */
export const monitorTree = monitorRoute.addChildren([
  overviewRoute,
  systemPerformanceRoute,
  systemLossesRoute,
])
