import type { ComponentKind } from '@duet/plant'
import { type RegisteredRouter, useMatches, useParams } from '@tanstack/react-router'
import type { SimulationTab } from '../../features/results/simulationTabs.ts'
import type { GuideAddress } from '../../lib/guide/guidePanel.ts'

type WithoutSlash<Path> = Path extends '/' ? Path : Path extends `${infer Base}/` ? Base : Path

/** Every route of the application, so that a new one without a page of the guide does not compile. */
type PagePath = WithoutSlash<keyof RegisteredRouter['routesByPath']>

const GUIDE = '/docs/index.html'
const PROJECTS = '/docs/getting-started.html#from-a-new-project-to-a-result'
const SIGN_IN = '/docs/account.html#logging-in'
const ADMIN = '/docs/administration.html'
const INTEGRATION = '/docs/administration.html#integration-servers'
const ORGANIZATIONS = '/docs/organizations.html#organizations'
const DESIGN = '/docs/design.html'
const COMPONENTS = '/docs/components.html'
const SIMULATION = '/docs/simulation.html'
const RESULTS = '/docs/results.html#pages-of-a-simulation'
const PORTFOLIOS = '/docs/monitoring/portfolios.html'
const INVERTERS = '/docs/monitoring/inverters-and-series.html#block-inverters'
const OVERVIEW = '/docs/monitoring/energy.html#overview'

const GUIDE_OF_PAGES: Readonly<Record<PagePath, GuideAddress>> = {
  '/': GUIDE,
  '/$org/$': GUIDE,
  '/auth/login': SIGN_IN,
  '/auth/register': '/docs/account.html#the-first-login',
  '/auth/password-reset': '/docs/account.html#password',
  '/auth/invitation/$id': '/docs/organizations.html#coming-in',
  '/auth/email-verification': '/docs/account.html#the-first-login',
  '/_email': '/docs/operating.html#messages',
  '/organization-picker': ORGANIZATIONS,
  '/onboarding/intake-form': '/docs/account.html#the-first-login',
  '/settings': '/docs/account.html',
  '/settings/user/account/edit': '/docs/account.html',
  '/settings/user/preferences': '/docs/account.html',
  '/settings/user/api-tokens': '/docs/account.html#api-tokens',
  '/settings/user/api-explorer': '/docs/api.html#explorer',
  '/settings/user/notifications': '/docs/monitoring/notifications.html',
  '/admin': ADMIN,
  '/admin/flags': '/docs/administration.html#feature-flags',
  '/admin/users': ADMIN,
  '/admin/users/$id': '/docs/administration.html#one-user',
  '/admin/invite': ADMIN,
  '/admin/impersonate': '/docs/administration.html#impersonation',
  '/admin/inverter': '/docs/administration.html#cec-catalogue',
  '/admin/map': '/docs/administration.html#services-of-the-map',
  '/admin/org-integration-server': INTEGRATION,
  '/admin/org-integration-server/$id': INTEGRATION,
  '/admin/org-integration-server-events': INTEGRATION,
  '/admin/project-export': INTEGRATION,
  '/admin/project-export/$projectId': INTEGRATION,
  '/admin/audit': '/docs/administration.html#audit-log',
  '/admin/security': '/docs/security.html#security-events',
  '/admin/storage': '/docs/backup.html#stored-files-are-checked',
  '/admin/simulations': '/docs/simulation.html#the-queue',
  '/admin/mail': '/docs/operating.html#messages',
  '/credits': GUIDE,
  '/pv3': '/docs/playground.html',
  '/pv3/panel': '/docs/playground.html#panel',
  '/pv3/array': '/docs/playground.html#array',
  '/$org': PROJECTS,
  '/$org/home': PROJECTS,
  '/$org/project-open': PROJECTS,
  '/$org/projects': PROJECTS,
  '/$org/runs': '/docs/simulation.html#runs-of-all-projects',
  '/$org/project-create': PROJECTS,
  '/$org/monitor-portfolios': PORTFOLIOS,
  '/$org/monitor-portfolios/$id': '/docs/monitoring/portfolios.html#the-page',
  '/$org/settings': ORGANIZATIONS,
  '/$org/settings/edit': ORGANIZATIONS,
  '/$org/settings/organization-projects':
    '/docs/organizations.html#deleting-and-restoring-a-project',
  '/$org/settings/webhooks': '/docs/monitoring/webhooks.html',
  '/$org/project/$projectId': DESIGN,
  '/$org/project/$projectId/design': DESIGN,
  '/$org/project/$projectId/design/blocks': DESIGN,
  '/$org/project/$projectId/design/components': COMPONENTS,
  '/$org/project/$projectId/design/components/$type': COMPONENTS,
  '/$org/project/$projectId/design/components/$type/$id': COMPONENTS,
  '/$org/project/$projectId/design/losses': '/docs/losses.html',
  '/$org/project/$projectId/design/costs': '/docs/economics.html#what-is-entered',
  '/$org/project/$projectId/compute': SIMULATION,
  '/$org/project/$projectId/compute/blocks': SIMULATION,
  '/$org/project/$projectId/compute/studies': '/docs/simulation.html#studies',
  '/$org/project/$projectId/compute/studies/$studyId': '/docs/simulation.html#studies',
  '/$org/project/$projectId/resources/meteo': '/docs/weather-views.html#the-list',
  '/$org/project/$projectId/resources/meteo/find': '/docs/weather-providers.html',
  '/$org/project/$projectId/resources/meteo/long-term': '/docs/weather.html#long-term-correction',
  '/$org/project/$projectId/resources/meteo/compare': '/docs/compare.html',
  '/$org/project/$projectId/resources/meteo/$datasetId': '/docs/weather-views.html#a-dataset',
  '/$org/project/$projectId/resources/meteo/$datasetId/edit': '/docs/weather-views.html#editing',
  '/$org/project/$projectId/resources/datasets': '/docs/custom-datasets.html',
  '/$org/project/$projectId/resources/datasets/$datasetId': '/docs/custom-datasets.html',
  '/$org/project/$projectId/pvsyst-import': '/docs/pvsyst-import.html',
  '/$org/project/$projectId/simulations': '/docs/results.html',
  '/$org/project/$projectId/simulations/$simId': RESULTS,
  '/$org/project/$projectId/simulations/$simId/$tab': RESULTS,
  '/$org/project/$projectId/compare': '/docs/compare.html',
  '/$org/project/$projectId/compare/$workbookId': '/docs/compare.html#views',
  '/$org/project/$projectId/plant-playback': '/docs/playback.html',
  '/$org/project/$projectId/plant-playback/$id': '/docs/playback.html#what-is-shown',
  '/$org/project/$projectId/monitor': OVERVIEW,
  '/$org/project/$projectId/monitor/block': INVERTERS,
  '/$org/project/$projectId/monitor/block/$blockId': INVERTERS,
  '/$org/project/$projectId/monitor/block/$blockId/$tab': INVERTERS,
  '/$org/project/$projectId/monitor/time-series':
    '/docs/monitoring/inverters-and-series.html#time-series',
  '/$org/project/$projectId/monitor/set-up': '/docs/monitoring/set-up.html',
  '/$org/project/$projectId/monitor/model-performance':
    '/docs/monitoring/model-and-sensors.html#model-performance',
  '/$org/project/$projectId/monitor/performance-issues': '/docs/monitoring/issues.html',
  '/$org/project/$projectId/monitor/performance-issues/event-log':
    '/docs/monitoring/evaluation.html#rules',
  '/$org/project/$projectId/monitor/performance-issues/$issueId':
    '/docs/monitoring/issues.html#working-on-issues',
  '/$org/project/$projectId/monitor/system-performance':
    '/docs/monitoring/energy.html#system-performance',
  '/$org/project/$projectId/monitor/system-losses': '/docs/monitoring/energy.html#system-losses',
  '/$org/project/$projectId/monitor/meteo': '/docs/monitoring/model-and-sensors.html#meteo',
  '/$org/project/$projectId/monitor/power-factor':
    '/docs/monitoring/model-and-sensors.html#power-factor',
  '/$org/project/$projectId/monitor/capacity-test': '/docs/monitoring/capacity-test.html',
}

