import { changedBlock, type InputChanges } from '@duet/engine'
import type { PlantDocument } from '../document/plantDocument.ts'
import type { TableLayout } from '../layout/layoutTables.ts'
import type { HeightGrid } from '../terrain/heightGrid.ts'
import { type SimulationInput, toSimulationInput } from './toSimulationInput.ts'

/** What the manifest of a run, or of its bundle, has of blocks and their weather. */
export interface RunDesign {
  readonly document: PlantDocument
  readonly blocks: readonly {
    readonly id: string
    readonly dataset_id: string
    readonly table_count: number
    readonly row_count: number
  }[]
  readonly datasets: readonly {
    readonly id: string
    readonly latitude: number
    readonly longitude: number
    readonly altitude_m: number
    readonly coldest_air_c: number
  }[]
  readonly shading_layer_ids: readonly string[]
  /** Absent: all inputs are as the design and the weather have them. */
  readonly input_changes?: InputChanges
}

/**
 * The engine's input of one block of a run. The sun is that of the weather's own place.
 *
 * @param layout - tables of the block; absent: its light is not traced
 * @param terrain - heights of the run's ground; absent: none of its blocks stands on terrain
 * @throws RangeError for a block or weather that the run has not
 */
export function runBlockInput(
  { document, blocks, datasets, input_changes, shading_layer_ids: shadingLayerIds }: RunDesign,
  blockId: string,
  layout?: TableLayout,
  terrain?: HeightGrid,
): SimulationInput {
  const block = blocks.find(({ id }) => id === blockId)
  const dataset = datasets.find(({ id }) => id === block?.dataset_id)
  if (!block || !dataset) throw new RangeError(`The run has no block ${blockId} with its weather`)
  const input = toSimulationInput({
    document,
    blockId,
    site: {
      latitudeDeg: dataset.latitude,
      longitudeDeg: dataset.longitude,
      altitudeM: dataset.altitude_m,
    },
    tableCount: block.table_count,
    rowCount: block.row_count,
    ...(layout && { field: { layout, shadingLayerIds } }),
    ...(layout && terrain && { terrain: { grid: terrain, layout } }),
    options: { coldestAirC: dataset.coldest_air_c },
  })
  return input_changes ? { ...input, block: changedBlock(input.block, input_changes) } : input
}
