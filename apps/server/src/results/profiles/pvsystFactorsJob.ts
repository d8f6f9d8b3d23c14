import {
  type ClassFactors,
  type FinishedPvsystRun,
  type PvsystRun,
  type PvsystRunSums,
  pvsystFactors,
  pvsystRuns,
} from '@duet/engine'
import { addPvsystSums, type PvsystPart, stepRanges } from '@duet/results'
import { z } from 'zod'
import type { Database } from '../../db/connection.ts'
import type { Json } from '../../db/database.gen.ts'
import { sameResultJob } from '../../jobs/resultJobQueries.ts'
import type { RunResultJob } from '../../jobs/resultJobs.ts'
import type { RunEngine } from '../../simulations/tasks/runWorker.ts'

const inputSchema = z.object({ block_ids: z.array(z.string()).min(1) })

/** A block with the factors that its controlled runs gave. */
export interface PvsystBlock extends PvsystPart {
  readonly block_id: string
}

/** @throws Error for what the job has not written */
export function parsePvsystAnswer(answer: unknown): readonly PvsystBlock[] {
  if (!isAnswer(answer)) throw new Error('A job of factors has no answer')
  return answer.blocks
}

/** Written by the job alone. */
function isAnswer(json: unknown): json is { readonly blocks: readonly PvsystBlock[] } {
  return typeof json === 'object' && json !== null && 'blocks' in json
}

type TellParts = (count: number) => Promise<void>

/** Scenes that are traced for a block, beside the one of its run. */
const SCENES = 2

/** Factors of some blocks of a run: their controlled runs one after the other, each cut into ranges for the threads. */
export function createPvsystFactorsJob(engine: RunEngine, db: Database): RunResultJob {
  return async (job, signal, tellProgress) => {
    const { block_ids: ids } = inputSchema.parse(job.input)
    const blocks: PvsystBlock[] = []
    for (const [index, id] of ids.entries()) {
      const tell = (share: number): Promise<void> =>
        tellProgress(Math.round((index + share) * PARTS_PER_BLOCK), ids.length * PARTS_PER_BLOCK)
      await tell(0)
      const known =
        ids.length > 1 ? await knownBlock(db, job.simulation_id, job.user_id, id) : undefined
      blocks.push(known ?? (await blockFactors(engine, job.simulation_id, id, signal, tell)))
    }
    return { answer: { blocks: blocks.map(jsonOf) } }
  }
}

const PARTS_PER_BLOCK = 100

/** Undefined where the block alone was not asked for before. */
async function knownBlock(
  db: Database,
  simulationId: string,
  userId: string,
  blockId: string,
): Promise<PvsystBlock | undefined> {
  const input = { block_ids: [blockId] }
  const same = await sameResultJob(db, { simulationId, userId, kind: 'pvsyst_factors', input })
  return same?.status === 'completed' ? parsePvsystAnswer(same.answer)[0] : undefined
}

async function blockFactors(
  engine: RunEngine,
  simulationId: string,
  blockId: string,
  signal: AbortSignal,
  tell: (share: number) => Promise<void>,
): Promise<PvsystBlock> {
  const { block, weather, weatherId, factors } = await engine.blockOfRun(
    simulationId,
    blockId,
    signal,
  )
  const runs = pvsystRuns(block)
  if (!runs || !factors) throw new RangeError(`Block ${blockId} is not traced`)
  const ranges = stepRanges(weather.intervalStartUtcMs.length)
  const total = SCENES * TRACED_WEIGHT + runs.length * ranges.length
  let done = 0
  const tellParts: TellParts = (count) => {
    done += count
    return tell(done / total)
  }
  const traced = await tracedScenes(engine, simulationId, runs, factors, signal, tellParts)
  const finished = await Promise.all(
    runs.map(async (run): Promise<FinishedPvsystRun> => {
      const runFactors = run.traced && traced.get(run.traced)
      const parts: PvsystRunSums[] = await Promise.all(
        ranges.map(async (range) => {
          const input = { block: run.block, weather, weatherId, range }
          const message = { ...input, ...(runFactors && { factors: runFactors }) }
          const sums = await engine.threads.run('pvsystPart', message, signal)
          await tellParts(1)
          return sums
        }),
      )
      return { run, sums: addPvsystSums(parts) }
    }),
  )
  const acKwh = finished.find(({ run }) => run.key === 'r0')?.sums.acKwh ?? new Float64Array(12)
  return { block_id: blockId, factors: pvsystFactors(finished), month_ac_kwh: Array.from(acKwh) }
}

/** A scene takes as long as some ranges of a run. */
const TRACED_WEIGHT = 4

/** Each scene once; that of the run is there. */
async function tracedScenes(
  engine: RunEngine,
  simulationId: string,
  runs: readonly PvsystRun[],
  factors: readonly ClassFactors[],
  signal: AbortSignal,
  tellParts: TellParts,
): Promise<ReadonlyMap<PvsystRun['traced'], readonly ClassFactors[]>> {
  const whole = runs.find(({ key }) => key === 'r0')?.traced
  const others = [...new Set(runs.map(({ traced }) => traced))].flatMap((scene) =>
    scene && scene !== whole ? [scene] : [],
  )
  const made = await Promise.all(
    others.map(async (scene) => {
      const classes = await engine.factorsOf(simulationId, scene, signal)
      await tellParts(TRACED_WEIGHT)
      return [scene, classes] as const
    }),
  )
  return new Map([[whole, factors] as const, ...made])
}

/** Factors that have no value are left out. */
function jsonOf({ block_id, factors, month_ac_kwh }: PvsystBlock): Json {
  const { annual, months, bifaciality, openAreaFraction, runs } = factors
  return {
    block_id,
    month_ac_kwh: [...month_ac_kwh],
    factors: {
      annual: { ...annual },
      months: months.map((set) => ({ ...set })),
      bifaciality,
      openAreaFraction,
      runs: runs.map((run) => ({ ...run })),
    },
  }
}
