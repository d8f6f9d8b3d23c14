import { Readable } from 'node:stream'
import { writeWeatherCsv } from '@duet/formats'
import { samplePlant, sampleWeather } from '@duet/plant'
import type { Database } from './db/connection.ts'
import { signUpload } from './files/filesService.ts'
import { setUploaded } from './files/storedFileQueries.ts'
import type { CreateSampleProject } from './firstStart.ts'
import { type ImportDeps, importDataset } from './meteo/importDataset.ts'
import type { PlantDocumentService } from './projects/plantDocumentService.ts'
import type { Server } from './server.ts'

export interface SampleProjectDeps extends ImportDeps, Pick<Server, 'signer'> {
  readonly plantDocuments: PlantDocumentService
}

const WEATHER = {
  filename: 'phoenix-synthetic-year.csv',
  name: 'Phoenix, synthetic typical year',
} as const

/** The sample plant with its weather, by the same way as a user's own; not made a second time. */
export function createSampleProject(deps: SampleProjectDeps): CreateSampleProject {
  return async (owner) => {
    const document = samplePlant()
    const isThere = await deps.db
      .selectFrom('project')
      .select('id')
      .where('organization_id', '=', owner.organizationId)
      .where('name', '=', document.project.name)
      .executeTakeFirst()
    if (isThere) return
    const project = await deps.plantDocuments.createFromDocument(owner, document)
    const dataset = await importDataset(deps, {
      projectId: project.id,
      latitude: document.project.latitude,
      longitude: document.project.longitude,
      storageKey: await uploadWeather(deps, owner.userId, project.id),
      ...WEATHER,
    })
    await linkBlocks(deps.db, project.id, dataset.id)
  }
}

async function uploadWeather(
  server: SampleProjectDeps,
  userId: string,
  projectId: string,
): Promise<string> {
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
