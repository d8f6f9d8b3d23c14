import type { HeightGrid } from '@duet/plant'
import { type BlockInput, blockInput } from './blockInput.ts'
import type { Run } from './runSource.ts'

/** Gives the input of a block of a run, made once for its tasks: laying out its tables takes a while. */
export type BlockSource = (run: Run, blockId: string) => Promise<BlockInput>

const KEPT = 32

/** @param terrainOf - heights of the ground of a run; undefined where no block of it stands on terrain */
export function createBlockSource(
  terrainOf: (run: Run) => Promise<HeightGrid | undefined>,
): BlockSource {
  const kept = new Map<string, Promise<BlockInput>>()
  return (run, blockId) => {
    const key = `${run.simulationId}/${blockId}`
    const found = kept.get(key)
    if (found) return found
    const making = terrainOf(run).then((terrain) =>
      blockInput(run.manifest, blockId, undefined, terrain),
    )
    kept.set(key, making)
    making.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return making
  }
}
