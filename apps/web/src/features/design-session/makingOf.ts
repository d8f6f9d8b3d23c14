import { newSectionProperties } from '@duet/plant'
import type { Making } from '../drawing/editor/newLayer.ts'
import { linkedComponents, newBlockParts } from '../plant/components.ts'
import type { DesignSession } from './session.ts'

/** What new records need of a session: grids of new sections come from the tables of their blocks. */
export function makingOf({
  projectId,
  frame,
  plant,
  components,
}: Pick<DesignSession, 'projectId' | 'frame' | 'plant' | 'components'>): Making {
  const { design } = plant.get()
  const known = components.get()
  return {
    projectId,
    frame,
    nowIso: new Date().toISOString(),
    newId: () => crypto.randomUUID(),
    newBlockParts: newBlockParts(known),
    sectionOf: (blockId, outline) => {
      const block = blockId === null ? undefined : design.blocks[blockId]
      if (block === undefined) return undefined
      const { table, panel } = linkedComponents(block, known)
      if (table === undefined || panel === undefined) return undefined
      const layers = Object.values(design.block_layers)
      return newSectionProperties(outline, { block, layers, table, panel, frame })
    },
  }
}