const GUIDE_OF_TABS: Readonly<Record<SimulationTab, GuideAddress>> = {
  'energy-yields': '/docs/results.html#key-figures',
  'dc-energy-yields': RESULTS,
  'ac-energy-yields': RESULTS,
  years: '/docs/results.html#several-years',
  'panel-temperature': '/docs/physics/temperature.html',
  'energy-losses': '/docs/results.html#the-loss-account',
  economics: '/docs/economics.html#figures',
  'drill-down': '/docs/results-detail.html#drill-down',
  irradiance: '/docs/physics/irradiance.html',
  'data-export': '/docs/exports.html#series',
  'pdf-report': '/docs/exports.html#report',
  'module-irradiance': '/docs/results-detail.html#module-irradiance',
  'pvsyst-factors': '/docs/results-detail.html#pvsyst-factors',
}

const GUIDE_OF_COMPONENTS: Readonly<Record<ComponentKind, GuideAddress>> = {
  panel: '/docs/components.html#panel',
  table: '/docs/components.html#table',
  inverter: '/docs/components.html#inverter',
  transformer: '/docs/components.html#transformers-and-wires',
  hvTransformer: '/docs/components.html#transformers-and-wires',
  dcWire: '/docs/components.html#transformers-and-wires',
  acWire: '/docs/components.html#transformers-and-wires',
}

const GUIDE_OF_STAGES: Readonly<Partial<Record<string, GuideAddress>>> = {
  ...GUIDE_OF_TABS,
  ...GUIDE_OF_COMPONENTS,
}

/**
 * Where the guide tells of a page: of its tab or kind of component, where it has one.
 * @param fullPath - of its route, '/$org/projects'
 */
export function guideOf(fullPath: string, stage: string | undefined): GuideAddress {
  const pages: Readonly<Partial<Record<string, GuideAddress>>> = GUIDE_OF_PAGES
  return GUIDE_OF_STAGES[stage ?? ''] ?? pages[fullPath.replace(/(.)\/$/, '$1')] ?? GUIDE
}

export function useGuideOfPage(): GuideAddress {
  const fullPath = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '/' })
  const { tab, type } = useParams({ strict: false })
  return guideOf(fullPath, tab ?? type)
}
