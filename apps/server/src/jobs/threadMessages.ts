import type {
  Block,
  BlockEnergySums,
  BlockRatings,
  BlockSeries,
  ClassFactors,
  KeyFigureSums,
  SimulationWarning,
  StepRange,
  Weather,
  ZoneSeries,
} from '@duet/engine'
import type { ZoneRun } from '@duet/results'

export interface BlockPartInput {
  readonly block: Block
  readonly ratings: BlockRatings
  /** Its arrays lie in shared memory, so that threads read one copy. */
  readonly weather: Weather
  /** The same for the same weather: a thread prepares it once. */
  readonly weatherId: string
  readonly range: StepRange
  /** Of a block whose light is traced, one for each class of tables; their arrays lie in shared memory. */
  readonly factors?: readonly ClassFactors[]
}

export interface BlockPartOutput {
  readonly series: BlockSeries
  /** Of a block whose light is traced. */
  readonly zoneSeries?: ZoneSeries
  readonly zones?: readonly ZoneRun[]
  readonly energy: BlockEnergySums
  readonly keyFigures: KeyFigureSums
  readonly warnings: readonly SimulationWarning[]
}

export interface ClassInput {
  readonly block: Block
  readonly classIndex: number
}

/** All that a compute thread can be asked: name -> [input, output]. */
export interface ThreadMessages {
  readonly simulateBlockPart: readonly [input: BlockPartInput, output: BlockPartOutput]
  /** Traces one class of tables; gives its factors as they are stored. */
  readonly traceClass: readonly [input: ClassInput, output: Uint8Array]
}

export type MessageName = keyof ThreadMessages

export type ThreadRequest = {
  [Name in MessageName]: { readonly name: Name; readonly input: ThreadMessages[Name][0] }
}[MessageName]

export type ThreadReply<Name extends MessageName> =
  | { readonly ok: true; readonly output: ThreadMessages[Name][1] }
  | {
      readonly ok: false
      readonly code: string | undefined
      readonly message: string
      readonly stack: string | undefined
    }
