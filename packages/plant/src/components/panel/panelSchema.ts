import type { FieldError } from '../fields/fieldError.ts'
import type { FieldDescriptor } from '../fields/fields.ts'
import { type RecordRules, validateFields } from '../fields/validateFields.ts'
import {
  DESOTO_SETS,
  FIRST_SOLAR_1_SETS,
  FIRST_SOLAR_2_SETS,
  PVSYST_SETS,
  SANDIA_SETS,
} from './namedSets.ts'
import {
  panelDegradationFields,
  panelElectricalFields,
  panelIamFields,
} from './panelElectricalFields.ts'
import {
  panelCellFields,
  panelDiodeFields,
  panelFrameFields,
  panelTypeFields,
} from './panelLayoutFields.ts'
import { panelSpectralFields, panelTemperatureFields } from './panelModelFields.ts'
import type { PanelParameters } from './panelParameters.ts'
import { panelRules } from './panelRules.ts'

export const panelFields: readonly FieldDescriptor<PanelParameters>[] = [
  ...panelTypeFields,
  ...panelCellFields,
  ...panelFrameFields,
  ...panelDiodeFields,
  ...panelElectricalFields,
  ...panelIamFields,
  ...panelDegradationFields,
  ...panelSpectralFields,
  ...panelTemperatureFields,
]

export const panelRecord: RecordRules<PanelParameters> = { fields: panelFields, rules: panelRules }

export function validatePanel(parameters: PanelParameters): readonly FieldError[] {
  return validateFields(panelRecord, parameters)
}

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
