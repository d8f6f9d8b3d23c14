import { byId, ofOrganization, ofProject } from './caseArgs.ts'
import type { Ids } from './fixture.ts'
import type { PermissionCase, PermissionDomain } from './permissionCase.ts'

const deployed = ({ project }: Ids): string =>
  `insert into sentinel_deployment (project_id) values ('${project}') on conflict do nothing`

/** A version whose budget is the run of the project, whose files are not there. */
const withBudget = ({ project, simulation }: Ids): string =>
  `insert into deployment_version (project_id, valid_from, plant_document, settings, budget_simulation_id)
   values ('${project}', '2026-01-01', '{}', '{"time_zone": "UTC", "interval_minutes": 5}', '${simulation}')
   on conflict do nothing`

const reading: readonly PermissionCase[] = [
  {
    field: 'portfolios',
    may: 'organization guest',
    args: ofOrganization,
    select: '{ id name project_count }',
  },
  {
    field: 'sentinelPortfolios',
    may: 'organization guest',
    args: ofOrganization,
    select: '{ portfolio { id } deployments { project_id name } }',
    note: 'Those of projects that the caller sees.',
  },
  {
    field: 'sentinelDeployment',
    may: 'project viewer',
    args: ofProject,
    select: '{ tag version { id } versions { id } portfolio { name } freshness last_reading }',
  },
  {
    field: 'sentinelTagGuesses',
    may: 'project viewer',
    args: ({ project }) => ({ project_id: project, csv: 'time,INV01_P' }),
    select: '{ sensor_tag component }',
  },
  {
    field: 'sentinelHierarchyCheck',
    may: 'project viewer',
    args: ({ project }) => ({ project_id: project, hierarchy: { nodes: [] } }),
    select: '{ nodes { id } errors { row message } }',
  },
  {
    field: 'sentinelDayTrial',
    may: 'project owner',
    args: ({ project }) => ({ project_id: project, date: 'never' }),
    answers: 'INVALID_INPUT',
  },
]

const PERIOD = { from: '2026-06-01', to: '2026-06-30' }
const ofMonitored = (field: string, more: object = {}): PermissionCase => ({
  field,
  may: 'project viewer',
  args: ({ project }) => ({ project_id: project, ...more }),
  prepare: deployed,
  project: { isLocked: true },
})
/** A version of 2026 with a node of block `b1`. */
const withBlock = (ids: Ids): string =>
  `${deployed(ids)}; insert into deployment_version (project_id, valid_from, plant_document, settings)
   values ('${ids.project}', '2026-01-01', '{}', '{"time_zone": "UTC", "interval_minutes": 5}') on conflict do nothing;
   insert into sensor_node (project_id, id) values ('${ids.project}', 'blk-1') on conflict do nothing;
   insert into sensor_node_version (version_id, node_key, name, component, duet_block_id, position)
   select version.id, node_key, 'Block', 'block', 'b1', 0 from deployment_version version
   join sensor_node node using (project_id) where project_id = '${ids.project}' and node.id = 'blk-1' on conflict do nothing`
const ofBlock = (field: string, more: object): PermissionCase => ({
  ...ofMonitored(field, { block_id: 'b1', ...more }),
  prepare: withBlock,
})
/** Of a deployment without a version, which says so to those who may. */
const ofCompared = (field: string): PermissionCase => ({
  ...ofMonitored(field, PERIOD),
  answers: 'INVALID_INPUT',
})
const ofPlants = (field: string, more: object = {}): PermissionCase => ({
  field,
  may: 'organization guest',
  args: ({ organization, portfolio }) => ({
    organization_id: organization,
    portfolio_id: portfolio,
    ...more,
  }),
  note: 'Plants that the caller sees.',
})

const INSTANTS = { from: '2026-06-01T00:00:00Z', to: '2026-06-02T00:00:00Z' }

