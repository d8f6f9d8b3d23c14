import { createAnswerCache } from '../../cache.ts'
import type { Server } from '../../server.ts'
import { type BlockInput, blockInput } from '../plan/blockInput.ts'
import { terrainOfRun } from '../plan/terrainOfRun.ts'
import type { Run } from '../runSource.ts'

/** Gives the input of a block of a run, made once for its tasks: laying out its tables takes a while. */
export type BlockSource = (run: Run, blockId: string) => Promise<BlockInput>

export function createBlockSource({ storage }: Pick<Server, 'storage'>): BlockSource {
  const inputs = createAnswerCache<BlockInput>({ max: 32 })
  return (run, blockId) =>
    inputs(`${run.simulationId}/${blockId}`, async () =>
      blockInput(run.manifest, blockId, undefined, await terrainOfRun(storage, run)),
    )
}
