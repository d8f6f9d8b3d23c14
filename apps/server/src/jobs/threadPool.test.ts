import { gunzipSync } from 'node:zlib'
import {
  type ClassFactors,
  fieldClassCount,
  fieldFactors,
  simulateBlock,
  simulateSystem,
  unpackClassFactors,
} from '@duet/engine'
import { ALL_COLUMNS, checkRun } from '@duet/plant'
import { BLOCK_COLUMNS, SYSTEM_COLUMNS } from '@duet/results'
import type { RunManifest } from '@duet/results/run'
import { afterAll, describe, expect, test } from 'vitest'
import { blockInput } from '../simulations/plan/blockInput.ts'
import { samplePlant } from '../simulations/testing/samplePlant.ts'
import { SITE } from '../simulations/testing/syntheticWeather.ts'
import type { BlockPartInput } from './threadMessages.ts'
import { createThreadPool } from './threadPool.ts'

const pool = createThreadPool(2)
afterAll(() => pool.close())

/** The first block of a plant under constant light, in shared memory. */
function blockPart(stepCount: number, document = samplePlant(1)): BlockPartInput {
  const [block] = document.blocks
  if (!block) throw new Error('no block')
  const [checked] = checkRun(document, [block], () => ALL_COLUMNS).blocks
  if (!checked) throw new Error('no check')
  const { tableCount, rowCount } = checked
  const facts = {
    id: 'd',
    name: 'd',
    ...SITE,
    type: 'TMY',
    source_hash: '',
    storage_key: '',
    step_s: 3600,
    time_interval: 'OneHour',
    coldest_air_c: 0,
  } as const
  const manifest: RunManifest = {
    version: 1,
    engine_version: '',
    document,
    blocks: [
      {
        id: block.id,
        name: block.name,
        dataset_id: 'd',
        table_count: tableCount,
        row_count: rowCount,
      },
    ],
    datasets: [facts],
    dataset_ids: ['d'],
    from: null,
    to: null,
    simulated_year: null,
    shading_layer_ids: [],
    step_count: stepCount,
  }
  const shared = (value: (step: number) => number): Float64Array =>
    new Float64Array(new SharedArrayBuffer(stepCount * 8)).map((_, step) => value(step))
  return {
    ...blockInput(manifest, block.id),
    weather: {
      intervalStartUtcMs: shared((step) => Date.UTC(2001, 5, 1, 7) + step * 3_600_000),
      stepS: 3600,
      utcOffsetH: -7,
      ghiWm2: shared(() => 500),
      dniWm2: shared(() => 400),
      dhiWm2: shared(() => 200),
      airC: shared(() => 20),
      windMPerS: shared(() => 1),
    },
    weatherId: String(stepCount),
    range: { from: 0, to: stepCount },
  }
}

const never = new AbortController().signal

describe('compute threads', () => {
  test('give every series that the stored columns name, and no other', async () => {
    const part = blockPart(24)
    const { series, energy } = await pool.run('simulateBlockPart', part, never)
    expect(Object.keys(series).toSorted()).toEqual(
      BLOCK_COLUMNS.map(({ engineKey }) => engineKey).toSorted(),
    )
    expect(series.acBlockW.length).toBe(24)
    expect(energy.mv_copper).toBeGreaterThan(0)
    const system = simulateSystem({}, [series], part.weather)
    expect(Object.keys(system).toSorted()).toEqual(
      SYSTEM_COLUMNS.map(({ engineKey }) => engineKey).toSorted(),
    )
  })

  test('trace a class of tables as the engine does in one go, and run on what they gave', async () => {
    const part = blockPart(6, samplePlant(1, { tracking: 0, sideM: 100 }))
    const { block } = part
    const factors: ClassFactors[] = []
    for (let classIndex = 0; classIndex < fieldClassCount(block); classIndex++) {
      const packed = await pool.run('traceClass', { block, classIndex }, never)
      factors.push(unpackClassFactors(gunzipSync(packed)))
    }
    expect(factors).toEqual(fieldFactors(block)?.classes)
    const { series, zoneSeries } = await pool.run('simulateBlockPart', { ...part, factors }, never)
    const alone = simulateBlock(block, part.weather)
    expect(series).toEqual(alone.series)
    expect(zoneSeries).toEqual(alone.zones)
    await expect(pool.run('simulateBlockPart', part, never)).rejects.toThrow('factors')
  })

  test('cache the last block of a run for its next range, and no other', async () => {
    const single = createThreadPool(1)
    const part = blockPart(24)
    const acOf = async (runBlockId: string, from: number, modulesPerString?: number) => {
      const block = { ...part.block, ...(modulesPerString && { modulesPerString }) }
      const input = { ...part, block, runBlockId, range: { from, to: 24 } }
      return (await single.run('simulateBlockPart', input, never)).series.acBlockW
    }
    const whole = await acOf('run/a', 0)
    expect(await acOf('run/a', 12)).toEqual(whole.slice(12))
    expect(await acOf('run/b', 0, 2)).not.toEqual(whole)
    expect(await acOf('run/a', 0)).toEqual(whole)
    await single.close()
  })

  test('hand on what went wrong, and go on', async () => {
    const part = blockPart(24)
    const wrong = { ...part, weatherId: 'wrong', range: { from: 0, to: 1000 } }
    await expect(pool.run('simulateBlockPart', wrong, never)).rejects.toThrow(/range/i)
    await expect(pool.run('simulateBlockPart', part, never)).resolves.toBeDefined()
  })

  test('an abort ends a running thread at once; the next message gets a new one', async () => {
    const abort = new AbortController()
    const long = pool.run('simulateBlockPart', blockPart(2_000_000), abort.signal)
    await new Promise((resolve) => setTimeout(resolve, 200))
    abort.abort(new Error('stopped'))
    await expect(long).rejects.toThrow('stopped')
    await expect(pool.run('simulateBlockPart', blockPart(24), never)).resolves.toBeDefined()
    await expect(
      pool.run('simulateBlockPart', blockPart(24), AbortSignal.abort(new Error('before'))),
    ).rejects.toThrow('before')
  })

  test('many messages of one kind do not hold up another kind', async () => {
    const single = createThreadPool(1)
    const { block } = blockPart(1, samplePlant(1, { tracking: 0, sideM: 100 }))
    const done: string[] = []
    const asked = [
      ...Array.from({ length: 4 }, async () => {
        await single.run('simulateBlockPart', blockPart(24), never)
        done.push('part')
      }),
      single.run('traceClass', { block, classIndex: 0 }, never).then(() => done.push('class')),
    ]
    await Promise.all(asked)
    await single.close()
    expect(done).toEqual(['part', 'part', 'class', 'part', 'part'])
  })

  test('more messages than threads wait for their turn', async () => {
    const parts = await Promise.all(
      Array.from({ length: 6 }, () => pool.run('simulateBlockPart', blockPart(240), never)),
    )
    expect(new Set(parts.map(({ energy }) => energy.mv_copper)).size).toBe(1)
  })
})
