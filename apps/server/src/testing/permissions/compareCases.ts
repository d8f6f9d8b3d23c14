import { NEW_PARAMETERS } from '@duet/comparison'
import { byId, ofProject } from './caseArgs.ts'
import type { Ids } from './fixture.ts'
import type { PermissionCase, PermissionDomain } from './permissionCase.ts'

const MAKERS = {
  may: 'project compare',
  scope: 'write',
  note: 'Not for guests of an organization.',
} as const

const INPUT = { name: 'Years', data: { version: 1, parameters: NEW_PARAMETERS, tags: [] } }

const ofOwner =
  (owner: 'user' | 'bystander') =>
  (ids: Ids): string =>
    `update compare_workbook set owner_id = '${ids[owner]}' where id = '${ids.workbook}'`

const ofRun = (field: string, more: object): PermissionCase => ({
  field,
  may: 'project viewer',
  args: ({ project, simulation }) => ({
    project_id: project,
    source: 'simulation',
    id: simulation,
    ...more,
  }),
})

export const compareCases: PermissionDomain = {
  title: 'Compare',
  cases: [
    {
      field: 'getCompareWorkbooks',
      may: 'project viewer',
      args: ofProject,
      select: '{ id name may_delete }',
    },
    {
      field: 'getCompareWorkbooks',
      variant: 'one of them',
      may: 'project viewer',
      args: ({ project, workbook }) => ({ project_id: project, id: workbook }),
      select: '{ id }',
    },
    {
      field: 'listCompareDatasets',
      may: 'project viewer',
      args: ofProject,
      select: '{ id label }',
    },
    { ...ofRun('compareColumns', {}), select: '{ label parts { id } }' },
    { ...ofRun('compareSeries', { column: 'grid' }), answers: 'RESULT_DAMAGED' },
    {
      field: 'createCompareWorkbook',
      ...MAKERS,
      args: ({ project }) => ({ project_id: project, input: INPUT }),
      select: '{ id }',
    },
    {
      field: 'updateCompareWorkbook',
      ...MAKERS,
      args: ({ workbook }) => ({ id: workbook, revision: 1, input: INPUT }),
      prepare: ({ workbook }) =>
        `update compare_workbook set revision = 1 where id = '${workbook}'`,
      select: '{ id }',
    },
    {
      field: 'deleteCompareWorkbook',
      variant: 'of another user',
      may: 'project owner',
      scope: 'write',
      args: byId('workbook'),
      prepare: ofOwner('bystander'),
    },
    {
      field: 'deleteCompareWorkbook',
      variant: 'of oneself',
      may: 'project editor',
      scope: 'write',
      args: byId('workbook'),
      prepare: ofOwner('user'),
    },
  ],
}
