import { type RunBench, startRunBench } from '../../simulations/testing/runBench.ts'
import { samplePlant } from '../../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../../simulations/testing/syntheticWeather.ts'
import { createFromMetFile } from '../changes/datasetChanges.ts'

export const SAMPLE_YEAR = syntheticWeatherCsv({ type: 'TMY', year: 2001 })

/** A project with the dataset 'Desert' of the sample year, and a stranger to it. */
export async function startMeteoBench() {
  const bench: RunBench = await startRunBench()
  const owner = await bench.newOwner('owner')
  const stranger = await bench.newOwner('stranger')
  const { userId } = owner
  const projectId = await bench.newProject(owner, samplePlant(1))
  const { id: datasetId } = await bench.newDataset(userId, projectId, SAMPLE_YEAR)
  const fromFile = async (content: string | Buffer, name?: string, filename = 'weather.csv') =>
    createFromMetFile(bench, userId, {
      project_id: projectId,
      storage_key: await bench.upload(userId, projectId, content),
      filename,
      name,
    })
  return { bench, userId, strangerId: stranger.userId, projectId, datasetId, fromFile }
}