const results: readonly PermissionCase[] = [
  ofMonitored('issueEvents'),
  ofMonitored('issueEventSpansIntraday', { date: '2026-06-21' }),
  ofMonitored('issueEventsDailySummary'),
  ofMonitored('sentinelSystemLossSummary', PERIOD),
  ofMonitored('sentinelAvailableEnergySummary', PERIOD),
  ofMonitored('sentinelSystemLossIntervals', PERIOD),
  ofMonitored('sentinelSystemPerformance', PERIOD),
  ofMonitored('sentinelContractAvailability', PERIOD),
  ofMonitored('sentinelBlockConditions', { to: PERIOD.to }),
  ofMonitored('sensorDataModelledHierarchy', PERIOD),
  ofMonitored('sensorDataModelledSystem', PERIOD),
  ofMonitored('sentinelMeteoSummary', INSTANTS),
  ofMonitored('sentinelLightSources', PERIOD),
  ofCompared('sentinelModelPerformance'),
  ofCompared('sentinelPowerFactor'),
  ofCompared('sentinelMeteoComparison'),
  ofCompared('sentinelCapacityTest'),
  ofMonitored('sensorSeries', { ...INSTANTS, hierarchy_ids: ['sys'], step_s: 3600 }),
  ofBlock('sentinelBlockInverters', PERIOD),
  ofBlock('sentinelBlockSensors', { date: '2026-06-30' }),
  {
    field: 'sentinelSimulationTimeseries',
    may: 'project viewer',
    args: ({ project }) => ({ project_id: project, columns: ['grid'] }),
    prepare: (ids) => `${deployed(ids)}; ${withBudget(ids)}`,
    project: { isLocked: true },
    answers: 'RESULT_DAMAGED',
  },
  ofPlants('sensorDataModelledPortfolio', PERIOD),
  ofPlants('sensorDataModelledPlants', PERIOD),
  ofPlants('portfolioSummaryCard'),
  ofPlants('portfolioAcCapacity'),
]

const withSource = (ids: Ids): string =>
  `${deployed(ids)}; insert into mqtt_source (project_id, url, topic, payload)
   values ('${ids.project}', 'mqtt://127.0.0.1:1', 'plant/+', 'json') on conflict do nothing`
const SOURCE = { url: 'mqtt://127.0.0.1:1', topic: 'plant/+', payload: 'json' }

const ofSource = (field: string, scope: 'read' | 'write', more: object = {}): PermissionCase => ({
  field,
  may: 'project owner',
  scope,
  args: ({ project }) => ({ project_id: project, ...more }),
  prepare: withSource,
  project: { isLocked: true },
})

const brokers: readonly PermissionCase[] = [
  ofSource('mqttSources', 'read'),
  ofSource('saveMqttSource', 'write', { input: SOURCE }),
  ofSource('deleteMqttSource', 'write'),
  ofSource('tryMqttSource', 'write', { input: SOURCE }),
]

/** An issue of two days. */
const withIssue = (ids: Ids): string =>
  `${deployed(ids)};
   insert into sensor_node (project_id, id) values ('${ids.project}', 'mtr') on conflict do nothing;
   insert into issue (id, project_id, node_key, component, event_type, first_date, last_date, first_at, last_at)
   select '${ids.issue}', project_id, node_key, 'meter', 'curtailment', '2026-06-01', '2026-06-02', '2026-06-01', '2026-06-03'
   from sensor_node where project_id = '${ids.project}' on conflict do nothing;
   insert into issue_day (project_id, node_key, event_type, date, issue_id, component, first_at, last_at, row_count, duration_s, kwh)
   select project_id, node_key, event_type, day, id, component, day, day, 1, 60, 1
   from issue, unnest('{2026-06-01,2026-06-02}'::date[]) day where id = '${ids.issue}' on conflict do nothing`

const ofIssue = (
  field: string,
  may: 'project viewer' | 'project operator',
  args: NonNullable<PermissionCase['args']>,
  more: Partial<PermissionCase> = {},
): PermissionCase => ({
  field,
  may,
  args,
  prepare: withIssue,
  project: { isLocked: true },
  ...more,
})
const WRITE = { scope: 'write' } as const

