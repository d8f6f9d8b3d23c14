import { writeWeatherCsv } from '@duet/formats'
import { samplePlant, sampleWeather, uniqueName } from '@duet/plant'
import { organizationAccess, signedIn, type UserId } from '../access/organizationAccess.ts'
import type { ProjectRow } from '../access/projectQueries.ts'
import type { Database } from '../db/connection.ts'
import { importBytes } from '../meteo/import/importBytes.ts'
import { createProjectFromDocument } from '../projects/importProject.ts'
import type { ProjectOwner } from '../projects/insertOwnedProject.ts'
import type { ProjectRecord } from '../projects/projectRecord.ts'
import type { Server } from '../server.ts'
import { weatherWorkbook } from './sampleWorkbooks.ts'

const WEATHER = {
  filename: 'phoenix-synthetic-year.csv',
  name: 'Phoenix, synthetic typical year',
} as const

/** The sample plant for the first organization; not made a second time. */
export async function createFirstSample(server: Server, owner: ProjectOwner): Promise<void> {
  const { name } = samplePlant().project
  if (await projectOfName(server.db, owner.organizationId, name)) return
  await makeSampleProject(server, owner, name)
}

/** A sample plant of one's own, under a name that the organization has not. */
export async function createSampleProject(
  server: Server,
  userId: UserId,
  organizationId: string,
): Promise<ProjectRecord> {
  await organizationAccess(server.db, userId, organizationId, 'create')
  const { name } = samplePlant().project
  const taken = await namesBeginningWith(server.db, organizationId, name)
  const owner = { userId: signedIn(userId), organizationId }
  return makeSampleProject(server, owner, uniqueName(name, taken))
}

/** The sample plant with its weather, by the same way as a user's own. */
async function makeSampleProject(
  server: Server,
  owner: ProjectOwner,
  name: string,
): Promise<ProjectRecord> {
  const document = samplePlant()
  const named = { ...document, project: { ...document.project, name } }
  const project = await createProjectFromDocument(server, owner, named)
  const { userId } = owner
  const datasetId = await giveTypicalWeather(server, userId, project)
  await weatherWorkbook(server, { userId, projectId: project.id }, datasetId)
  return project
}

async function namesBeginningWith(
  db: Database,
  organizationId: string,
  name: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('project')
    .select('name')
    .where('organization_id', '=', organizationId)
    .where('name', 'like', `${name}%`)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map((row) => row.name)
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
  return dataset.id
}
