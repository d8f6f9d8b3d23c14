import { afterAll, describe, expect, test } from 'vitest'
import { deployProject } from '../../monitoring/deployments/deployProject.ts'
import { samplePlant } from '../../simulations/testing/samplePlant.ts'
import { syntheticWeatherCsv } from '../../simulations/testing/syntheticWeather.ts'
import { startMeteoBench } from '../testing/meteoBench.ts'
import {
  datasetDailyGhi,
  datasetHourlyByMonth,
  datasetRollUp,
  datasetRows,
  daylightTimestamps,
  listDatasets,
} from '../views/datasetViews.ts'
import { createFromMetFile, removeDataset, updateDataset } from './datasetChanges.ts'

const { bench, userId, strangerId, projectId, datasetId } = await startMeteoBench()
afterAll(() => bench.close())

test('weather is added to a monitored project, and changed while nothing rests on it', async () => {
  const owner = await bench.newOwner('monitors')
  const id = await bench.newProject(owner, samplePlant(1))
  const csv = (year: number) => syntheticWeatherCsv({ type: 'Sequential', year, days: 10 })
  const used = await bench.newDataset(owner.userId, id, csv(2018), 'Station')
  const input = { enviro_dataset_id: used.id }
  await deployProject(bench, owner.userId, { project_id: id, input })
  const added = await bench.newDataset(owner.userId, id, csv(2019), 'Satellite')
  expect(await updateDataset(bench, owner.userId, added.id, { name: 'Satellite 2' })).toMatchObject(
    {
      name: 'Satellite 2',
    },
  )
  await removeDataset(bench, owner.userId, added.id)
  for (const change of [
    () => updateDataset(bench, owner.userId, used.id, { name: 'Other' }),
    () => updateDataset(bench, owner.userId, used.id, { altitude_m: 3 }),
    () => removeDataset(bench, owner.userId, used.id),
  ])
    await expect(change()).rejects.toMatchObject({ code: 'PROJECT_LOCKED' })
})

describe('names, removal and access', () => {
  test('a dataset is renamed, not to a name in use', async () => {
    const other = syntheticWeatherCsv({ type: 'Sequential', year: 2018, days: 10 })
    await bench.newDataset(userId, projectId, other, 'Desert (2)')
    expect(await updateDataset(bench, userId, datasetId, { name: ' Sonora ' })).toMatchObject({
      name: 'Sonora',
    })
    await expect(
      updateDataset(bench, userId, datasetId, { name: 'Desert (2)' }),
    ).rejects.toMatchObject({
      code: 'NAME_TAKEN',
    })
    await expect(updateDataset(bench, userId, datasetId, { name: ' ' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  test.each(['foreign', 'unknown', 'malformed'])(
    'a %s dataset is not found by any operation',
    async (kind) => {
      const id =
        {
          foreign: datasetId,
          unknown: '00000000-0000-4000-8000-000000000001',
          malformed: "' or 1=1",
        }[kind] ?? ''
      const who = kind === 'foreign' ? strangerId : userId
      for (const attempt of [
        () => datasetRows(bench, who, { id }),
        () => datasetRollUp(bench, who, { id, time_interval: 'OneDay' }),
        () => datasetDailyGhi(bench, who, id),
        () => datasetHourlyByMonth(bench, who, id, 'ghi_wm2'),
        () => daylightTimestamps(bench, who, id, '2001-06-01T07:00:00Z', '2001-06-02T07:00:00Z'),
        () => updateDataset(bench, who, id, { name: 'x' }),
        () => removeDataset(bench, who, id),
      ]) {
        await expect(attempt()).rejects.toMatchObject({
          code: 'NOT_FOUND',
          message: 'Meteo dataset not found',
        })
      }
    },
  )

  test('an upload serves its own project alone', async () => {
    const key = await bench.upload(userId, projectId, 'x')
    const stranger = { userId: strangerId, organizationId: '' }
    const { organization_id } = await bench.db
      .selectFrom('user_organization')
      .select('organization_id')
      .where('user_id', '=', strangerId)
      .executeTakeFirstOrThrow()
    const foreign = await bench.newProject(
      { ...stranger, organizationId: organization_id },
      samplePlant(1),
    )
    const input = { project_id: foreign, storage_key: key, filename: 'x.csv' }
    await expect(createFromMetFile(bench, strangerId, input)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(
      createFromMetFile(bench, strangerId, { ...input, project_id: projectId }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Project not found' })
    await expect(listDatasets(bench, strangerId, { project_id: projectId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(listDatasets(bench, undefined, { project_id: projectId })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
  })

  test('a removed dataset leaves no file', async () => {
    await removeDataset(bench, userId, datasetId)
    await bench.sweep()
    expect(await bench.storage.list(`projects/${projectId}/meteo/${datasetId}`)).toEqual([])
  })
})
