import { type Design, type LocalFrame, newSectionProperties } from '@duet/plant'
import type { Making } from '../drawing/editor/newLayer.ts'
import { type DesignComponents, linkedComponents } from '../plant/components.ts'

/** Grids of new sections from the tables of their blocks. */
export function sectionMaker(
  design: Design,
  components: DesignComponents,
  frame: LocalFrame,
): NonNullable<Making['sectionOf']> {
  return (blockId, outline) => {
    const block = blockId === null ? undefined : design.blocks[blockId]
    if (block === undefined) return undefined
    const { table, panel } = linkedComponents(block, components)
    if (table === undefined || panel === undefined) return undefined
    const layers = Object.values(design.block_layers)
    return newSectionProperties(outline, { block, layers, table, panel, frame })
  }
}
