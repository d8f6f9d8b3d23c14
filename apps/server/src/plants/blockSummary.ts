import { AppError } from '@duet/contract'
import { type BlockPvSummary, blockPvSummary, findComponent, localFrame } from '@duet/plant'
import type { UserId } from '../access/organizationAccess.ts'
import { recordAccess } from '../access/recordAccess.ts'
import { readComponents } from '../components/storedComponents.ts'
import { findBlock, listBlockLayers } from '../design/designQueries.ts'
import { blockOf, layerOf } from '../design/storedDesign.ts'
import { datasetFacts } from '../meteo/datasetFacts.ts'
import type { Server } from '../server.ts'

const BLOCK = {
  find: findBlock,
  notFound: (): AppError => new AppError('NOT_FOUND', 'Block not found'),
}

/** The stored block in numbers (D-04). @throws AppError NOT_FOUND */
export async function storedBlockSummary(
  { db }: Server,
  userId: UserId,
  blockId: string,
): Promise<BlockPvSummary> {
  const { access, ...row } = await recordAccess(db, userId, blockId, 'viewer', BLOCK)
  const { id: projectId, latitude, longitude } = access.project
  const [components, layers] = await Promise.all([
    readComponents(db, projectId),
    listBlockLayers(db, projectId),
  ])
  const block = blockOf(row)
  const plant = { components }
  const datasetId = block.enviro_dataset_id
  const dataset = datasetId ? await datasetFacts(db, projectId, datasetId) : undefined
  return blockPvSummary({
    block,
    layers: layers.map(layerOf),
    frame: localFrame(longitude, latitude),
    coldestAirC: dataset?.coldest_air_c,
    components: {
      panel: findComponent(plant, 'panel', block.pv_panel_id),
      table: findComponent(plant, 'table', block.pv_table_id),
      inverter: findComponent(plant, 'inverter', block.pv_inverter_id),
      transformer: findComponent(plant, 'transformer', block.pv_transformer_id),
      dcWire: findComponent(plant, 'dcWire', block.pv_dc_wire_id),
      acWire: findComponent(plant, 'acWire', block.pv_ac_wire_id),
    },
  })
}
