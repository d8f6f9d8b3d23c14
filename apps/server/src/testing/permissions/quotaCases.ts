import { ofOrganization, ofProject } from './caseArgs.ts'
import type { PermissionDomain } from './permissionCase.ts'

export const quotaCases: PermissionDomain = {
  title: 'Limits',
  cases: [
    {
      field: 'organizationUsage',
      may: 'organization admin',
      args: ofOrganization,
      select: '{ quotas { name used } projects { project_id name } }',
    },
    {
      field: 'organizationQuotas',
      may: 'organization guest',
      args: ofOrganization,
      select: '{ name used limit }',
    },
    {
      field: 'projectUsage',
      may: 'project viewer',
      args: ofProject,
      select: '{ name used limit }',
    },
    { field: 'adminOrganizationQuotas', may: 'system administrator', args: ofOrganization },
    { field: 'adminStorageUsages', may: 'system administrator', select: '{ organization_id }' },
    {
      field: 'setOrganizationQuota',
      may: 'system administrator',
      args: ({ organization }) => ({ organization_id: organization, name: 'runs', limit: 400 }),
    },
    {
      field: 'setProjectQuota',
      may: 'organization admin',
      args: ({ project }) => ({ project_id: project, name: 'project_runs', limit: 50 }),
      except: { guest: 'NOT_FOUND', member: 'NOT_FOUND' },
      note: 'Who does not see the project is informed that it is not there.',
    },
  ],
}
