import { createRoute } from '@tanstack/react-router'
import { monitorSearch } from '../../features/monitor/shell/monitorSearch.ts'
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

/** The pages of a monitored plant. */
export const monitorTree = monitorRoute.addChildren([overviewRoute])
