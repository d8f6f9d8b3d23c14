import { type ComparedDataset, NEW_PARAMETERS, type WorkbookParameters } from '@duet/comparison'
import { insertWorkbook } from '../compare/workbookQueries.ts'
import type { Server } from '../server.ts'

interface SampleProject {
  readonly userId: string
  readonly projectId: string
}

interface SampleWorkbook {
  readonly name: string
  readonly a: ComparedDataset
  readonly b: ComparedDataset
  readonly parameters: Partial<WorkbookParameters>
}

/** The light of a typical year from the whole sky, and from the sun alone. */
export const weatherWorkbook = (server: Server, of: SampleProject, id: string): Promise<void> => {
  const dataset = { id, label: 'Typical year', source: 'meteo' } as const
  return addWorkbook(server, of, {
    name: 'Global and direct light',
    a: dataset,
    b: dataset,
    parameters: {
      a: { column: 'ghi_wm2', part: null, shift_minutes: 0 },
      b: { column: 'dni_wm2', part: null, shift_minutes: 0 },
      view: 'months',
    },
  })
}

const wholeOf = (column: string) => ({ column, part: null, shift_minutes: 0 })

/** What a monitored plant gave beside what was expected of it: of the node that measures the whole. */
export const monitoredWorkbook = (server: Server, of: SampleProject): Promise<void> => {
  const dataset = { id: of.projectId, label: 'Readings', source: 'deployment' } as const
  return addWorkbook(server, of, {
    name: 'Measured against expected',
    a: dataset,
    b: dataset,
    parameters: {
      a: wholeOf('expected'),
      b: wholeOf('measured'),
      interval: 'OneHour',
      view: 'days',
    },
  })
}

/** Under the name of the sample's owner, who may not be a member yet. */
async function addWorkbook(
  { db }: Server,
  { userId, projectId }: SampleProject,
  { name, a, b, parameters }: SampleWorkbook,
): Promise<void> {
  const data = { version: 1, parameters: { ...NEW_PARAMETERS, ...parameters }, tags: [] }
  await insertWorkbook(db, {
    project_id: projectId,
    owner_id: userId,
    name,
    data: JSON.stringify(data),
    dataset_a: JSON.stringify(a),
    dataset_b: JSON.stringify(b),
  })
}
