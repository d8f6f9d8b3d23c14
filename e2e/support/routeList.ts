/** A page with a login. Words in capitals stand for ids that are only known once the project is there. */
interface Route {
  readonly path: string
  readonly title: string
  /** Something that is there once the page is drawn. */
  readonly drawn: string
  /** The operation that the page waits for; absent: none, or many. */
  readonly asks?: string
}

const INPUTS = 'main form input'
/** Of what saves itself. */
const FIELDS = 'main input'
const ROWS = 'main table'
const CHART = 'figure canvas'

/** Everything between the top bar and the pages of a project; those of the administration are below. */
export const ORDINARY: readonly Route[] = [
  { path: 'ORG/projects', title: 'Projects', drawn: 'table a', asks: 'Projects' },
  { path: 'ORG/projects?view=cards', title: 'Projects', drawn: 'main ul a' },
  { path: 'ORG/projects?collection=all_sentinel', title: 'Projects', drawn: 'h1' },
  { path: 'ORG/runs', title: 'Runs', drawn: 'main table a', asks: 'OrganizationRuns' },
  { path: 'ORG/project-create', title: 'Create project', drawn: INPUTS },
  {
    path: 'ORG/settings/edit',
    title: 'Organization settings',
    drawn: ROWS,
    asks: 'OrganizationSettings',
  },
  {
    path: 'ORG/settings/organization-projects',
    title: 'Organization projects',
    drawn: 'main table a',
    asks: 'OrganizationProjects',
  },
  { path: 'ORG/settings/webhooks', title: 'Webhooks', drawn: 'main button', asks: 'Webhooks' },
  { path: 'ORG/monitor-portfolios', title: 'Portfolios – Monitor', drawn: 'main a' },
  {
    path: 'ORG/monitor-portfolios/PORTFOLIO',
    title: 'Sites of all routes – Monitor',
    drawn: CHART,
  },
  { path: '/settings/user/account/edit', title: 'Account', drawn: INPUTS, asks: 'Account' },
  { path: '/settings/user/preferences', title: 'Preferences', drawn: 'main section' },
  { path: '/settings/user/api-tokens', title: 'API tokens', drawn: 'main button' },
  {
    path: '/settings/user/api-explorer',
    title: 'API explorer',
    drawn: '.graphiql-query-editor .CodeMirror',
  },
  {
    path: '/settings/user/notifications',
    title: 'Notifications',
    drawn: INPUTS,
    asks: 'NoticeSettings',
  },
  { path: '/credits', title: 'Credits', drawn: ROWS },
  { path: '/pv3', title: 'Playground', drawn: 'main section a' },
  { path: '/pv3/panel', title: 'Panel playground', drawn: CHART },
  { path: '/pv3/panel?a=cufull_pa1&b=di0', title: 'Panel playground', drawn: CHART },
  { path: '/pv3/array', title: 'Array playground', drawn: CHART },
  { path: '/organization-picker', title: 'Organizations', drawn: 'main a' },
  { path: '/organization-picker?create=true', title: 'Organizations', drawn: INPUTS },
  { path: '/onboarding/intake-form', title: 'Welcome', drawn: INPUTS, asks: 'LeadIntakeForm' },
]

export const ADMIN: readonly Route[] = [
  { path: '/admin/flags', title: 'Feature flags', drawn: INPUTS, asks: 'AdminFeatureFlags' },
  { path: '/admin/users', title: 'Users', drawn: ROWS, asks: 'AdminUsers' },
  { path: '/admin/users/USER', title: 'DUET Admin', drawn: 'main dl', asks: 'AdminAccount' },
  { path: '/admin/invite', title: 'Invite', drawn: ROWS, asks: 'AdminInvites' },
  { path: '/admin/simulations', title: 'Simulations', drawn: 'h1', asks: 'ActiveRuns' },
  { path: '/admin/mail', title: 'Mail', drawn: 'main dl', asks: 'AdminMail' },
  { path: '/admin/map', title: 'Map', drawn: 'main h2', asks: 'MapServices' },
  { path: '/admin/impersonate', title: 'Impersonate', drawn: INPUTS },
  { path: '/admin/inverter', title: 'CEC catalogue', drawn: 'h2', asks: 'InverterDatasets' },
  {
    path: '/admin/org-integration-server',
    title: 'Integration servers',
    drawn: 'main table a',
    asks: 'OrgIntegrationServers',
  },
  {
    path: '/admin/org-integration-server/SERVER',
    title: 'Integration server of My Organization',
    drawn: INPUTS,
    asks: 'OrgIntegrationServer',
  },
  {
    path: '/admin/org-integration-server-events',
    title: 'Job events',
    drawn: 'main table, main h2',
    asks: 'IntegrationJobEvents',
  },
  { path: '/admin/project-export', title: 'Project export', drawn: INPUTS },
  {
    path: '/admin/project-export/ID',
    title: 'Project export',
    drawn: 'main dl',
    asks: 'AdminProjectExport',
  },
  { path: '/admin/storage', title: 'Storage', drawn: 'main dl', asks: 'AdminStorage' },
  { path: '/admin/audit', title: 'Audit log', drawn: ROWS, asks: 'AuditLog' },
  { path: '/admin/security', title: 'Security events', drawn: ROWS, asks: 'SecurityEvents' },
]

