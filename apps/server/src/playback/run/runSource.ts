import type { PlaybackIndex } from '@duet/results/playback'
import { createAnswerCache } from '../../cache.ts'
import type { FinishedRun } from '../../results/run/finishedRun.ts'
import { perServer, type Server } from '../../server.ts'
import { terrainOfRun } from '../../simulations/plan/terrainOfRun.ts'
import { readRun } from '../../simulations/runSource.ts'
import type { PlaybackSource } from '../playbackSource.ts'
import type { PlantTables } from '../tables/plantTables.ts'
import { runFrames } from './runFrames.ts'
import { runIndex } from './runIndex.ts'

const indexes = perServer(() => createAnswerCache<PlaybackIndex>({ max: 32 }))

/** A run as it is played. The caller has settled access. */
export function runSource(server: Server, run: FinishedRun): PlaybackSource {
  const index = (): Promise<PlaybackIndex> => indexes(server)(run.id, () => runIndex(run))
  return {
    index,
    tables: async () => tablesOfRun(server, run, await index()),
    frames: async (measure, chunk) => runFrames(run, await index(), measure, chunk),
    stamp: 'run',
  }
}

async function tablesOfRun(
  server: Server,
  run: FinishedRun,
  { units }: PlaybackIndex,
): Promise<PlantTables> {
  const stored = await readRun(server.db, run.id)
  const terrain = await terrainOfRun(server.storage, stored)
  return {
    document: stored.manifest.document,
    manifest: stored.manifest,
    ...(terrain && { terrain }),
    blocks: run.facts.blocks.map(({ id }, block) => ({
      id,
      firstUnit: units.findIndex((unit) => unit.block === block),
      hasZones: units.filter((unit) => unit.block === block).length > 1,
    })),
  }
}