const issues: readonly PermissionCase[] = [
  ofIssue('issues', 'project viewer', ofProject),
  ofIssue('issue', 'project viewer', byId('issue')),
  ofIssue('issueIndex', 'project viewer', ofProject),
  ofIssue('issueAssignees', 'project operator', ofProject),
  ofIssue(
    'setIssueStates',
    'project operator',
    ({ project, issue }) => ({ project_id: project, ids: [issue], state: 'acknowledged' }),
    WRITE,
  ),
  ofIssue('assignIssue', 'project operator', byId('issue'), WRITE),
  ofIssue(
    'setIssueTicket',
    'project operator',
    ({ issue }) => ({ id: issue, ticket: 'OM-1' }),
    WRITE,
  ),
  ofIssue('commentIssue', 'project operator', ({ issue }) => ({ id: issue, text: 'Seen' }), WRITE),
  ofIssue(
    'mergeIssues',
    'project operator',
    ({ project, issue }) => ({ project_id: project, ids: [issue], into: issue }),
    { ...WRITE, answers: 'CONFLICT', note: 'An issue is not merged into itself.' },
  ),
  ofIssue(
    'splitIssue',
    'project operator',
    ({ issue }) => ({ id: issue, dates: ['2026-06-01'] }),
    WRITE,
  ),
]

const changing: readonly PermissionCase[] = [
  {
    field: 'createPortfolio',
    may: 'organization admin',
    scope: 'write',
    args: ({ organization }) => ({ organization_id: organization, name: 'North' }),
  },
  {
    field: 'renamePortfolio',
    may: 'organization admin',
    scope: 'write',
    args: ({ portfolio }) => ({ id: portfolio, name: 'North' }),
  },
  { field: 'deletePortfolio', may: 'organization admin', scope: 'write', args: byId('portfolio') },
  {
    field: 'deployProject',
    may: 'project owner',
    scope: 'write',
    args: ({ project, portfolio }) => ({ project_id: project, portfolio_id: portfolio }),
  },
  {
    field: 'saveDeploymentVersion',
    may: 'project owner',
    scope: 'write',
    args: ({ project }) => ({ project_id: project, input: { price_per_kwh: 0.1 } }),
    prepare: deployed,
    project: { isLocked: true },
  },
  {
    field: 'withdrawProject',
    may: 'project owner',
    scope: 'write',
    args: ofProject,
    prepare: deployed,
  },
]

const telling: readonly PermissionCase[] = [
  {
    field: 'reportSubscription',
    may: 'project export',
    args: ofProject,
    prepare: deployed,
    project: { isLocked: true },
    note: 'Their own.',
  },
  {
    field: 'saveReportSubscription',
    may: 'project export',
    scope: 'write',
    args: ({ project }) => ({
      project_id: project,
      input: { daily: true, monthly: false, send_at: 420 },
    }),
    prepare: deployed,
    project: { isLocked: true },
    note: 'Their own.',
  },
  {
    field: 'notices',
    may: 'signed in',
    select: '{ unread_count notices { id } }',
    note: 'Their own, of plants that they see.',
  },
  { field: 'noticeSettings', may: 'signed in', select: '{ mail }', note: 'Their own.' },
  { field: 'readNotices', may: 'signed in', scope: 'write', args: () => ({ up_to: '1' }) },
  {
    field: 'saveNoticeSettings',
    may: 'signed in',
    scope: 'write',
    args: () => ({
      input: { least_severity: 'major', mail: 'never', time_zone: 'UTC', daily_at: 420 },
    }),
    select: '{ mail }',
  },
]

export const monitoringCases: PermissionDomain = {
  title: 'Monitoring',
  cases: [...reading, ...results, ...issues, ...changing, ...brokers, ...telling],
}
