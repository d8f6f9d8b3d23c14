import { createRoute } from '@tanstack/react-router'
import { modelSearch } from '../../features/monitor/model-performance/modelSearch.ts'
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

const modelPerformanceRoute = createRoute({
  getParentRoute: () => monitorRoute,
  path: '/model-performance',
  validateSearch: modelSearch,
  component: lazyPage(
    () => import('../../features/monitor/model-performance/ModelPerformancePage.tsx'),
    'ModelPerformancePage',
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

/** The pages of a monitored plant. */
export const monitorTree = monitorRoute.addChildren([
  overviewRoute,
  meteoRoute,
  modelPerformanceRoute,
  powerFactorRoute,
])
