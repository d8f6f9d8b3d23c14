import { type BlockRatings, rowAzimuthDeg, zoneOfTables } from '@duet/engine'
import { runBlockInput } from '@duet/plant'
import { createAnswerCache } from '../../cache.ts'
import { perServer, type Server } from '../../server.ts'
import { type Run, readRun } from '../runSource.ts'
import { createBlockSource } from './blockSource.ts'

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

const caches = perServer((server) => ({
  inputs: createBlockSource(server),
  facts: createAnswerCache<ReadonlyMap<string, RunBlockFacts>>({ max: 16 }),
  tables: createAnswerCache<{ readonly tables: RunBlockTables | undefined }>({ max: 64 }),
}))

/** Facts of the blocks of a run as it was simulated, by their ids. The caller has settled access. */
export const factsOfBlocks = (
  server: Server,
  simulationId: string,
): Promise<ReadonlyMap<string, RunBlockFacts>> =>
  caches(server).facts(simulationId, async () => factsOf(await readRun(server.db, simulationId)))

/**
 * Tables of a block of a run as it was simulated; undefined for one whose light is not traced. The caller has settled access.
 *
 * @throws RangeError for a block that the run has not
 */
export async function tablesOfBlock(
  server: Server,
  simulationId: string,
  blockId: string,
): Promise<RunBlockTables | undefined> {
  const { inputs, tables } = caches(server)
  const answer = await tables(`${simulationId}/${blockId}`, async () => {
    const { block } = await inputs(await readRun(server.db, simulationId), blockId)
    return { tables: tablesOf(block) }
  })
  return answer.tables
}

/** Ratings need the count of tables alone, not where they stand. */
function factsOf({ manifest }: Run): ReadonlyMap<string, RunBlockFacts> {
  return new Map(
    manifest.blocks.map(({ id }) => {
      const { block, ratings } = runBlockInput(manifest, id)
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
