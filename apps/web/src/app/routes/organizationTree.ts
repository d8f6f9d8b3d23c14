import { createRoute, redirect } from '@tanstack/react-router'
import { portfolioSearch } from '../../features/monitor/portfolio/portfolioSearch.ts'
import { monitorSearch } from '../../features/monitor/shell/monitorSearch.ts'
import { runsSearch } from '../../features/organization-runs/runsSearch.ts'
import { ProjectsPage } from '../../features/projects/ProjectsPage.tsx'
import { projectsSearch } from '../../features/projects/projectsSearch.ts'
import { PageNotFound } from '../PageNotFound.tsx'
import { lazyPage } from './lazyPage.ts'
import { organizationRoute } from './organizationRoute.ts'
import { projectTree } from './projectTree.ts'

const toProjects = ({ params }: { params: { org: string } }): never => {
  throw redirect({ to: '/$org/projects', params: { org: params.org }, replace: true })
}

const indexRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/',
  beforeLoad: toProjects,
})

const homeRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/home',
  beforeLoad: toProjects,
})

const projectOpenRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/project-open',
  beforeLoad: toProjects,
})

const projectsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/projects',
  validateSearch: projectsSearch,
  // Where everybody begins: it comes with the application
  component: ProjectsPage,
})

const runsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/runs',
  validateSearch: runsSearch,
  component: lazyPage(() => import('../../features/organization-runs/RunsPage.tsx'), 'RunsPage'),
})

const projectCreateRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/project-create',
  component: lazyPage(
    () => import('../../features/projects/create/ProjectCreatePage.tsx'),
    'ProjectCreatePage',
  ),
})

const settingsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/settings',
  component: lazyPage(() => import('../SettingsShell.tsx'), 'SettingsShell'),
})

const settingsIndexRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$org/settings/edit', params, replace: true })
  },
})

const settingsEditRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/edit',
  component: lazyPage(
    () => import('../../features/organizations/OrganizationSettingsPage.tsx'),
    'OrganizationSettingsPage',
  ),
})

const organizationProjectsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/organization-projects',
  component: lazyPage(
    () => import('../../features/organizations/OrganizationProjectsPage.tsx'),
    'OrganizationProjectsPage',
  ),
})

const webhooksRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/webhooks',
  component: lazyPage(
    () => import('../../features/organizations/webhooks/WebhooksPage.tsx'),
    'WebhooksPage',
  ),
})

const portfoliosRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/monitor-portfolios',
})

const portfolioIndexRoute = createRoute({
  getParentRoute: () => portfoliosRoute,
  path: '/',
  validateSearch: monitorSearch,
  component: lazyPage(
    () => import('../../features/monitor/portfolio/PortfolioIndexPage.tsx'),
    'PortfolioIndexPage',
  ),
})

const portfolioRoute = createRoute({
  getParentRoute: () => portfoliosRoute,
  path: '/$id',
  validateSearch: portfolioSearch,
  component: lazyPage(
    () => import('../../features/monitor/portfolio/PortfolioPage.tsx'),
    'PortfolioPage',
  ),
})

/** Any other address of an organisation: whether it is there does not show. */
const unknownPageRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '$',
  component: PageNotFound,
})

export const organizationTree = organizationRoute.addChildren([
  indexRoute,
  homeRoute,
  projectOpenRoute,
  projectsRoute,
  runsRoute,
  projectCreateRoute,
  portfoliosRoute.addChildren([portfolioIndexRoute, portfolioRoute]),
  settingsRoute.addChildren([
    settingsIndexRoute,
    settingsEditRoute,
    organizationProjectsRoute,
    webhooksRoute,
  ]),
  projectTree,
  unknownPageRoute,
])
