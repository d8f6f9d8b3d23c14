import { blockPvSummary, linkedComponents, localFrame, type PlantDocument } from '@duet/plant'

type PlantBlock = PlantDocument['blocks'][number]

/** W at STC that hangs on each inverter of the block, shared alike; null where the block is not complete enough. */
export function inverterDcCapacityW(document: PlantDocument, block: PlantBlock): number | null {
  const { longitude, latitude } = document.project
  const { stc_power, num_inverters } = blockPvSummary({
    block,
    components: linkedComponents(document, block),
    layers: document.block_layers,
    frame: localFrame(longitude, latitude),
  })
  return stc_power === null || !(num_inverters > 0) ? null : stc_power / num_inverters
}
