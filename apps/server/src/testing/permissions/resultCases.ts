import { byId, ofProject, ofSimulation } from './caseArgs.ts'
import type { Ids } from './fixture.ts'
import type { PermissionCase, PermissionDomain } from './permissionCase.ts'

/** The run of the fixture has no files. */
const NO_FILES = 'RESULT_DAMAGED'

const SUMMARIES: readonly PermissionCase[] = [
  { field: 'simulationKpis' },
  { field: 'systemLosses' },
  { field: 'yearlyYields' },
  { field: 'dailyYields', answers: NO_FILES },
  { field: 'performanceRatio', answers: NO_FILES },
  { field: 'capacityFactor', answers: NO_FILES },
  { field: 'hourlyYields', answers: NO_FILES },
].flatMap((one): PermissionCase[] => [
  { ...one, may: 'project viewer', args: ofSimulation },
  {
    ...one,
    variant: 'of a block',
    may: 'project viewer',
    args: ({ simulation, block }) => ({ simulation_id: simulation, block_id: block }),
  },
])

const EXPORT = { format: 'csv', scope: 'system' }

const NO_VIEWERS = ({ project }: Ids): string =>
  `update project set exports_for_viewers = false where id = '${project}'`

/** Each as it is, and where viewers may not export. */
const FILE_CASES = (
  [
    {
      field: 'simDataExport',
      args: ({ simulation }) => ({ simulation_id: simulation, ...EXPORT }),
      note: 'Writes a file of what reading shows: an API token needs no more than read.',
    },
    { field: 'makePdfReport', args: ofSimulation },
    { field: 'makeRunBundle', args: ofSimulation },
    { field: 'retryResultFile', args: byId('dataExport'), answers: 'CONFLICT' },
  ] satisfies Pick<PermissionCase, 'field' | 'args' | 'note' | 'answers'>[]
).flatMap((one): PermissionCase[] => [
  { ...one, may: 'project export', scope: 'read' },
  {
    ...one,
    variant: 'where viewers may not export',
    may: 'project export',
    project: { exportsForViewers: false },
    scope: 'read',
    prepare: NO_VIEWERS,
  },
])

export const resultCases: PermissionDomain = {
  title: 'Results',
  cases: [
    { field: 'duetSimMeta', may: 'project viewer', args: ofSimulation, answers: NO_FILES },
    { field: 'blockYields', may: 'project viewer', args: ofSimulation },
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
      field: 'drillDown',
      may: 'project viewer',
      args: ({ simulation, block }) => ({ simulation_id: simulation, block_id: block }),
      answers: NO_FILES,
    },
    {
      field: 'drillDownHeatMap',
      may: 'project viewer',
      args: ({ simulation, block }) => ({
        simulation_id: simulation,
        block_id: block,
        kind: 'hours',
      }),
      answers: NO_FILES,
    },
    {
      field: 'tableModuleIrradianceProfiles',
      may: 'project viewer',
      args: ({ simulation, block }) => ({ simulation_id: simulation, block_id: block }),
      answers: NO_FILES,
    },
    {
      field: 'tableModuleIrradianceProfilesData',
      may: 'project viewer',
      args: ({ resultJob }) => ({ job_id: resultJob }),
      answers: 'NOT_FOUND',
      note: 'The job of the fixture makes a report.',
    },
    {
      field: 'askTableModuleIrradianceProfiles',
      may: 'project viewer',
      scope: 'read',
      args: ({ simulation, block }) => ({ simulation_id: simulation, block_id: block, zone: 0 }),
      answers: 'INVALID_INPUT',
      note: 'Asks for what reading shows. The run of the fixture has no traced light.',
    },
    {
      field: 'pvsystExportData',
      may: 'project viewer',
      args: ({ simulation, block }) => ({ simulation_id: simulation, block_id: block }),
    },
    {
      field: 'startPvsystFactors',
      may: 'project viewer',
      scope: 'read',
      args: ({ simulation, block }) => ({ simulation_id: simulation, block_id: block }),
      answers: 'INVALID_INPUT',
      note: 'Asks for what reading shows. The run of the fixture has no traced light.',
    },
    { field: 'resultJob', may: 'project viewer', args: byId('resultJob') },
    { field: 'dataExports', may: 'project viewer', args: ofSimulation },
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
    { field: 'runManifest', may: 'project viewer', args: ofSimulation },
    {
      field: 'runChanges',
      may: 'project viewer',
      args: ({ simulation }) => ({ a: simulation, b: simulation }),
    },
    {
      field: 'resultFiles',
      may: 'project viewer',
      args: ({ simulation }) => ({ simulation_id: simulation, kind: 'pdf_report' }),
    },
    { field: 'simPdfExportData', may: 'project viewer', args: ofSimulation, answers: NO_FILES },
    {
      field: 'simPdfExportData',
      variant: 'where viewers may not export',
      may: 'project operator',
      args: ofSimulation,
      answers: NO_FILES,
      prepare: NO_VIEWERS,
    },
    { field: 'reportRevisions', may: 'project viewer', args: ofProject },
    {
      field: 'addReportRevision',
      may: 'project editor',
      scope: 'write',
      args: ({ simulation }) => ({ simulation_id: simulation, revision: 'B', change: 'Weather' }),
    },
    {
      field: 'deleteReportRevision',
      may: 'project editor',
      scope: 'write',
      args: byId('reportRevision'),
    },
    ...FILE_CASES,
    {
      field: 'deleteResultFile',
      may: 'project editor',
      scope: 'write',
      args: byId('dataExport'),
      note: 'Who asked for the file may remove it too.',
    },
  ],
}
