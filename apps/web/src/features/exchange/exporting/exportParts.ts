import { cornerHeights } from '@duet/formats'
import { type Block, type BlockLayer, type LinkedComponents } from '@duet/plant'
import type { DesignSession } from '../../design-session/session.ts'
import { blocksInOrder } from '../../drawing/editor/editorState.ts'
import type { BlockTables } from '../../layout/layoutMessages.ts'
import { componentsOfBlock, linkedComponents } from '../../plant/components.ts'
import { ALL, type ExportScope, SELECTION } from './exportOptions.ts'

/** What of the design a scope holds. */
export interface ExportParts {
  readonly layers: readonly BlockLayer[]
  readonly blocks: readonly Block[]
}

/** Layers and blocks of a scope; a selection has no blocks. */
export function partsOfScope(session: DesignSession, scope: ExportScope): ExportParts {
  const { design } = session.plant.get()
  const layers = Object.values(design.block_layers)
  const blocks = blocksInOrder(design)
  if (scope === ALL) return { layers, blocks }
  if (scope === SELECTION) {
    const { selectedIds } = session.editor.get()
    return { layers: layers.filter(({ id }) => selectedIds.has(id)), blocks: [] }
  }
  return {
    layers: layers.filter(({ block_id }) => block_id === scope),
    blocks: blocks.filter(({ id }) => id === scope),
  }
}

/** The tables of a block with the components that they are made of. */
export interface ExportedTables {
  readonly block: Block
  readonly layout: BlockTables
  readonly components: LinkedComponents
  readonly cornerHeightsM: Float64Array | undefined
}

/** @throws Error where a block cannot be laid out */
export function tablesOfBlocks(
  session: DesignSession,
  blocks: readonly Block[],
): Promise<readonly ExportedTables[]> {
  return Promise.all(
    blocks.map(async (block) => {
      const layout = await session.layout.layoutOf(block.id)
      const components = linkedComponents(block, session.components.get())
      const { panel, table } = components
      const cornerHeightsM =
        layout.poses && panel && table && cornerHeights(layout, layout.poses, table, panel)
      return { block, layout, components, cornerHeightsM }
    }),
  )
}

/** What the components of a block are called. */
export function componentNames(
  session: DesignSession,
  block: Block,
): { readonly [K in keyof LinkedComponents]?: string } {
  const components = componentsOfBlock(block, session.components.get())
  return Object.fromEntries(components.map(({ kind, name }) => [kind, name]))
}