export const PROJECT: readonly Route[] = [
  { path: 'design/blocks', title: 'Blocks', drawn: '[data-idle="true"]', asks: 'Project' },
  { path: 'design/components', title: 'Panels', drawn: 'table a', asks: 'Components' },
  { path: 'design/components/panel/PANEL', title: 'Bifacial 550 W, 144 half cells', drawn: CHART },
  { path: 'design/components/table/TABLE', title: 'Single-axis tracker 1P x 78', drawn: FIELDS },
  {
    path: 'design/components/inverter/INVERTER',
    title: 'String inverter 250 kW, 800 V',
    drawn: CHART,
  },
  {
    path: 'design/components/transformer/TRANSFORMER',
    title: 'MV transformer 0.8/34.5 kV',
    drawn: FIELDS,
  },
  { path: 'design/components/hvTransformer', title: 'HV transformers', drawn: 'h1' },
  { path: 'design/components/dcWire/DCWIRE', title: 'DC, 1.5 % at STC', drawn: FIELDS },
  { path: 'design/components/acWire/ACWIRE', title: 'AC, 1 % at STC', drawn: FIELDS },
  { path: 'design/losses', title: 'Losses', drawn: 'main table', asks: 'LossNotes' },
  { path: 'design/losses?set=true&open=soiling', title: 'Losses', drawn: 'main table' },
  { path: 'design/costs', title: 'Costs', drawn: 'main section h2', asks: 'ProjectCosts' },
  { path: 'design/costs?enter=true', title: 'Costs', drawn: INPUTS },
  { path: 'resources/meteo', title: 'Meteo', drawn: 'table svg', asks: 'EnviroDatasets' },
  { path: 'resources/meteo/DATASET', title: 'Routes weather', drawn: CHART, asks: 'EnviroDataset' },
  { path: 'resources/meteo/DATASET/edit', title: 'Edit dataset', drawn: 'main form' },
  { path: 'resources/datasets', title: 'Custom datasets', drawn: ROWS, asks: 'GetCustomDatasets' },
  {
    path: 'resources/datasets/CUSTOM',
    title: 'Routes meter',
    drawn: CHART,
    asks: 'DescribeCustomDataset',
  },
  {
    path: 'resources/meteo/find',
    title: 'Find weather',
    drawn: 'main section h2',
    asks: 'AvailableMeteoDatasets',
  },
  {
    path: 'resources/meteo/long-term',
    title: 'Long-term correction',
    drawn: 'h1',
    asks: 'EnviroDatasets',
  },
  {
    path: 'pvsyst-import',
    title: 'Import from PVsyst',
    drawn: 'main section h2',
    asks: 'GetPvSystImportData',
  },
  { path: 'compute/blocks', title: 'Compute', drawn: ROWS, asks: 'ComputeBlocks' },
  { path: 'compute/studies', title: 'Studies', drawn: 'h1', asks: 'SimulationStudies' },
  { path: 'simulations', title: 'Results', drawn: 'main table a', asks: 'ProjectDuetSim' },
  {
    path: 'simulations/RUN/energy-yields',
    title: 'Typical year',
    drawn: CHART,
    asks: 'OneDuetSim',
  },
  { path: 'simulations/RUN/dc-energy-yields', title: 'Typical year', drawn: CHART },
  { path: 'simulations/RUN/ac-energy-yields', title: 'Typical year', drawn: CHART },
  { path: 'simulations/RUN/panel-temperature', title: 'Typical year', drawn: CHART },
  { path: 'simulations/RUN/drill-down', title: 'Typical year', drawn: CHART },
  { path: 'simulations/RUN/irradiance', title: 'Typical year', drawn: CHART },
  { path: 'simulations/RUN/pdf-report', title: 'Typical year', drawn: 'main form' },
  { path: 'simulations/RUN/module-irradiance', title: 'Typical year', drawn: CHART },
  { path: 'simulations/RUN/pvsyst-factors', title: 'Typical year', drawn: 'main section button' },
  { path: 'simulations/RUN/years', title: 'Typical year', drawn: CHART, asks: 'YieldYears' },
  { path: 'simulations/RUN/energy-losses', title: 'Typical year', drawn: CHART },
  { path: 'simulations/RUN/economics', title: 'Typical year', drawn: 'main section h2' },
  { path: 'simulations/RUN/data-export', title: 'Typical year', drawn: 'main button' },
  { path: 'compare', title: 'Compare', drawn: 'h1', asks: 'GetCompareWorkbooks' },
  { path: 'compare/draft', title: 'Compare', drawn: 'main section', asks: 'ListCompareDatasets' },
  {
    path: 'compare/draft?a=RUN&b=meteo:DATASET&view=series',
    title: 'Compare',
    drawn: CHART,
    asks: 'CompareSeries',
  },
  { path: 'plant-playback', title: 'Plant playback', drawn: ROWS, asks: 'PlantPlaybacks' },
  {
    path: 'plant-playback/RUN',
    title: 'Typical year, plant playback',
    drawn: '[data-tables]',
    asks: 'PlantPlayback',
  },
  {
    path: 'plant-playback/RUN?view=scene',
    title: 'Typical year, plant playback',
    drawn: '[data-tables]',
  },
  {
    path: 'monitor/set-up',
    title: 'Set up monitoring',
    drawn: 'main section h2',
    asks: 'SetupVersions',
  },
].map((route) => ({
  ...route,
  path: `PROJECT/${route.path}`,
  title: `${route.title} – Routes`,
}))

