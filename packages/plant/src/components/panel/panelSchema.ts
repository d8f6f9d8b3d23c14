import type { FieldDescriptor } from '../fields/fields.ts'
import {
  DESOTO_SETS,
  FIRST_SOLAR_1_SETS,
  FIRST_SOLAR_2_SETS,
  PVSYST_SETS,
  SANDIA_SETS,
} from './namedSets.ts'
import { panelElectricalFields } from './panelElectricalFields.ts'
import { panelLayoutFields } from './panelLayoutFields.ts'
import { panelModelFields } from './panelModelFields.ts'
import type { PanelParameters } from './panelParameters.ts'

export const panelFields: readonly FieldDescriptor<PanelParameters>[] = [
  ...panelLayoutFields,
  ...panelElectricalFields,
  ...panelModelFields,
]

/** Writes the values of the named spectral, temperature and band gap sets into their (locked) fields. */
export function settlePanel(panel: PanelParameters): PanelParameters {
  return {
    ...panel,
    ...FIRST_SOLAR_1_SETS[panel.fs_spectral_1_module_type]?.values,
    ...FIRST_SOLAR_2_SETS[panel.fs_spectral_2_module_type]?.values,
    ...SANDIA_SETS[panel.sandia_panel_type]?.values,
    ...PVSYST_SETS[panel.pvsyst_mounting_type]?.values,
    ...DESOTO_SETS[panel.desoto_panel_technology]?.values,
  }
}
