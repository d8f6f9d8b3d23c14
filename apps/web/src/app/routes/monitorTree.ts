import { createRoute, redirect } from '@tanstack/react-router'
import { blockSearch } from '../../features/monitor/block/blockSearch.ts'
import { capacitySearch } from '../../features/monitor/capacity-test/capacitySearch.ts'
import { issueSearch, issuesSearch } from '../../features/monitor/issues/issuesSearch.ts'
import { modelSearch } from '../../features/monitor/model-performance/modelSearch.ts'
import { setupSearch } from '../../features/monitor/setup/setupSearch.ts'
import { monitorSearch } from '../../features/monitor/shell/monitorSearch.ts'
import { lossSearch } from '../../features/monitor/system-losses/lossSearch.ts'
import { performanceSearch } from '../../features/monitor/system-performance/performanceSearch.ts'
import { timeSeriesSearch } from '../../features/monitor/time-series/timeSeriesSearch.ts'
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

const firstBlockRoute = createRoute({
  getParentRoute: () => monitorRoute,
  path: '/block',
  component: lazyPage(() => import('../../features/monitor/block/FirstBlock.tsx'), 'FirstBlock'),
})

const blockRoute = createRoute({
  getParentRoute: () => monitorRoute,
  path: '/block/$blockId',
  beforeLoad: ({ params, search }) => {
    throw redirect({
      to: '/$org/project/$projectId/monitor/block/$blockId/$tab',
      params: { ...params, tab: 'inverters' },
      search,
      replace: true,
    })
  },
})

const blockTabRoute = createRoute({
  getParentRoute: () => monitorRoute,
  path: '/block/$blockId/$tab',
  validateSearch: blockSearch,
  component: lazyPage(() => import('../../features/monitor/block/BlockPage.tsx'), 'BlockPage'),
})

const timeSeriesRoute = createRoute({
  getParentRoute: () => monitorRoute,
  path: '/time-series',
  validateSearch: timeSeriesSearch,
  component: lazyPage(
    () => import('../../features/monitor/time-series/TimeSeriesPage.tsx'),
    'TimeSeriesPage',
  ),
})

/** Beside the others, as it is there before a plant is monitored. */
export const setupRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/monitor/set-up',
  validateSearch: setupSearch,
  component: lazyPage(() => import('../../features/monitor/setup/SetupPage.tsx'), 'SetupPage'),
})

const modelPerformanceRoute = createRoute({
  getParentRoute: () => monitorRoute,
  path: '/model-performance',
  validateSearch: modelSearch,
  component: lazyPage(
    () => import('../../features/monitor/model-performance/ModelPerformancePage.tsx'),
    'ModelPerformancePage',
  ),
})

const issuesRoute = createRoute({
  getParentRoute: () => monitorRoute,
  path: '/performance-issues',
  validateSearch: issuesSearch,
  component: lazyPage(() => import('../../features/monitor/issues/IssuesPage.tsx'), 'IssuesPage'),
})

const eventLogRoute = createRoute({
  getParentRoute: () => monitorRoute,
  path: '/performance-issues/event-log',
  validateSearch: issuesSearch,
  component: lazyPage(
    () => import('../../features/monitor/issues/EventLogPage.tsx'),
    'EventLogPage',
  ),
})

const issueRoute = createRoute({
  getParentRoute: () => monitorRoute,
  path: '/performance-issues/$issueId',
  validateSearch: issueSearch,
  component: lazyPage(() => import('../../features/monitor/issues/IssuePage.tsx'), 'IssuePage'),
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

const meteoRoute = createRoute({
  getParentRoute: () => monitorRoute,
  path: '/meteo',
  component: lazyPage(() => import('../../features/monitor/meteo/MeteoPage.tsx'), 'MeteoPage'),
})

const powerFactorRoute = createRoute({
  getParentRoute: () => monitorRoute,
  path: '/power-factor',
  component: lazyPage(
    () => import('../../features/monitor/power-factor/PowerFactorPage.tsx'),
    'PowerFactorPage',
  ),
})

const capacityTestRoute = createRoute({
  getParentRoute: () => monitorRoute,
  path: '/capacity-test',
  validateSearch: capacitySearch,
  component: lazyPage(
    () => import('../../features/monitor/capacity-test/CapacityTestPage.tsx'),
    'CapacityTestPage',
  ),
})

/** The pages of a monitored plant. */
export const monitorTree = monitorRoute.addChildren([
  overviewRoute,
  issuesRoute,
  eventLogRoute,
  issueRoute,
  systemPerformanceRoute,
  systemLossesRoute,
  firstBlockRoute,
  blockRoute,
  blockTabRoute,
  meteoRoute,
  modelPerformanceRoute,
  powerFactorRoute,
  capacityTestRoute,
  timeSeriesRoute,
])
