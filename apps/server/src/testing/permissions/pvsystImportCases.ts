import { ofProject } from './caseArgs.ts'
import type { Ids } from './fixture.ts'
import type { PermissionDomain } from './permissionCase.ts'

/** No file was sent: access is settled before that is seen. */
const withInput = ({ project }: Ids) => ({ project_id: project, input: { variant: 'Plant.VC0' } })

export const pvsystImportCases: PermissionDomain = {
  title: 'PVsyst import',
  cases: [
    { field: 'getPvSystImportFiles', may: 'project edit', args: ofProject },
    { field: 'getPvSystImportData', may: 'project edit', args: ofProject },
    {
      field: 'pvSystImportPreview',
      may: 'project edit',
      answers: 'INVALID_INPUT',
      args: withInput,
    },
    { field: 'pvSystImports', may: 'project viewer', args: ofProject },
    {
      field: 'executePvSystImport',
      may: 'project edit',
      scope: 'write',
      answers: 'INVALID_INPUT',
      args: withInput,
    },
    { field: 'deletePvSystImportFiles', may: 'project edit', scope: 'write', args: ofProject },
  ],
}
