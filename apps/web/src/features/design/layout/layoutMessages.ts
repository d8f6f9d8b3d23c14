import type {
  Block,
  BlockLayer,
  BlockPvSummary,
  LinkedComponents,
  LocalFrame,
  RowCounts,
} from '@duet/plant'

/** All messages to the layout worker, name to [input, output]; numbers cross as one transferred buffer. */
export interface LayoutMessages {
  readonly layout: readonly [LayoutRequest, BlockLayout]
}

export interface LayoutRequest {
  readonly block: Block
  readonly components: LinkedComponents
  /** All layers of the plant: exclusions of other blocks count too. */
  readonly layers: readonly BlockLayer[]
  readonly frame: LocalFrame
  /** Lowest air temperature of the block's weather, for the length of its strings. */
  readonly coldestAirC: number | undefined
}

export interface BlockLayout {
  readonly blockId: string
  /** Undefined when no table and panel are chosen. */
  readonly counts: RowCounts | undefined
  readonly tables: number
  readonly tracking: 'fixed' | 'tracker'
  readonly summary: BlockPvSummary
  /** [8 tables]: corners in Web Mercator less the origin's, four to a table; see `mercatorCorners`. */
  readonly corners: Float32Array<ArrayBuffer>
  readonly durationMs: number
}

export type LayoutAnswer =
  | { readonly id: number; readonly output: BlockLayout }
  | { readonly id: number; readonly error: string }

export interface LayoutCall {
  readonly id: number
  readonly input: LayoutMessages['layout'][0]
}

/** What is known of all blocks. */
export interface LayoutState {
  /** The newest layout of each block. */
  readonly byBlock: ReadonlyMap<string, BlockLayout>
  /** Messages of blocks that could not be laid out. */
  readonly errors: ReadonlyMap<string, string>
  readonly isBusy: boolean
}
