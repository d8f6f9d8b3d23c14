import type { Block as EngineBlock } from '@duet/engine'
import type { Block } from '../block/block.ts'
import type { PanelParameters } from '../components/panel/panelParameters.ts'

/** Of open land (Peterson and Hennessey, J. Appl. Meteorol. 17 (1978) 390-394). */
const OPEN_LAND_EXPONENT = 1 / 7

/** Height of meteorological masts, which coefficients of Sandia's, PVsyst's and SAM's models are for. */
const MAST_M = 10

/** Undefined where the wind is taken as it is. Faiman's model means the wind at the modules. */
export function windInput(
  { wind_measured_height: fromM, wind_model_height, wind_exponent }: Block,
  { cell_temperature_model: model }: PanelParameters,
  centreHeightM: number,
): EngineBlock['windHeights'] {
  if (fromM == null) return undefined
  return {
    fromM,
    toM: wind_model_height ?? (model === 'faiman' ? centreHeightM : MAST_M),
    exponent: wind_exponent ?? OPEN_LAND_EXPONENT,
  }
}
