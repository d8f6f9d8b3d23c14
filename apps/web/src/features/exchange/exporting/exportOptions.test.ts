import { expect, test } from 'vitest'
import { fileNameOf } from '../../../lib/download.ts'
import { exportFilename } from './exportOptions.ts'

test('a file is named after the organization, the project, the part and the day', () => {
  const parts = {
    organization: 'Sonne & Söhne',
    project: 'Arlington West',
    scope: 'Block 1',
    date: new Date(2026, 4, 3),
    extension: 'dxf',
  }
  expect(exportFilename({ ...parts, format: 'dxf' }, fileNameOf)).toMatch(
    /_arlington-west_block-1_2026-05-03\.dxf$/,
  )
  expect(
    exportFilename({ ...parts, format: 'table_corners', extension: 'csv' }, fileNameOf),
  ).toMatch(/_block-1_table-corners_2026-05-03\.csv$/)
})
