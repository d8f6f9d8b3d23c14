import { randomUUID } from 'node:crypto'
import { byId, ofOrganization, ofProject } from './caseArgs.ts'
import type { Ids } from './fixture.ts'
import type { PermissionCase, PermissionDomain } from './permissionCase.ts'

const ALSO_ORGANIZATION =
  'Owners and admins of an organization see its users, and nothing of other organizations.'

const ofBystander =
  (more: Readonly<Record<string, unknown>> = {}) =>
  ({ bystander }: Ids) => ({ user_id: bystander, reason: 'asked for help', ...more })

const rescue: readonly PermissionCase[] = [
  {
    field: 'adminAccount',
    may: 'system administrator',
    args: ({ bystander }) => ({ user_id: bystander }),
    select: '{ user { id } sessions { id } projects { id } audit { id } }',
  },
  { field: 'resetUserFactors', may: 'system administrator', args: ofBystander() },
  { field: 'sendUserResetLink', may: 'system administrator', args: ofBystander() },
  {
    field: 'endUserSessions',
    may: 'system administrator',
    args: ofBystander({ with_api_tokens: true }),
  },
  { field: 'deactivateUser', may: 'system administrator', args: ofBystander() },
  { field: 'reactivateUser', may: 'system administrator', args: ofBystander() },
  { field: 'deleteUser', may: 'system administrator', args: ofBystander({ heirs: [] }) },
]

const users: readonly PermissionCase[] = [
  { field: 'adminMe', may: 'acting administrator' },
  { field: 'users', may: 'system administrator', select: '{ id email }' },
  {
    field: 'users',
    variant: 'of an organization',
    may: 'organization admin',
    args: ofOrganization,
    select: '{ id user_organization { role_id } }',
    except: { systemAdmin: 'ok' },
    note: ALSO_ORGANIZATION,
  },
  { field: 'usersCount', may: 'system administrator' },
  {
    field: 'usersCount',
    variant: 'of an organization',
    may: 'organization admin',
    args: ofOrganization,
    except: { systemAdmin: 'ok' },
  },
  {
    field: 'adminOrganizations',
    may: 'system administrator',
    select: '{ id user_organization { id } }',
  },
  { field: 'adminInvites', may: 'system administrator' },
  { field: 'adminUserRequests', may: 'system administrator' },
  {
    field: 'inviteUser',
    may: 'system administrator',
    args: ({ organization }) => ({
      email: 'new@people.example',
      organization_id: organization,
    }),
  },
  {
    field: 'setSystemAdmin',
    may: 'system administrator',
    args: ({ bystander }) => ({ user_id: bystander, is_system_admin: true }),
  },
  { field: 'adminApproveUserRequest', may: 'system administrator', args: byId('joinRequest') },
  { field: 'adminRejectUserRequest', may: 'system administrator', args: byId('joinRequest') },
  { field: 'adminDeleteUserRequest', may: 'system administrator', args: byId('joinRequest') },
]

const support: readonly PermissionCase[] = [
  {
    field: 'impersonateUser',
    may: 'system administrator',
    args: ({ bystanderEmail }) => ({ email: bystanderEmail, reason: 'asked for help' }),
  },
  {
    field: 'endImpersonation',
    may: 'everybody',
    answers: 'CONFLICT',
    except: { impersonated: 'ok' },
    note: 'Whoever is not impersonating is informed that there is nothing to end.',
  },
  {
    field: 'adminCopyProjectToSelf',
    may: 'acting administrator',
    args: ofProject,
    // the administrator has no organisation
    answers: 'CONFLICT',
  },
  {
    field: 'adminCopyProjectToSelf',
    variant: 'into an own organization',
    may: 'acting administrator',
    args: ofProject,
    prepare: ({ systemAdmin, organization }) =>
      `insert into user_organization (user_id, organization_id, role_id)
         values ('${systemAdmin}', '${organization}', 'owner') on conflict do nothing`,
  },
  { field: 'adminProjectExport', may: 'system administrator', args: ofProject },
  { field: 'activeRuns', may: 'system administrator' },
  { field: 'storageState', may: 'system administrator' },
  { field: 'mailState', may: 'system administrator' },
  // no mail server is set
  { field: 'sendTestMail', may: 'system administrator', answers: 'CONFLICT' },
  {
    field: 'retryMessage',
    may: 'system administrator',
    args: () => ({ id: randomUUID() }),
    answers: 'CONFLICT',
  },
  { field: 'auditLog', may: 'system administrator', select: '{ total rows { action } }' },
  { field: 'securityEvents', may: 'system administrator', select: '{ total rows { kind } }' },
]

const settings: readonly PermissionCase[] = [
  { field: 'featureFlags', may: 'everybody', isOpenUnverified: true },
  { field: 'adminFeatureFlags', may: 'system administrator' },
  {
    field: 'updateFeatureFlag',
    may: 'system administrator',
    args: () => ({ id: 'sentinel-demo', enabled: true, constraints: [] }),
  },
  { field: 'inverterDatasets', may: 'system administrator' },
  {
    field: 'uploadInverterDataset',
    may: 'system administrator',
    args: () => ({ filename: 'a.csv', text: 'nothing of use' }),
    answers: 'FILE_FORMAT',
  },
  {
    field: 'fetchCecDataset',
    may: 'system administrator',
    args: () => ({ kind: 'wire' }),
    answers: 'INVALID_INPUT',
  },
  { field: 'deleteInverterDataset', may: 'system administrator', args: byId('inverterDataset') },
]

const integration: readonly PermissionCase[] = [
  { field: 'orgIntegrationServers', may: 'system administrator' },
  { field: 'orgIntegrationServer', may: 'system administrator', args: byId('integrationServer') },
  {
    field: 'integrationJobEvents',
    may: 'system administrator',
    args: ({ integrationServer }) => ({ integration_server_id: integrationServer }),
  },
  {
    field: 'upsertOrgIntegrationServer',
    may: 'system administrator',
    args: ({ integrationServer, organization }) => ({
      id: integrationServer,
      input: { organization_id: organization, url: 'https://data.example' },
    }),
  },
  {
    field: 'tryFetchOrgIntegrationServer',
    may: 'system administrator',
    args: byId('integrationServer'),
    select: '{ ping { ok } }',
  },
  {
    field: 'deleteOrgIntegrationServer',
    may: 'system administrator',
    args: byId('integrationServer'),
  },
  {
    field: 'upsertIntegrationSchedule',
    may: 'system administrator',
    args: ({ integrationServer, project, schedule }) => ({
      input: {
        schedule_id: schedule,
        integration_server_id: integrationServer,
        project_id: project,
        job_name: 'Nightly',
        job_type: 'pull',
        job_data: {},
        crontab: '0 3 * * *',
      },
    }),
  },
  {
    field: 'deleteIntegrationSchedule',
    may: 'system administrator',
    args: ({ schedule }) => ({ schedule_id: schedule }),
  },
  {
    field: 'makeIntegrationRequest',
    may: 'system administrator',
    args: ({ integrationServer }) => ({ id: integrationServer, method: 'GET', path: '/ping' }),
    // an address that the server refuses to call
    answers: 'INTEGRATION_SERVER',
  },
]

/** Never open to API tokens, queries neither. */
export const administrationCases: PermissionDomain = {
  title: 'Administration',
  cases: [...users, ...rescue, ...support, ...settings, ...integration],
}
