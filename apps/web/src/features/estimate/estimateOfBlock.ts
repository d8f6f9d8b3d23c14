import { type PreparedWeather, prepareWeather } from '@duet/engine'
import {
  PLANT_DOCUMENT_FORMAT,
  PLANT_DOCUMENT_VERSION,
  type PlantDocument,
  type QuickYield,
  quickYield,
  systemParametersDefaults,
} from '@duet/plant'
import { runWeather } from '@duet/results'
import type { EstimateInput, EstimateWeather } from './estimateMessages.ts'

const STEP_S = 3600

/** The hours of a dataset, ready for any number of estimates. */
export function preparedHours(weather: EstimateWeather): PreparedWeather {
  const { table, isTypicalYear, utcOffsetH, site } = weather
  return prepareWeather(runWeather(table, { isTypicalYear, stepS: STEP_S, utcOffsetH }), site)
}

/** @throws AppError where the block cannot be computed, with what is missing */
export async function estimateOfBlock(
  input: EstimateInput,
  weather: PreparedWeather,
  site: EstimateWeather['site'],
): Promise<QuickYield> {
  const { block, components, tableCount, rowCount, coldestAirC } = input
  const document: PlantDocument = {
    format: PLANT_DOCUMENT_FORMAT,
    version: PLANT_DOCUMENT_VERSION,
    project: input.project,
    blocks: [block],
    block_layers: [],
    components,
    system_parameters: systemParametersDefaults,
  }
  const options = coldestAirC === undefined ? {} : { coldestAirC }
  // the sandbox is fetched for blocks with a script alone
  const runScript =
    block.tracking_strategy === 'script'
      ? await (await import('@duet/scripts')).trackerScripts()
      : undefined
  return quickYield(
    { document, blockId: block.id, site, tableCount, rowCount, options },
    weather,
    runScript,
  )
}
