import { type Block, type BlockLayer, parseBlock, parseBlockLayer } from '@duet/plant'
import type { StoredDesignFragment } from '../lib/gql/graphql.ts'

export interface StoredDesign {
  readonly blocks: readonly Block[]
  readonly layers: readonly BlockLayer[]
}

/** The stored design as plant records. @throws AppError INVALID_PLANT_DOCUMENT */
export function readStoredDesign({ blocks, blockLayers }: StoredDesignFragment): StoredDesign {
  return {
    // The scalar fields of a block travel in one object.
    blocks: blocks.map(({ configuration, ...columns }) =>
      parseBlock({ ...(typeof configuration === 'object' ? configuration : null), ...columns }),
    ),
    layers: blockLayers.map((layer): BlockLayer => parseBlockLayer(layer)),
  }
}
