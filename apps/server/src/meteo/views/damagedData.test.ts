import { rmSync, truncateSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { startSimulation } from '../../simulations/simulations.ts'
import { syntheticWeatherCsv } from '../../simulations/testing/syntheticWeather.ts'
import { removeDataset } from '../changes/datasetChanges.ts'
import { startMeteoBench } from '../testing/meteoBench.ts'
import {
  datasetDailyGhi,
  datasetHourlyByMonth,
  datasetRollUp,
  datasetRows,
  daylightTimestamps,
  listDatasets,
} from './datasetViews.ts'

const { bench, userId, projectId, fromFile } = await startMeteoBench()
afterAll(() => bench.close())

describe('data that are damaged', () => {
  test.each(['cut off', 'missing'])('%s: every read says of what, and what to do', async (kind) => {
    const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2010, days: 10 })
    const { id } = await fromFile(csv, 'Damaged')
    const { storage_key } = await bench.db
      .selectFrom('enviro_dataset')
      .select('storage_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const file = await bench.storage.localPath(storage_key)
    if (kind === 'missing') rmSync(file)
    else truncateSync(file, 1000)
    for (const attempt of [
      () => datasetRows(bench, userId, { id }),
      () => datasetRollUp(bench, userId, { id, time_interval: 'OneDay' }),
      () => datasetDailyGhi(bench, userId, id),
      () => datasetHourlyByMonth(bench, userId, id, 'ghi_wm2'),
      () => daylightTimestamps(bench, userId, id, '2010-01-01T07:00:00Z', '2010-01-02T07:00:00Z'),
      async () =>
        startSimulation(bench, userId, projectId, {
          block_ids: await bench.blockIds(projectId),
          enviro_dataset_id: id,
        }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({
        code: kind === 'missing' ? 'WEATHER_DAMAGED' : 'FILE_DAMAGED',
        message:
          kind === 'missing'
            ? "The stored data of the meteo dataset 'Damaged' are damaged or missing. Delete the dataset and upload its file again."
            : `The stored data of the meteo dataset 'Damaged' are damaged: the content of ${storage_key.slice(`projects/${projectId}/`.length)} is not what was written. Delete the dataset and upload its file again.`,
        details: { enviro_dataset_id: id },
      })
    }
    await bench.db
      .updateTable('enviro_dataset')
      .set({ quality_report: null })
      .where('id', '=', id)
      .execute()
    const listed = await listDatasets(bench, userId, { project_id: projectId })
    expect(listed.length).toBeGreaterThan(1)
    expect(listed.filter(({ totals }) => totals === null).map((one) => one.id)).toEqual([id])
    await removeDataset(bench, userId, id)
  })
})
