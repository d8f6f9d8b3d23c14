import { byId } from './caseArgs.ts'
import type { PermissionDomain } from './permissionCase.ts'

const PLACE = { latitude: 38, longitude: 23 }

export const weatherProviderCases: PermissionDomain = {
  title: 'Weather providers',
  cases: [
    {
      field: 'availableMeteoDatasets',
      may: 'project viewer',
      args: ({ project }) => ({ project_id: project, ...PLACE, source: 'pvgis' }),
    },
    { field: 'meteoDownload', may: 'project viewer', args: byId('meteoDownload') },
    { field: 'utcOffsetForLocation', may: 'signed in', args: () => PLACE },
    {
      field: 'saveMeteoDatasetToBlobStorage',
      may: 'project weather',
      scope: 'write',
      // no years are chosen of a typical one: refused before anybody is asked
      args: ({ project }) => ({
        project_id: project,
        ...PLACE,
        dataset_id: 'pvgis-tmy',
        years: [2019],
      }),
      answers: 'INVALID_INPUT',
    },
  ],
}
