import { writeWeatherCsv } from '@duet/formats'
import { samplePlant, sampleWeather } from '@duet/plant'
import type { ProjectRow } from './access/projectQueries.ts'
import type { Database } from './db/connection.ts'
import type { CreateSampleProject } from './firstStart.ts'
import { importBytes } from './meteo/import/importBytes.ts'
import { createProjectFromDocument } from './projects/importProject.ts'
import { weatherWorkbook } from './sampleWorkbooks.ts'
import type { Server } from './server.ts'

const WEATHER = {
  filename: 'phoenix-synthetic-year.csv',
  name: 'Phoenix, synthetic typical year',
} as const

/** The sample plant with its weather, by the same way as a user's own; not made a second time. */
export function createSampleProject(server: Server): CreateSampleProject {
  return async (owner) => {
    const document = samplePlant()
    const { organizationId } = owner
    if (await projectOfName(server.db, organizationId, document.project.name)) return
    const project = await createProjectFromDocument(server, owner, document)
    const { userId } = owner
    const datasetId = await giveTypicalWeather(server, userId, project)
    await weatherWorkbook(server, { userId, projectId: project.id }, datasetId)
  }
}

/** The project of a name in an organisation, that is not deleted. */
export function projectOfName(
  db: Database,
  organizationId: string,
  name: string,
): Promise<ProjectRow | undefined> {
  return db
    .selectFrom('project')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** The sample's typical year as a dataset of a project, which all its blocks use; gives its id. */
export async function giveTypicalWeather(
  server: Server,
  userId: string,
  { id, latitude, longitude }: Pick<ProjectRow, 'id' | 'latitude' | 'longitude'>,
): Promise<string> {
  const dataset = await importBytes(server, {
    projectId: id,
    userId,
    latitude,
    longitude,
    bytes: writeWeatherCsv(sampleWeather()),
    ...WEATHER,
  })
  await linkBlocks(server.db, id, dataset.id)
  return dataset.id
}

async function linkBlocks(db: Database, projectId: string, datasetId: string): Promise<void> {
  await db
    .updateTable('block')
    .set({ enviro_dataset_id: datasetId })
    .where('project_id', '=', projectId)
    .execute()
}
