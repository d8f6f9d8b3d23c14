import type {
  Block,
  BlockLayer,
  BlockPvSummary,
  BlockWeather,
  DesignFinding,
  DesignToCheck,
  HeightGrid,
  LinkedComponents,
  LocalFrame,
  RowCounts,
  TableLayout,
  TablePoses,
} from '@duet/plant'
import type { WorkerAnswer, WorkerCall } from '../../lib/workers/workerCalls.ts'

export interface LayoutRequest {
  readonly block: Block
  readonly components: LinkedComponents
  /** Layers of the plant that its tables follow from: exclusions of other blocks count too. */
  readonly layers: readonly BlockLayer[]
  readonly frame: LocalFrame
  /** Lowest air temperature of the block's weather, for the length of its strings. */
  readonly coldestAirC: number | undefined
  /** Heights of the ground, for blocks that follow them. */
  readonly ground: HeightGrid | undefined
}

/** What the map and the panels need of a block's tables. */
export interface BlockLayout {
  readonly blockId: string
  /** Undefined when no table and panel are chosen. */
  readonly counts: RowCounts | undefined
  readonly tables: number
  readonly tracking: 'fixed' | 'tracker'
  readonly summary: BlockPvSummary
  /** [8 tables]: corners in Web Mercator less the origin's, four to a table; see `mercatorCorners`. */
  readonly corners: Float32Array<ArrayBuffer>
  /** [8 strips]: tables of a row that stand close, as one; see `rowStripsM`. */
  readonly strips: Float32Array<ArrayBuffer>
  /** Those of the tables whose ground is steeper along the row than their axis may be. */
  readonly steepCorners: Float32Array<ArrayBuffer>
}

/** The tables themselves, for who builds on them; their poses where the block follows heights that are known. */
export type BlockTables = TableLayout & { readonly poses?: TablePoses }

/** What the rules are asked of; the tables are those of the last layouts. */
export interface CheckRequest {
  readonly design: DesignToCheck
  /** By block, as far as it is known; null: the block has none. */
  readonly weather: ReadonlyMap<string, BlockWeather | null>
  /** Blocks whose tables could not be laid out. */
  readonly failedIds: readonly string[]
}

/** All messages to the thread that lays out, name to [input, output]; arrays cross by transfer. */
export interface LayoutMessages {
  /** What the map shows. */
  readonly layout: readonly [LayoutRequest, BlockLayout]
  /** The tables that the last layout of the same request has made. */
  readonly tables: readonly [LayoutRequest, BlockTables]
  readonly check: readonly [CheckRequest, readonly DesignFinding[]]
}

export type LayoutCall = WorkerCall<LayoutMessages>
export type LayoutAnswer = WorkerAnswer<LayoutMessages>

/** What is known of all blocks. */
export interface LayoutState {
  /** The newest layout of each block. */
  readonly byBlock: ReadonlyMap<string, BlockLayout>
  /** Messages of blocks that could not be laid out. */
  readonly errors: ReadonlyMap<string, string>
  readonly isBusy: boolean
}
