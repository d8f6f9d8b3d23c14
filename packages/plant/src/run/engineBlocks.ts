import type { Block, Site } from '@duet/engine'
import { checkRun } from '../designRules/checkRun.ts'
import type { PlantDocument } from '../document/plantDocument.ts'
import { toSimulationInput } from '../simulation/toSimulationInput.ts'

export interface NamedEngineBlock {
  readonly id: string
  readonly name: string
  readonly engineBlock: Block
}

/** The blocks of a plant as the engine takes them, with light, air and wind as its weather. */
export function engineBlocks(
  document: PlantDocument,
  site: Site,
  coldestAirC: number,
): readonly NamedEngineBlock[] {
  const weather = {
    coldestAirC,
    has_rh: false,
    has_pw: false,
    has_windspeed: true,
    has_snow_depth: false,
    has_rain: false,
    has_dust: false,
  }
  const { blocks } = checkRun(document, document.blocks, () => weather)
  return blocks.map(({ block, tableCount, rowCount }) => ({
    id: block.id,
    name: block.name,
    engineBlock: toSimulationInput({
      document,
      blockId: block.id,
      site,
      tableCount,
      rowCount,
      options: { coldestAirC },
    }).block,
  }))
}
