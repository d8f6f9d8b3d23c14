import { z } from 'zod'
import { choice, defineFields, quantity } from '../fields/defineFields.ts'
import type { FieldColumn, FieldDescriptor } from '../fields/fields.ts'
import { celsius, hiddenRecord, nonNegative, positive } from '../fields/rules.ts'
import { DESOTO_SETS, labelsOf } from './namedSets.ts'
import type { PanelParameters } from './panelParameters.ts'

const usesDesoto = (panel: PanelParameters): boolean => panel.voct_model === 'desoto'
const isDesotoLocked = (panel: PanelParameters): boolean =>
  panel.desoto_panel_technology !== 'custom'

/** Stored as a fraction a year, shown as %. */
const YEARLY_RATE = {
  unit: '1/year',
  shown: { unit: '%/year', factor: 100 },
  rule: z.number().gte(0).lt(1),
} as const

const IAM_COLUMNS: readonly FieldColumn[] = [
  { name: 'angle', label: 'Incidence Angle', unit: '°', shownUnit: '°', shownFactor: 1 },
  { name: 'modifier', label: 'Modifier', unit: '', shownUnit: '', shownFactor: 1 },
]

export const panelElectricalFields: readonly FieldDescriptor<PanelParameters>[] = [
  ...defineFields<PanelParameters>('Electrical', {
    short_circuit_current: quantity('Short Circuit Current', 'A', positive),
    open_circuit_voltage: quantity('Open Circuit Voltage', 'V', positive),
    series_resistance: quantity('Series Resistance', 'Ω', nonNegative),
    shunt_resistance: quantity('Shunt Resistance', 'Ω', positive),
    ideality_factor: { label: 'Ideality Factor', rule: positive },
    temperature_coefficient_isc: { label: 'Temperature Coefficient of Isc', unit: '%/°C' },
    temperature_coefficient_voc: { label: 'Temperature Coefficient of Voc', unit: '%/°C' },
    voct_model: choice('Voc Temperature Model', {
      desoto: 'De Soto',
      tcoefVoc: 'Temperature Coefficient of Voc',
    }),
    desoto_panel_technology: choice('De Soto Panel Technology', labelsOf(DESOTO_SETS), {
      visible: usesDesoto,
    }),
    bandgap_temperature_coefficient: quantity(
      'Band Gap Temperature Coefficient',
      '1/°C',
      z.number().gte(-1).lte(1),
      { visible: usesDesoto, disabled: isDesotoLocked },
    ),
    cell_material_bandgap: quantity('Cell Material Band Gap', 'eV', z.number().gte(0).lte(10), {
      visible: usesDesoto,
      disabled: isDesotoLocked,
    }),
    nominal_operating_cell_temp: quantity('Nominal Operating Cell Temperature', '°C', celsius),
    irradiance_coefficients_temp: {
      label: 'Nominal Operating Conditions',
      type: 'numberPair',
      rule: z.tuple([celsius, positive]),
      partLabels: ['air temperature (°C)', 'irradiance (W/m²)'],
    },
    pan_file_import: { label: 'PAN File', type: 'hidden', rule: hiddenRecord, isOptional: true },
  }),
  ...defineFields<PanelParameters>('Incidence Angle Modifier', {
    iam_profile: {
      label: 'IAM Profile',
      type: 'pointList',
      columns: IAM_COLUMNS,
      rule: z
        .array(z.object({ angle: z.number().gte(0).lte(90), modifier: z.number().gte(0).lte(1) }))
        .min(4, { error: 'Must contain at least 4 points' }),
    },
  }),
  ...defineFields<PanelParameters>('Degradation', {
    first_year_degradation_rate: { label: 'First Year Degradation Rate', ...YEARLY_RATE },
    remaining_years_degradation_rate: {
      label: 'Remaining Years Degradation Rate',
      ...YEARLY_RATE,
    },
  }),
]
