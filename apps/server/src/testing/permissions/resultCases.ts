import type { PermissionCase, PermissionDomain } from './permissionCase.ts'

/** The run of the fixture has no files. */
const NO_FILES = 'RESULT_DAMAGED'

const SUMMARIES: readonly PermissionCase[] = [
  { field: 'simulationKpis' },
  { field: 'systemLosses' },
  { field: 'dailyYields', answers: NO_FILES },
  { field: 'performanceRatio', answers: NO_FILES },
  { field: 'capacityFactor', answers: NO_FILES },
  { field: 'hourlyYields', answers: NO_FILES },
].flatMap((one): PermissionCase[] => [
  {
    ...one,
    may: 'project viewer',
    args: ({ simulation }) => ({ simulation_id: simulation }),
  },
  {
    ...one,
    variant: 'of a block',
    may: 'project viewer',
    args: ({ simulation, block }) => ({ simulation_id: simulation, block_id: block }),
  },
])

const EXPORT = { format: 'csv', scope: 'system' }

export const resultCases: PermissionDomain = {
  title: 'Results',
  cases: [
    {
      field: 'duetSimMeta',
      may: 'project viewer',
      args: ({ simulation }) => ({ simulation_id: simulation }),
      answers: NO_FILES,
    },
    {
      field: 'blockYields',
      may: 'project viewer',
      args: ({ simulation }) => ({ simulation_id: simulation }),
    },
    ...SUMMARIES,
    {
      field: 'timeSeriesSummary',
      may: 'project viewer',
      args: ({ simulation }) => ({ simulation_id: simulation, columns: ['grid'] }),
      answers: NO_FILES,
    },
    {
      field: 'zoneYields',
      may: 'project viewer',
      args: ({ simulation, block }) => ({ simulation_id: simulation, block_id: block }),
    },
    {
      field: 'resultJob',
      may: 'project viewer',
      args: ({ resultJob }) => ({ id: resultJob }),
    },
    {
      field: 'dataExports',
      may: 'project viewer',
      args: ({ simulation }) => ({ simulation_id: simulation }),
    },
    {
      field: 'getDataExportUrls',
      may: 'project viewer',
      args: ({ dataExport }) => ({ ids: [dataExport] }),
      answers: NO_FILES,
    },
    {
      field: 'getDataExportUrls',
      variant: 'where viewers may not export',
      may: 'project operator',
      args: ({ dataExport }) => ({ ids: [dataExport] }),
      answers: NO_FILES,
      prepare: ({ project }) =>
        `update project set exports_for_viewers = false where id = '${project}'`,
    },
    {
      field: 'simDataExport',
      may: 'project viewer',
      scope: 'read',
      args: ({ simulation }) => ({ simulation_id: simulation, ...EXPORT }),
      answers: NO_FILES,
      note: 'Writes a file of what reading shows: an API token needs no more than read.',
    },
    {
      field: 'simDataExport',
      variant: 'where viewers may not export',
      may: 'project operator',
      scope: 'read',
      args: ({ simulation }) => ({ simulation_id: simulation, ...EXPORT }),
      answers: NO_FILES,
      prepare: ({ project }) =>
        `update project set exports_for_viewers = false where id = '${project}'`,
    },
  ],
}
