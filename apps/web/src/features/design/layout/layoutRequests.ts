import type { Block, BlockLayer, Design, LocalFrame } from '@duet/plant'
import { type DesignComponents, linkedComponents } from '../model/components.ts'
import type { LayoutRequest } from './layoutMessages.ts'

/** By id of the weather, in °C. */
export type ColdestAirC = ReadonlyMap<string, number>

/**
 * What each block's tables follow from: its own layers, and from the others only the ground that they keep free, so
 * that a change in one block leaves its neighbours alone. The chosen block comes first.
 */
export function layoutRequests(
  design: Design,
  components: DesignComponents,
  frame: LocalFrame,
  coldestAirC: ColdestAirC,
  firstBlockId: string | null,
): readonly LayoutRequest[] {
  const layers = Object.values(design.block_layers)
  const blocks = Object.values(design.blocks).toSorted(
    (a, b) => Number(b.id === firstBlockId) - Number(a.id === firstBlockId),
  )
  return blocks.map((block) => ({
    block,
    components: linkedComponents(block, components),
    layers: layers.filter((layer) => matters(layer, block)),
    frame,
    coldestAirC: coldestAirC.get(block.enviro_dataset_id ?? ''),
  }))
}

function matters(layer: BlockLayer, block: Block): boolean {
  const keepsFree = layer.type === 'exclusion' || layer.type === 'shading'
  // a perimeter may follow the guide line of another block
  return layer.block_id === block.id || keepsFree || layer.type === 'guide_line'
}
