import { STC_CELL_C } from '../electrical/physicalConstants.ts'
import type { CellTemperature } from '../model/module.ts'
import { faimanCellTemperatureC } from './faiman.ts'
import { noctCellTemperatureC } from './noct.ts'
import { pvsystCellTemperatureC } from './pvsyst.ts'
import { sandiaCellTemperatureC } from './sandia.ts'

/** What cell temperature depends on, each [n]. */
export interface CellTemperatureInputs {
  /** Light in the plane of the modules, W/m². */
  readonly poaWm2: Float64Array
  /** Of it, what passes the glass. */
  readonly effectiveWm2: Float64Array
  readonly airC: Float64Array
  readonly windMPerS: Float64Array
}

/**
 * Cell temperature by the model of the module.
 *
 * @param out - written and returned, [n], °C
 */
export function cellTemperatureC(
  model: CellTemperature,
  { poaWm2, effectiveWm2, airC, windMPerS }: CellTemperatureInputs,
  out: Float64Array = new Float64Array(airC.length),
): Float64Array {
  switch (model.kind) {
    case 'ambient':
      out.set(airC)
      return out
    case 'stc':
      return out.fill(STC_CELL_C)
    case 'faiman':
      return faimanCellTemperatureC(poaWm2, airC, windMPerS, model, out)
    case 'pvsyst':
      return pvsystCellTemperatureC(poaWm2, airC, windMPerS, model, out)
    case 'sandia':
      return sandiaCellTemperatureC(poaWm2, airC, windMPerS, model, out)
    case 'noct':
      return noctCellTemperatureC(poaWm2, effectiveWm2, airC, windMPerS, model, out)
  }
}
