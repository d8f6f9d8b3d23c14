import { type DesignQuantities, designQuantities } from '@duet/plant'
import { runDataset } from '@duet/results/run'
import { type AnswerCache, createAnswerCache } from '../cache.ts'
import type { Database } from '../db/connection.ts'
import type { FinishedRun } from '../results/run/finishedRun.ts'
import { readStoredRun } from '../results/run/storedRunQueries.ts'

/** Runs whose quantities are cached. */
const CACHED_RUNS = 1000

const caches = new WeakMap<Database, AnswerCache<DesignQuantities>>()

/** What the design of a run has of each thing that has a price, as it was simulated; it never changes. */
export function runQuantities({ server: { db }, id }: FinishedRun): Promise<DesignQuantities> {
  const cache = caches.get(db) ?? createAnswerCache<DesignQuantities>({ max: CACHED_RUNS })
  caches.set(db, cache)
  return cache(id, async () => {
    const { manifest } = await readStoredRun(db, id)
    const blocks = manifest.blocks.map((block) => ({
      ...block,
      coldestAirC: runDataset(manifest, block.id).coldest_air_c,
    }))
    return designQuantities(manifest.document, blocks)
  })
}
