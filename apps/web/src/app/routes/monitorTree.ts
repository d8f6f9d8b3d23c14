import { createRoute, redirect } from '@tanstack/react-router'
import { blockSearch } from '../../features/monitor/block/blockSearch.ts'
import { monitorSearch } from '../../features/monitor/shell/monitorSearch.ts'
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

/** The pages of a monitored plant. */
export const monitorTree = monitorRoute.addChildren([
  overviewRoute,
  firstBlockRoute,
  blockRoute,
  blockTabRoute,
  timeSeriesRoute,
])
