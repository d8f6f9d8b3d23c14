import { type BlockInput, blockInput } from './blockInput.ts'
import type { Run } from './runSource.ts'

/** Gives the input of a block of a run, made once for its tasks: laying out its tables takes a while. */
export type BlockSource = (run: Run, blockId: string) => BlockInput

const KEPT = 32

export function createBlockSource(): BlockSource {
  const kept = new Map<string, BlockInput>()
  return ({ simulationId, manifest }, blockId) => {
    const key = `${simulationId}/${blockId}`
    const found = kept.get(key)
    if (found) return found
    const input = blockInput(manifest, blockId)
    kept.set(key, input)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return input
  }
}