/** Of a plant with twenty evaluated days. */
export const MONITOR: readonly Route[] = [
  { path: '', title: 'Overview', drawn: CHART, asks: 'MonitorOverview' },
  { path: '/performance-issues', title: 'Performance issues', drawn: ROWS, asks: 'IssueIndex' },
  { path: '/performance-issues/event-log', title: 'Event log', drawn: ROWS, asks: 'EventLog' },
  { path: '/performance-issues/ISSUE', title: 'NODE: inverter outage', drawn: ROWS, asks: 'Issue' },
  {
    path: '/system-performance',
    title: 'System performance',
    drawn: CHART,
    asks: 'SystemPerformance',
  },
  { path: '/system-losses', title: 'System losses', drawn: CHART, asks: 'SystemLossPeriod' },
  { path: '/block/BLOCK/inverters', title: 'Block inverters: BLOCKNAME', drawn: CHART },
  { path: '/block/BLOCK/sensors', title: 'Block inverters: BLOCKNAME', drawn: ROWS },
  { path: '/meteo', title: 'Meteo', drawn: 'main h2', asks: 'MonitorMeteo' },
  {
    path: '/model-performance',
    title: 'Model performance',
    drawn: 'main h2',
    asks: 'SentinelModelPerformance',
  },
  { path: '/power-factor', title: 'Power factor', drawn: 'main h2', asks: 'SentinelPowerFactor' },
  { path: '/time-series', title: 'Time series', drawn: FIELDS },
  { path: '/capacity-test', title: 'Capacity test', drawn: 'main h2' },
].map((route) => ({
  ...route,
  path: `MONITORED/monitor${route.path}`,
  title: `${route.title} – Routes monitored`,
}))

export const ALL = [...ORDINARY, ...ADMIN, ...PROJECT, ...MONITOR]

/** Pages for those who are not logged in. */
export const OPEN: readonly (readonly [path: string, title: string, heading: string])[] = [
  ['/auth/login', 'Log In', 'Log in to DUET'],
  ['/auth/register?invite_token=unknown', 'Sign Up', 'Sign up for DUET'],
  ['/auth/password-reset', 'Forgot Password', 'Forgot Password'],
  ['/auth/password-reset?token=unknown', 'New Password', 'Set a new password'],
  ['/auth/invitation/unknown?token=unknown', 'Invitation', 'Sign up for DUET'],
  ['/auth/email-verification?token=unknown', 'Email Verification', 'Verify your email'],
  // This server has a mail server, so that it shows no emails
  ['/_email', 'Page Not Found', 'Page Not Found'],
  ['/auth/no-such-page', 'Page Not Found', 'Page Not Found'],
]
