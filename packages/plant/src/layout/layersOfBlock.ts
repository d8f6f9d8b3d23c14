import type { BlockLayer, LayerOf, LayerType } from '../layers/blockLayer.ts'

/** The layers of one type in one block. */
export function layersOfBlock<T extends LayerType>(
  {
    block,
    layers,
  }: {
    readonly block: { readonly id: string }
    readonly layers: readonly BlockLayer[]
  },
  type: T,
): LayerOf<T>[] {
  const isWanted = (layer: BlockLayer): layer is BlockLayer & LayerOf<T> =>
    layer.type === type && layer.block_id === block.id
  return layers.filter(isWanted)
}
