import { type PlantDocument, type PlantTerrain, writeHeightGrid } from '@duet/plant'
import { parseManifest } from '@duet/results/run'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSimulation } from './simulations.ts'
import { type RunBench, startRunBench } from './testing/runBench.ts'
import { samplePlant } from './testing/samplePlant.ts'
import { SITE, syntheticWeatherCsv } from './testing/syntheticWeather.ts'

let bench: RunBench
let owner: { userId: string; organizationId: string }

beforeAll(async () => {
  bench = await startRunBench()
  owner = await bench.newOwner('owner')
})
afterAll(() => bench.close())

/** Ground that rises to the east by a share of the way, around the plant. */
function terrain(rise: number): PlantTerrain {
  const size = 101
  const bytes = writeHeightGrid({
    longitude: SITE.longitude,
    latitude: SITE.latitude,
    originEastM: -2000,
    originNorthM: -2000,
    cellSizeM: 40,
    columns: size,
    rows: size,
    heightsM: Float32Array.from({ length: size * size }, (_, i) => 500 + rise * 40 * (i % size)),
  })
  const heights = Buffer.from(bytes).toString('base64')
  return { name: 'Ground', source_type: 'geotiff', source_filename: null, heights }
}

async function started(plant: PlantDocument): Promise<{ projectId: string; id: string }> {
  const projectId = await bench.newProject(owner, plant)
  const csv = syntheticWeatherCsv({ type: 'Sequential', year: 2021, days: 5 })
  const { id: enviro_dataset_id } = await bench.newDataset(owner.userId, projectId, csv)
  const answer = await startSimulation(bench, owner.userId, projectId, {
    block_ids: await bench.blockIds(projectId),
    enviro_dataset_id,
  })
  if (!answer.simulation) throw new Error(JSON.stringify(answer.errors))
  return { projectId, id: answer.simulation.id }
}

const rowOf = (id: string) =>
  bench.db
    .selectFrom('simulation')
    .select(['manifest', 'summary', 'storage_prefix'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

function onTerrain(): PlantDocument {
  const plant = samplePlant(1)
  const [block] = plant.blocks
  if (!block) throw new Error('the plant has no block')
  return { ...plant, blocks: [{ ...block, terrain_type: 'dem' }], terrain: terrain(0.1) }
}

describe('a run on terrain', () => {
  test('has heights of its own: what becomes of the ground while it waits is nothing to it', async () => {
    const { projectId, id } = await started(onTerrain())
    const { manifest, storage_prefix } = await rowOf(id)
    expect(parseManifest(manifest).terrain?.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(manifest)).not.toContain('"heights"')
    expect(await bench.storage.list(storage_prefix)).toEqual([`${storage_prefix}/terrain.bin`])
    const dropped = await bench.db
      .deleteFrom('project_terrain')
      .where('project_id', '=', projectId)
      .returning('storage_key')
      .executeTakeFirstOrThrow()
    await bench.storage.remove(dropped.storage_key)
    await bench.startWorker(1)
    const { duet_job } = await bench.ended(owner.userId, projectId, id)
    expect(duet_job.status).toBe('completed')
    expect((await rowOf(id)).summary).toMatchObject({
      assumptions: expect.arrayContaining([
        expect.objectContaining({ field: 'terrain_plane', value: 5.71 }),
      ]),
    })
    const kept = await bench.db
      .selectFrom('stored_file')
      .select('state')
      .where('storage_key', '=', `${storage_prefix}/terrain.bin`)
      .executeTakeFirst()
    expect(kept?.state).toBe('kept')
  })

  test('of blocks on even ground, or of a project without heights, has none', async () => {
    const flat = await started({ ...samplePlant(1), terrain: terrain(0.1) })
    expect(parseManifest((await rowOf(flat.id)).manifest).terrain).toBeUndefined()
    const { terrain: _none, ...bare } = onTerrain()
    const without = await started(bare)
    expect(parseManifest((await rowOf(without.id)).manifest).terrain).toBeUndefined()
  })
})
