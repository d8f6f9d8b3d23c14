import type { Block, ClassFactors, Weather } from '@duet/engine'
import type { ThreadPool } from '../jobs/threadPool.ts'

/** What result jobs compute with. */
export interface ResultEngine {
  readonly threads: ThreadPool
  /** A block of a run as it was simulated; its arrays lie in shared memory. */
  readonly blockOfRun: (
    simulationId: string,
    blockId: string,
    signal: AbortSignal,
  ) => Promise<{
    readonly block: Block
    readonly weather: Weather
    /** The same for the same weather. */
    readonly weatherId: string
    /** Of a block whose light is traced, one for each class of tables. */
    readonly factors: readonly ClassFactors[] | undefined
  }>
  /** Factors of a block that no run has: traced once and stored by what stands in it. */
  readonly factorsOf: (
    simulationId: string,
    block: Block,
    signal: AbortSignal,
  ) => Promise<readonly ClassFactors[]>
}
