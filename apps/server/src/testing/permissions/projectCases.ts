import { byId, ofOrganization, ofProject } from './caseArgs.ts'
import type { PermissionCase, PermissionDomain } from './permissionCase.ts'

export const PROJECT_INPUT = { name: 'Plant', latitude: 1, longitude: 2 }
const DOCUMENT = {
  format: 'duet-plant',
  version: 1,
  project: { name: 'Imported', latitude: 1, longitude: 2 },
  blocks: [],
  block_layers: [],
  components: [],
}
/** Fields that services of other domains answer. */
const WHOLE_PROJECT = `{ id name role_id owner { email } organization { id user_organization { id } }
  project_users { role_id } blocks_bounding_box sentinel_deployment { tag } picture { width }
  recent_simulations { id } }`

const lists: readonly PermissionCase[] = [
  {
    field: 'projects',
    may: 'organization guest',
    args: ({ organization }) => ({ org_id: organization }),
    select: `{ total projects ${WHOLE_PROJECT} }`,
    note: 'Those that the caller sees.',
  },
  {
    field: 'projects',
    variant: 'of a portfolio',
    may: 'organization guest',
    args: ({ organization, portfolio }) => ({ org_id: organization, portfolio }),
    select: '{ total }',
  },
  {
    field: 'organizationProjects',
    may: 'organization admin',
    args: ofOrganization,
    select: `{ total projects ${WHOLE_PROJECT} }`,
  },
  {
    field: 'deletedProjects',
    may: 'organization guest',
    args: ofOrganization,
    note: 'Those that the caller could restore.',
  },
  {
    field: 'firstProject',
    may: 'organization guest',
    args: ofOrganization,
    note: 'Of the projects that the caller owns.',
  },
  {
    field: 'projectActivity',
    may: 'project viewer',
    args: ofProject,
    select: '{ id user { email } }',
  },
  {
    field: 'projectFileStorage',
    may: 'project viewer',
    args: ({ project }) => ({ project_id: project, dir: '/meteo' }),
  },
  { field: 'project', may: 'project viewer', args: byId('project'), select: WHOLE_PROJECT },
  { field: 'projectExport', may: 'project viewer', args: byId('project') },
  { field: 'monitoredSample', may: 'organization admin', args: ofOrganization },
]

const making: readonly PermissionCase[] = [
  {
    field: 'createProject',
    may: 'organization member',
    scope: 'write',
    args: ({ organization }) => ({ organization_id: organization, input: PROJECT_INPUT }),
  },
  {
    field: 'importProject',
    may: 'organization member',
    scope: 'write',
    args: ({ organization }) => ({ organization_id: organization, document: DOCUMENT }),
  },
  {
    field: 'createProject',
    variant: 'with usual components',
    may: 'organization member',
    scope: 'write',
    args: ({ organization }) => ({
      organization_id: organization,
      input: { ...PROJECT_INPUT, usual_components: 'tracker' },
    }),
  },
  {
    field: 'createMonitoredSample',
    may: 'organization admin',
    scope: 'write',
    args: ofOrganization,
    answers: 'UNAVAILABLE',
  },
  {
    field: 'createSampleProject',
    may: 'organization member',
    scope: 'write',
    args: ofOrganization,
  },
  {
    field: 'updateProject',
    may: 'project editor',
    scope: 'write',
    args: ({ project }) => ({ id: project, input: PROJECT_INPUT }),
  },
  {
    field: 'updateProject',
    variant: 'general access',
    may: 'project owner',
    scope: 'write',
    // another than the project has for any role
    args: ({ project }) => ({
      id: project,
      input: { ...PROJECT_INPUT, org_general_access: 'viewer' },
    }),
    prepare: ({ project }) =>
      `update project set org_general_access = 'editor' where id = '${project}'
         and org_general_access = 'viewer'`,
  },
  {
    field: 'updateProject',
    variant: 'exports for viewers',
    may: 'project owner',
    scope: 'write',
    args: ({ project }) => ({
      id: project,
      input: { ...PROJECT_INPUT, exports_for_viewers: false },
    }),
  },
  { field: 'deleteProject', may: 'project owner', scope: 'write', args: byId('project') },
  {
    field: 'restoreProject',
    may: 'project owner',
    scope: 'write',
    isHidden: true,
    args: byId('deletedProject'),
    note: 'Who may not restore a deleted project does not learn that it was there.',
  },
  {
    field: 'copyProject',
    may: 'project copy',
    scope: 'write',
    args: ({ project }) => ({ sourceProjectId: project }),
    note: 'Not for guests of an organization.',
  },
  {
    field: 'copyProject',
    variant: 'into an organization',
    may: 'project copy',
    scope: 'write',
    args: ({ project, organization }) => ({
      sourceProjectId: project,
      organization_id: organization,
    }),
  },
  {
    field: 'getProjectFileStorageSignedUrl',
    may: 'project editor',
    scope: 'write',
    args: ({ project }) => ({ project_id: project, dir: '/meteo', filename: 'a.csv' }),
  },
]

const sharing: readonly PermissionCase[] = [
  {
    field: 'projectPeople',
    may: 'project owner',
    args: ofProject,
    select: '{ user { email } role_id through }',
  },
  {
    field: 'addProjectUser',
    may: 'project owner',
    scope: 'write',
    args: ({ project, bystanderEmail }) => ({
      project_id: project,
      email: bystanderEmail,
      role_id: 'editor',
    }),
  },
  {
    field: 'assignProjectRole',
    may: 'project owner',
    scope: 'write',
    args: ({ project, bystander }) => ({
      project_id: project,
      user_id: bystander,
      role_id: 'editor',
    }),
  },
  {
    field: 'deleteProjectUser',
    may: 'project owner',
    scope: 'write',
    args: ({ project, bystander }) => ({ project_id: project, user_id: bystander }),
  },
]

export const projectCases: PermissionDomain = {
  title: 'Projects',
  cases: [...lists, ...making, ...sharing],
}
