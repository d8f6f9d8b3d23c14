import {
  type Block,
  type BlockLayer,
  blockAreaM2,
  blockPvSummary,
  type LocalFrame,
  newSectionProperties,
  usualInverterCount,
} from '@duet/plant'
import type { Making } from '../drawing/editor/newLayer.ts'
import { type DesignComponents, linkedComponents, newBlockParts } from '../plant/components.ts'
import type { DesignSession } from './session.ts'

/** What new records need of a session: grids of new sections come from the tables of their blocks. */
export function makingOf({
  projectId,
  frame,
  plant,
  components,
  weather,
}: Pick<DesignSession, 'projectId' | 'frame' | 'plant' | 'components' | 'weather'>): Making {
  const { design } = plant.get()
  const known = components.get()
  return {
    projectId,
    frame,
    nowIso: new Date().toISOString(),
    newId: () => crypto.randomUUID(),
    newBlockParts: newBlockParts(known, weather.get()),
    inverterCount: (block, layers) => inverterCount(block, layers, known, frame),
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

/** Land beyond this is laid out in the background alone, m². */
const MOST_AREA_M2 = 5e6

/** As many inverters as bring the modules on the land to the usual DC/AC ratio. */
function inverterCount(
  block: Block,
  layers: readonly BlockLayer[],
  known: DesignComponents,
  frame: LocalFrame,
): number | undefined {
  const parts = linkedComponents(block, known)
  const { inverter } = parts
  if (inverter === undefined || blockAreaM2({ block, layers, frame }) > MOST_AREA_M2)
    return undefined
  const { stc_power } = blockPvSummary({ block, components: parts, layers, frame })
  return stc_power ? usualInverterCount(stc_power, inverter.rated_output_ac_power) : undefined
}
