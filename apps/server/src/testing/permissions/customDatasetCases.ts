import { byId, ofProject } from './caseArgs.ts'
import type { PermissionDomain } from './permissionCase.ts'

/** The dataset of the fixture has no file. */
const NO_FILE = 'RESULT_DAMAGED'
const MAPPING = {
  delimiter: ',',
  decimal_comma: false,
  header_line: 1,
  first_data_line: 2,
  missing_values: [],
  time: { kind: 'stamp', columns: [1], order: 'YMD' },
  interval_alignment: 'beginning',
  type: 'Sequential',
  clock_offset_h: 2,
  columns: [{ column: 2, name: 'Meter', unit: 'kWh', aggregation: 'sum' }],
}

export const customDatasetCases: PermissionDomain = {
  title: 'Custom datasets',
  cases: [
    { field: 'customDatasets', may: 'project viewer', args: ofProject },
    { field: 'describeAllCustomDataset', may: 'project viewer', args: ofProject },
    { field: 'describeCustomDataset', may: 'project viewer', args: byId('customDataset') },
    {
      field: 'customDatasetDataSeries',
      may: 'project viewer',
      args: ({ customDataset }) => ({ id: customDataset, columns: ['c2'] }),
      answers: NO_FILE,
    },
    {
      field: 'exportCustomDataset',
      may: 'project export',
      args: ({ customDataset }) => ({ id: customDataset, format: 'csv' }),
      answers: NO_FILE,
    },
    {
      field: 'previewCustomDatasetFile',
      may: 'project editor',
      args: ({ project, customUpload }) => ({
        project_id: project,
        storage_key: customUpload,
        filename: 'meter.csv',
      }),
      answers: 'NOT_FOUND',
    },
    {
      field: 'createCustomDataset',
      may: 'project editor',
      scope: 'write',
      args: ({ project, customUpload }) => ({
        project_id: project,
        storage_key: customUpload,
        filename: 'meter.csv',
        mapping: MAPPING,
      }),
      answers: 'NOT_FOUND',
    },
    {
      field: 'updateCustomDataset',
      may: 'project editor',
      scope: 'write',
      args: ({ customDataset }) => ({ id: customDataset, input: { name: 'Renamed' } }),
    },
    {
      field: 'deleteCustomDataset',
      may: 'project editor',
      scope: 'write',
      args: byId('customDataset'),
    },
  ],
}
