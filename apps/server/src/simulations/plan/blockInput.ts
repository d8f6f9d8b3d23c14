import { createHash } from 'node:crypto'
import { fieldClassCount, fieldSceneText } from '@duet/engine'
import {
  blockLayout,
  type HeightGrid,
  runBlockInput,
  type SimulationInput,
  type TableLayout,
} from '@duet/plant'
import type { BlockLight, RunManifest } from '@duet/results/run'

/** What the engine runs a block of a run with. */
export interface BlockInput extends SimulationInput {
  /** Undefined for a block whose light is not traced. */
  readonly light: BlockLight | undefined
}

/**
 * The engine's input of one block of a run. The sun is that of the weather's own place.
 *
 * @param layout - tables of the block; made from the design of the run where absent
 * @param terrain - heights of the run's ground; absent: none of its blocks stands on terrain
 */
export function blockInput(
  manifest: RunManifest,
  blockId: string,
  layout: TableLayout | undefined = blockLayout(manifest.document, blockId),
  terrain?: HeightGrid,
): BlockInput {
  const input = runBlockInput(manifest, blockId, layout, terrain)
  return { ...input, light: blockLight(input.block) }
}

/** The scene by its content: blocks and runs with the same one share their factors. */
export function blockLight(block: SimulationInput['block']): BlockLight | undefined {
  const text = fieldSceneText(block)
  if (text === undefined) return undefined
  const scene = createHash('sha256').update(text).digest('hex')
  return { scene, class_count: fieldClassCount(block) }
}
