import { Readable } from 'node:stream'
import { writeWeatherCsv } from '@duet/formats'
import { samplePlant, sampleWeather } from '@duet/plant'
import type { Database } from './db/connection.ts'
import { signUpload } from './files/filesService.ts'
import { setUploaded } from './files/storedFileQueries.ts'
import type { CreateSampleProject } from './firstStart.ts'
import { importDataset } from './meteo/importDataset.ts'
import { createProjectFromDocument } from './projects/importProject.ts'
import type { Server } from './server.ts'

const WEATHER = {
  filename: 'phoenix-synthetic-year.csv',
  name: 'Phoenix, synthetic typical year',
} as const

/** The sample plant with its weather, by the same way as a user's own; not made a second time. */
export function createSampleProject(server: Server): CreateSampleProject {
  return async (owner) => {
    const document = samplePlant()
    const isThere = await server.db
      .selectFrom('project')
      .select('id')
      .where('organization_id', '=', owner.organizationId)
      .where('name', '=', document.project.name)
      .executeTakeFirst()
    if (isThere) return
    const project = await createProjectFromDocument(server, owner, document)
    const dataset = await importDataset(server, {
      projectId: project.id,
      latitude: document.project.latitude,
      longitude: document.project.longitude,
      storageKey: await uploadWeather(server, owner.userId, project.id),
      ...WEATHER,
    })
    await linkBlocks(server.db, project.id, dataset.id)
  }
}

async function uploadWeather(server: Server, userId: string, projectId: string): Promise<string> {
  const { storage_key } = await signUpload(server, {
    userId,
    projectId,
    dir: '/meteo',
    filename: WEATHER.filename,
    allowOverwrite: false,
  })
  const written = await server.storage.put(
    storage_key,
    Readable.from(writeWeatherCsv(sampleWeather())),
  )
  await setUploaded(server.db, storage_key, written)
  return storage_key
}

async function linkBlocks(db: Database, projectId: string, datasetId: string): Promise<void> {
  await db
    .updateTable('block')
    .set({ enviro_dataset_id: datasetId })
    .where('project_id', '=', projectId)
    .execute()
}
