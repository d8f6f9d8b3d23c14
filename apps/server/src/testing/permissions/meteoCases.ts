import { byId, ofProject } from './caseArgs.ts'
import type { PermissionDomain } from './permissionCase.ts'
import { DATASET_NAME } from './tenant.ts'

/** The dataset of the fixture has no file. */
const NO_FILE = 'WEATHER_DAMAGED'
const RANGE = { from: '2026-06-21T00:00:00Z', to: '2026-06-22T00:00:00Z' }
const MAPPING = {
  columns: {},
  time_zone_h: 2,
  interval_alignment: 'beginning',
  type: 'TMY',
  latitude: 38,
  longitude: 23,
}

/** Of one dataset twice, which is refused to those who may. */
const longTerm = (dataset: string) => ({
  measured_id: dataset,
  reference_id: dataset,
  method: 'linear',
  resolution: 'day',
  by_month: false,
})

export const meteoCases: PermissionDomain = {
  title: 'Meteo',
  cases: [
    { field: 'projectEnviroDatasets', may: 'project viewer', args: ofProject },
    {
      field: 'projectEnviroDatasets',
      variant: 'one of them',
      may: 'project viewer',
      args: ({ project, dataset }) => ({ project_id: project, id: dataset }),
      select: '{ id }',
    },
    { field: 'enviroData', may: 'project viewer', args: byId('dataset'), answers: NO_FILE },
    {
      field: 'enviroDataRollup',
      may: 'project viewer',
      args: ({ dataset }) => ({ id: dataset, time_interval: 'OneMonth' }),
      answers: NO_FILE,
    },
    { field: 'dailySparkLine', may: 'project viewer', args: byId('dataset'), answers: NO_FILE },
    {
      field: 'hourlyMeteoByMonth',
      may: 'project viewer',
      args: ({ dataset }) => ({ id: dataset, column: 'temp_c' }),
      answers: NO_FILE,
    },
    {
      field: 'numDaylightTimestamps',
      may: 'project viewer',
      args: ({ dataset }) => ({ id: dataset, ...RANGE }),
      answers: NO_FILE,
    },
    { field: 'weatherReport', may: 'project viewer', args: byId('dataset'), answers: NO_FILE },
    { field: 'weatherStatistics', may: 'project viewer', args: byId('dataset'), answers: NO_FILE },
    { field: 'windRose', may: 'project viewer', args: byId('dataset'), answers: NO_FILE },
    { field: 'sunPath', may: 'project viewer', args: byId('dataset'), answers: NO_FILE },
    { field: 'dailyAlbedo', may: 'project viewer', args: byId('dataset'), answers: NO_FILE },
    {
      field: 'compareEnviroDatasets',
      may: 'project viewer',
      args: ({ dataset }) => ({ a: dataset, b: dataset }),
      answers: NO_FILE,
    },
    {
      field: 'previewEnviroDatasetEdit',
      may: 'project weather',
      args: ({ dataset }) => ({ id: dataset, edits: [{ kind: 'shift_time', minutes: 30 }] }),
      answers: NO_FILE,
    },
    {
      field: 'editEnviroDataset',
      may: 'project weather',
      scope: 'write',
      args: ({ dataset }) => ({
        id: dataset,
        input: { name: 'Edited', edits: [{ kind: 'shift_time', minutes: 30 }] },
      }),
      answers: NO_FILE,
    },
    {
      field: 'longTermCorrection',
      may: 'project weather',
      args: ({ dataset }) => ({ input: longTerm(dataset) }),
      select: '{ day_count }',
      answers: 'INVALID_INPUT',
    },
    {
      field: 'createLongTermDataset',
      may: 'project weather',
      scope: 'write',
      args: ({ dataset }) => ({ name: 'Corrected', input: longTerm(dataset) }),
      answers: 'INVALID_INPUT',
    },
    {
      field: 'createEnviroDatasetFromMetFile',
      may: 'project weather',
      scope: 'write',
      args: ({ project, upload }) => ({
        project_id: project,
        storage_key: upload,
        filename: 'a.csv',
        name: DATASET_NAME,
      }),
      answers: 'NAME_TAKEN',
    },
    {
      field: 'createProjectEnviroDatasetFromCsvFile',
      may: 'project weather',
      scope: 'write',
      args: ({ project, upload }) => ({
        project_id: project,
        storage_key: upload,
        filename: 'a.csv',
        name: DATASET_NAME,
        mapping: MAPPING,
      }),
      answers: 'NAME_TAKEN',
    },
    {
      field: 'updateEnviroDataset',
      may: 'project weather',
      scope: 'write',
      args: ({ dataset }) => ({ id: dataset, input: { name: 'Renamed' } }),
    },
    {
      field: 'deleteProjectEnviroDataset',
      may: 'project weather',
      scope: 'write',
      args: byId('dataset'),
    },
  ],
}
