import { type SimulationInput, toSimulationInput } from '@duet/plant'
import { type RunManifest, runDataset } from './manifest.ts'

/** The engine's input of one block of a run. The sun is that of the weather's own place. */
export function blockInput(manifest: RunManifest, blockId: string): SimulationInput {
  const block = manifest.blocks.find(({ id }) => id === blockId)
  if (!block) throw new RangeError(`The run has no block ${blockId}`)
  const dataset = runDataset(manifest, blockId)
  return toSimulationInput({
    document: manifest.document,
    blockId,
    site: {
      latitudeDeg: dataset.latitude,
      longitudeDeg: dataset.longitude,
      altitudeM: dataset.altitude_m,
    },
    tableCount: block.table_count,
    rowCount: block.row_count,
    options: { coldestAirC: dataset.coldest_air_c },
  })
}
