import type { BlockLayer, Design } from '@duet/plant'
import { type EditorState, isVisible } from './editorState.ts'

/** Layers that are seen. The same list as long as neither the layers nor what is hidden have changed. */
export function visibleLayers(
  state: Pick<EditorState, 'hidden'>,
  { block_layers }: Design,
): readonly BlockLayer[] {
  const known = lists.get(block_layers)
  if (known !== undefined && known.hidden === state.hidden) return known.layers
  const layers = Object.values(block_layers).filter((layer) => isVisible(state, layer))
  lists.set(block_layers, { hidden: state.hidden, layers })
  return layers
}

const lists = new WeakMap<
  Design['block_layers'],
  { readonly hidden: ReadonlySet<string>; readonly layers: readonly BlockLayer[] }
>()
