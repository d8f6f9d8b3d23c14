import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SITE, syntheticWeatherCsv } from '../../simulations/testing/syntheticWeather.ts'
import { lockWaiters } from '../../testing/lockWaiters.ts'
import { startMeteoBench } from '../testing/meteoBench.ts'
import { datasetRows, listDatasets } from '../views/datasetViews.ts'
import { removeDataset, updateDataset } from './datasetChanges.ts'

const { bench, userId, projectId, fromFile } = await startMeteoBench()
afterAll(() => bench.close())

describe('times and place put right', () => {
  let id = ''
  const now = async () => {
    const [dataset] = await listDatasets(bench, userId, { project_id: projectId, id })
    return dataset
  }
  beforeAll(async () => {
    const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2016, days: 60 })
    id = (await fromFile(csv, 'To correct')).id
  })
  afterAll(() => removeDataset(bench, userId, id))

  test.each([
    [{ local_time_zone: -15 }, 'input.local_time_zone: must be from -12 to 14 hours'],
    [{ latitude: 95 }, 'input.latitude: must be from -90 to 90 degrees'],
    [{ longitude: 181 }, 'input.longitude: must be from -180 to 180 degrees'],
    [{ altitude_m: 9001 }, 'input.altitude_m: must be from -500 to 9000 m'],
    [
      { interval_alignment: 'middle' },
      "input.interval_alignment: must be 'beginning', 'center' or 'ending'",
    ],
    [
      { latitude: 40 },
      'input.altitude_m: required with a new place, as the heights of the project do not reach there',
    ],
    [{ local_time_zone: -7 }, 'The dataset has these times and this place already'],
  ])('%j is refused', async (input, message) => {
    await expect(updateDataset(bench, userId, id, input)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message,
    })
    expect(await now()).toMatchObject({ revision: 1, history: [] })
  })

  test('a correction is a new revision whose rows, sums and report are made anew', async () => {
    const before = await datasetRows(bench, userId, { id, take: 10_000 })
    const { totals } = (await now()) ?? {}
    const asked = {
      interval_alignment: 'ending',
      local_time_zone: -6,
      reason: 'as the logger says',
    }
    const corrected = await updateDataset(bench, userId, id, asked)
    expect(corrected).toMatchObject({
      revision: 2,
      local_time_zone: -6,
      interval_alignment: 'ending',
      altitude_m: SITE.altitude_m,
      start_time: new Date('2016-01-01T05:00:00.000Z'),
      quality: 'failed',
      totals,
    })
    expect(corrected.history.map(({ text }) => text)).toEqual([
      'Revision 2: time zone UTC−6 instead of UTC−7, the labels of the rows kept; times label the end of their intervals instead of the beginning (as the logger says)',
    ])
    const after = await datasetRows(bench, userId, { id, take: 10_000 })
    expect(after.values).toEqual(before.values)
    expect(Number(new Date(after.time[0] ?? '')) - Number(new Date(before.time[0] ?? ''))).toBe(
      -7_200_000,
    )
  })

  test('a new place brings its height, and of two corrections at once one is informed of the other', async () => {
    const place = { latitude: 40, longitude: -105, altitude_m: 1655 }
    const holder = await bench.pool.connect()
    await holder.query('begin')
    await holder.query('select from enviro_dataset where id = $1 for update', [id])
    const correcting = Promise.allSettled([
      updateDataset(bench, userId, id, place),
      updateDataset(bench, userId, id, { ...place, latitude: 41 }),
    ])
    await lockWaiters(bench.pool, 2)
    await holder.query('commit')
    holder.release()
    const both = await correcting
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBe(1)
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'CONFLICT' },
    })
    expect(await now()).toMatchObject({ revision: 3, longitude: -105, altitude_m: 1655 })
  })
})
