import { createRoute, redirect } from '@tanstack/react-router'
import { compareSearch } from '../../features/compare/compareSearch.ts'
import { indexSearch } from '../../features/compare/useIndexSearch.ts'
import { DRAFT } from '../../features/compare/workbookData.ts'
import { computeSearch } from '../../features/compute/computeSearch.ts'
import { costsSearch } from '../../features/costs/costsSearch.ts'
import { customDatasetSearch } from '../../features/custom-datasets/dataset/datasetSearch.ts'
import { designSearch } from '../../features/design/designSearch.ts'
import { lossesSearch } from '../../features/losses/lossesSearch.ts'
import { weatherCompareSearch } from '../../features/meteo/compare/weatherCompareSearch.ts'
import { datasetSearch } from '../../features/meteo/dataset/datasetSearch.ts'
import { editSearch } from '../../features/meteo/edit/editSearch.ts'
import { longTermSearch } from '../../features/meteo/long-term/longTermSearch.ts'
import { weatherSearch } from '../../features/meteo/search/weatherSearch.ts'
import { playbackSearch } from '../../features/playback/playbackSearch.ts'
import { importSearch } from '../../features/pvsyst-import/importSearch.ts'
import { simulationSearch } from '../../features/results/simulationSearch.ts'
import { studySearch } from '../../features/studies/studySearch.ts'
import { lazyPage } from './lazyPage.ts'
import { monitorTree, setupRoute } from './monitorTree.ts'
import { projectRoute } from './projectRoute.ts'

const indexRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$org/project/$projectId/design/blocks', params, replace: true })
  },
})

const designRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/design',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$org/project/$projectId/design/blocks', params, replace: true })
  },
})

const designBlocksRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/design/blocks',
  validateSearch: designSearch,
  component: lazyPage(() => import('../../features/design/DesignPage.tsx'), 'DesignPage'),
})

const componentsPage = lazyPage(
  () => import('../../features/components/ComponentsPage.tsx'),
  'ComponentsPage',
)

const componentsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/design/components',
  component: componentsPage,
})

const componentsOfTypeRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/design/components/$type',
  component: componentsPage,
})

const componentRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/design/components/$type/$id',
  component: componentsPage,
})

const lossesRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/design/losses',
  validateSearch: lossesSearch,
  component: lazyPage(() => import('../../features/losses/LossesPage.tsx'), 'LossesPage'),
})

const costsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/design/costs',
  validateSearch: costsSearch,
  component: lazyPage(() => import('../../features/costs/CostsPage.tsx'), 'CostsPage'),
})

const computeRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/compute',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$org/project/$projectId/compute/blocks', params, replace: true })
  },
})

const computeBlocksRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/compute/blocks',
  validateSearch: computeSearch,
  component: lazyPage(() => import('../../features/compute/ComputePage.tsx'), 'ComputePage'),
})

const studiesRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/compute/studies',
  component: lazyPage(() => import('../../features/studies/StudiesPage.tsx'), 'StudiesPage'),
})

const studyRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/compute/studies/$studyId',
  validateSearch: studySearch,
  component: lazyPage(() => import('../../features/studies/StudyPage.tsx'), 'StudyPage'),
})

const meteoRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/resources/meteo',
  component: lazyPage(() => import('../../features/meteo/MeteoPage.tsx'), 'MeteoPage'),
})

const meteoFindRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/resources/meteo/find',
  validateSearch: weatherSearch,
  component: lazyPage(
    () => import('../../features/meteo/search/FindWeatherPage.tsx'),
    'FindWeatherPage',
  ),
})

const meteoLongTermRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/resources/meteo/long-term',
  validateSearch: longTermSearch,
  component: lazyPage(
    () => import('../../features/meteo/long-term/LongTermPage.tsx'),
    'LongTermPage',
  ),
})

const meteoDatasetRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/resources/meteo/$datasetId',
  validateSearch: datasetSearch,
  component: lazyPage(
    () => import('../../features/meteo/dataset/MeteoDatasetPage.tsx'),
    'MeteoDatasetPage',
  ),
})

const meteoCompareRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/resources/meteo/compare',
  validateSearch: weatherCompareSearch,
  // links of before weather was compared in workbooks
  beforeLoad: ({ params, search: { a, b, column } }) => {
    const search = {
      a: a && `meteo:${a}`,
      b: b && `meteo:${b}`,
      view: 'weather' as const,
      weather: column,
    }
    throw redirect({
      to: '/$org/project/$projectId/compare/$workbookId',
      params: { ...params, workbookId: DRAFT },
      search,
      replace: true,
    })
  },
})

const meteoEditRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/resources/meteo/$datasetId/edit',
  validateSearch: editSearch,
  component: lazyPage(
    () => import('../../features/meteo/edit/EditDatasetPage.tsx'),
    'EditDatasetPage',
  ),
})

const customDatasetsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/resources/datasets',
  component: lazyPage(
    () => import('../../features/custom-datasets/CustomDatasetsPage.tsx'),
    'CustomDatasetsPage',
  ),
})

const customDatasetRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/resources/datasets/$datasetId',
  validateSearch: customDatasetSearch,
  component: lazyPage(
    () => import('../../features/custom-datasets/dataset/CustomDatasetPage.tsx'),
    'CustomDatasetPage',
  ),
})

const pvsystImportRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/pvsyst-import',
  validateSearch: importSearch,
  component: lazyPage(
    () => import('../../features/pvsyst-import/PvsystImportPage.tsx'),
    'PvsystImportPage',
  ),
})

const simulationsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/simulations',
  component: lazyPage(
    () => import('../../features/results/SimulationsPage.tsx'),
    'SimulationsPage',
  ),
})

const simulationRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/simulations/$simId',
  beforeLoad: ({ params }) => {
    throw redirect({
      to: '/$org/project/$projectId/simulations/$simId/$tab',
      params: { ...params, tab: 'energy-yields' },
      replace: true,
    })
  },
})

const simulationTabRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/simulations/$simId/$tab',
  validateSearch: simulationSearch,
  component: lazyPage(() => import('../../features/results/SimulationPage.tsx'), 'SimulationPage'),
})

const compareRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/compare',
  validateSearch: indexSearch,
  // links of before there were workbooks
  beforeLoad: ({ params, search: { a, b, block } }) => {
    if (a === undefined && b === undefined) return
    throw redirect({
      to: '/$org/project/$projectId/compare/$workbookId',
      params: { ...params, workbookId: DRAFT },
      search: { a, b, block },
      replace: true,
    })
  },
  component: lazyPage(
    () => import('../../features/compare/CompareIndexPage.tsx'),
    'CompareIndexPage',
  ),
})

const workbookRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/compare/$workbookId',
  validateSearch: compareSearch,
  component: lazyPage(() => import('../ComparePair.tsx'), 'ComparePair'),
})

const playbacksRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/plant-playback',
  component: lazyPage(
    () => import('../../features/playback/PlaybackIndexPage.tsx'),
    'PlaybackIndexPage',
  ),
})

const playbackRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/plant-playback/$id',
  validateSearch: playbackSearch,
  component: lazyPage(() => import('../../features/playback/PlaybackPage.tsx'), 'PlaybackPage'),
})

export const projectTree = projectRoute.addChildren([
  indexRoute,
  designRoute,
  designBlocksRoute,
  componentsRoute,
  componentsOfTypeRoute,
  componentRoute,
  lossesRoute,
  costsRoute,
  computeRoute,
  computeBlocksRoute,
  studiesRoute,
  studyRoute,
  meteoRoute,
  meteoFindRoute,
  meteoLongTermRoute,
  meteoDatasetRoute,
  meteoCompareRoute,
  meteoEditRoute,
  customDatasetsRoute,
  customDatasetRoute,
  pvsystImportRoute,
  simulationsRoute,
  simulationRoute,
  simulationTabRoute,
  compareRoute,
  workbookRoute,
  playbacksRoute,
  playbackRoute,
  monitorTree,
  setupRoute,
])
