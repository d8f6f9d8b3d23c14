import type {
  Block,
  BlockRatings,
  BlockSeries,
  ClassFactors,
  ExpectedSteps,
  PvsystRunSums,
  StepRange,
  TableFrame,
  TableProfile,
  Weather,
  ZoneSeries,
} from '@duet/engine'
import type { BlockPart } from '@duet/results'

export interface BlockPartInput {
  readonly block: Block
  readonly ratings: BlockRatings
  /** Its arrays lie in shared memory, so that threads read one copy. */
  readonly weather: Weather
  /** The same for the same weather: a thread prepares it once. */
  readonly weatherId: string
  readonly range: StepRange
  /** The same for the same block and factors in the same weather: a thread makes one of them for the ranges that follow each other. Absent: none is retained. */
  readonly runBlockId?: string
  /** Of a block whose light is traced, one for each class of tables; their arrays lie in shared memory. */
  readonly factors?: readonly ClassFactors[]
}

export interface BlockPartOutput extends BlockPart {
  readonly series: BlockSeries
  /** Of a block whose light is traced. */
  readonly zoneSeries?: ZoneSeries
}

export interface ClassInput {
  readonly block: Block
  readonly classIndex: number
}

export interface TableProfileInput
  extends Pick<BlockPartInput, 'block' | 'weather' | 'weatherId' | 'range'> {
  readonly factors: readonly ClassFactors[]
  /** Of the table's class: its place among the zones of the block. */
  readonly classIndex: number
}

/** A block in the weather that was; factors of its expected classes. */
export type ExpectedInput = Pick<
  BlockPartInput,
  'block' | 'weather' | 'weatherId' | 'range' | 'factors'
>

/** All that a compute thread can be asked: name -> [input, output]. */
export interface ThreadMessages {
  readonly simulateBlockPart: readonly [input: BlockPartInput, output: BlockPartOutput]
  readonly expectedSteps: readonly [input: ExpectedInput, output: ExpectedSteps]
  /** Traces one class of tables; gives its factors as they are stored. */
  readonly traceClass: readonly [input: ClassInput, output: Uint8Array]
  /** Light over one table in the mean of a range. */
  readonly tableProfile: readonly [input: TableProfileInput, output: TableProfile]
  /** The same step by step. */
  readonly tableFrames: readonly [input: TableProfileInput, output: readonly TableFrame[]]
  /** Sums of one controlled run over a range; `block` is that of the run. */
  readonly pvsystPart: readonly [input: Omit<BlockPartInput, 'ratings'>, output: PvsystRunSums]
}

export type MessageName = keyof ThreadMessages
