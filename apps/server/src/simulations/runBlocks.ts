import { type BlockRatings, rowAzimuthDeg, zoneOfTables } from '@duet/engine'
import { toSimulationInput } from '@duet/plant'
import { parseManifest, runDataset } from '@duet/results/run'
import type { Database } from '../db/connection.ts'
import type { ObjectStorage } from '../files/objectStorage.ts'
import { createBlockSource } from './blockSource.ts'
import type { Run } from './runSource.ts'
import { findSimulation } from './simulationQueries.ts'
import { terrainOfRun } from './terrainOfRun.ts'

/** Facts of a block of a run that its results are shared out with. */
export interface RunBlockFacts {
  readonly ratings: BlockRatings
  readonly inverterCount: number
}

/** Tables of a block in plan. */
export interface RunBlockTables {
  /** Centres, m from the middle of all of them, each [tables]. */
  readonly eastM: Float64Array
  readonly northM: Float64Array
  /** Place of each table's zone among those of the block, [tables]. */
  readonly zone: Int32Array
  /** Of one table along and across its row. */
  readonly lengthM: number
  readonly widthM: number
  readonly rowAzimuthDeg: number
  readonly tiers: number
  readonly columns: number
}

/** Blocks of runs as they were simulated, for those who show results. The caller has settled access. */
export interface RunBlocks {
  /** By the ids of the blocks. */
  readonly facts: (simulationId: string) => Promise<ReadonlyMap<string, RunBlockFacts>>
  /** Undefined for a block whose light is not traced. @throws RangeError for a block that the run has not */
  readonly tables: (simulationId: string, blockId: string) => Promise<RunBlockTables | undefined>
}

export interface RunBlocksDeps {
  readonly db: Database
  readonly storage: ObjectStorage
}

const KEPT_RUNS = 16
const KEPT_TABLES = 64

export function createRunBlocks({ db, storage }: RunBlocksDeps): RunBlocks {
  const source = createBlockSource((run) => terrainOfRun(storage, run))
  const readRun = (id: string): Promise<Run> => readRunOf(db, id)
  const facts = kept(KEPT_RUNS, async (id) => factsOf(await readRun(id)))
  const tables = kept(KEPT_TABLES, async (key) => {
    const [simulationId = '', blockId = ''] = key.split('/')
    const { block } = await source(await readRun(simulationId), blockId)
    return tablesOf(block)
  })
  return { facts, tables: (simulationId, blockId) => tables(`${simulationId}/${blockId}`) }
}

/** Runs never change: the answers that were asked for last are kept. */
function kept<T>(most: number, make: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const answers = new Map<string, Promise<T>>()
  return (key) => {
    const found = answers.get(key)
    if (found) return found
    const made = make(key)
    answers.set(key, made)
    made.catch(() => answers.delete(key))
    const [oldest] = answers.keys()
    if (answers.size > most && oldest !== undefined) answers.delete(oldest)
    return made
  }
}

async function readRunOf(db: Database, simulationId: string): Promise<Run> {
  const row = await findSimulation(db, simulationId)
  if (!row) throw new Error(`The run ${simulationId} was deleted`)
  return {
    simulationId,
    projectId: row.project_id,
    prefix: row.storage_prefix,
    manifest: parseManifest(row.manifest),
  }
}

/** Ratings need the count of tables alone, not where they stand. */
function factsOf({ manifest }: Run): ReadonlyMap<string, RunBlockFacts> {
  return new Map(
    manifest.blocks.map(({ id, table_count, row_count }) => {
      const dataset = runDataset(manifest, id)
      const { block, ratings } = toSimulationInput({
        document: manifest.document,
        blockId: id,
        site: {
          latitudeDeg: dataset.latitude,
          longitudeDeg: dataset.longitude,
          altitudeM: dataset.altitude_m,
        },
        tableCount: table_count,
        rowCount: row_count,
        options: { coldestAirC: dataset.coldest_air_c },
      })
      return [id, { ratings, inverterCount: block.inverterCount }]
    }),
  )
}

type EngineBlock = Parameters<typeof zoneOfTables>[0]

function tablesOf(block: EngineBlock): RunBlockTables | undefined {
  const zone = zoneOfTables(block)
  const { field, mount } = block
  if (!zone || !field || mount.kind === 'dualAxis') return undefined
  const { tiers, columns, moduleAlongM, moduleAcrossM, columnGapM, tierGapM } = field.structure
  return {
    eastM: aboutMiddle(field.eastM),
    northM: aboutMiddle(field.northM),
    zone,
    lengthM: columns * moduleAlongM + (columns - 1) * columnGapM,
    widthM: tiers * moduleAcrossM + (tiers - 1) * tierGapM,
    rowAzimuthDeg: (rowAzimuthDeg(mount) + 360) % 360,
    tiers,
    columns,
  }
}

function aboutMiddle(values: Float64Array): Float64Array {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (const value of values) {
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  return values.map((value) => value - (least + most) / 2)
}
