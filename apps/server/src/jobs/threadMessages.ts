import type {
  Block,
  BlockEnergySums,
  BlockRatings,
  BlockSeries,
  KeyFigureSums,
  SimulationWarning,
  StepRange,
  Weather,
} from '@duet/engine'

export interface BlockPartInput {
  readonly block: Block
  readonly ratings: BlockRatings
  /** Its arrays lie in shared memory, so that threads read one copy. */
  readonly weather: Weather
  /** The same for the same weather: a thread prepares it once. */
  readonly weatherId: string
  readonly range: StepRange
}

export interface BlockPartOutput {
  readonly series: BlockSeries
  readonly energy: BlockEnergySums
  readonly keyFigures: KeyFigureSums
  readonly warnings: readonly SimulationWarning[]
}

/** All that a compute thread can be asked: name -> [input, output]. */
export interface ThreadMessages {
  readonly simulateBlockPart: readonly [input: BlockPartInput, output: BlockPartOutput]
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
