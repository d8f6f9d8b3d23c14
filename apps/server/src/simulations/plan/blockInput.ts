import { createHash } from 'node:crypto'
import { fieldClassCount, fieldSceneText } from '@duet/engine'
import {
  blockLayout,
  type HeightGrid,
  type SimulationInput,
  type TableLayout,
  toSimulationInput,
} from '@duet/plant'
import { type BlockLight, type RunManifest, runDataset } from '@duet/results/run'

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
  const block = manifest.blocks.find(({ id }) => id === blockId)
  if (!block) throw new RangeError(`The run has no block ${blockId}`)
  const dataset = runDataset(manifest, blockId)
  const input = toSimulationInput({
    document: manifest.document,
    blockId,
    site: {
      latitudeDeg: dataset.latitude,
      longitudeDeg: dataset.longitude,
      altitudeM: dataset.altitude_m,
    },
    tableCount: block.table_count,
    rowCount: block.row_count,
    ...(layout && { field: { layout, shadingLayerIds: manifest.shading_layer_ids } }),
    ...(layout && terrain && { terrain: { grid: terrain, layout } }),
    options: { coldestAirC: dataset.coldest_air_c },
  })
  return { ...input, light: blockLight(input.block) }
}

/** The scene by its content: blocks and runs with the same one share their factors. */
export function blockLight(block: SimulationInput['block']): BlockLight | undefined {
  const text = fieldSceneText(block)
  if (text === undefined) return undefined
  const scene = createHash('sha256').update(text).digest('hex')
  return { scene, class_count: fieldClassCount(block) }
}
