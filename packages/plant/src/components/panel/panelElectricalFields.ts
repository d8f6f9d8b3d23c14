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
  { name: 'angle', label: 'Incidence angle', unit: '°', shownUnit: '°', shownFactor: 1 },
  { name: 'modifier', label: 'Modifier', unit: '', shownUnit: '', shownFactor: 1 },
]

export const panelElectricalFields: readonly FieldDescriptor<PanelParameters>[] = [
  ...defineFields<PanelParameters>('Electrical', {
    short_circuit_current: quantity('Short circuit current', 'A', positive),
    open_circuit_voltage: quantity('Open circuit voltage', 'V', positive),
    series_resistance: quantity('Series resistance', 'Ω', nonNegative),
    shunt_resistance: quantity('Shunt resistance', 'Ω', positive),
    ideality_factor: { label: 'Ideality factor', rule: positive },
    temperature_coefficient_isc: { label: 'Temperature coefficient of Isc', unit: '%/°C' },
    temperature_coefficient_voc: { label: 'Temperature coefficient of Voc', unit: '%/°C' },
    voct_model: choice('Voc temperature model', {
      desoto: 'De Soto',
      tcoefVoc: 'Temperature coefficient of Voc',
    }),
    desoto_panel_technology: choice('De Soto panel technology', labelsOf(DESOTO_SETS), {
      visible: usesDesoto,
    }),
    bandgap_temperature_coefficient: quantity(
      'Band gap temperature coefficient',
      '1/°C',
      z.number().gte(-1).lte(1),
      { visible: usesDesoto, disabled: isDesotoLocked },
    ),
    cell_material_bandgap: quantity('Cell material band gap', 'eV', z.number().gte(0).lte(10), {
      visible: usesDesoto,
      disabled: isDesotoLocked,
    }),
    nominal_operating_cell_temp: quantity('Nominal operating cell temperature', '°C', celsius),
    irradiance_coefficients_temp: {
      label: 'Nominal operating conditions',
      type: 'numberPair',
      rule: z.tuple([celsius, positive]),
      partLabels: ['air temperature (°C)', 'irradiance (W/m²)'],
    },
    pan_file_import: { label: 'PAN file', type: 'hidden', rule: hiddenRecord, isOptional: true },
  }),
  ...defineFields<PanelParameters>('Incidence angle modifier', {
    iam_profile: {
      label: 'IAM profile',
      type: 'pointList',
      columns: IAM_COLUMNS,
      rule: z
        .array(z.object({ angle: z.number().gte(0).lte(90), modifier: z.number().gte(0).lte(1) }))
        .min(4, { error: 'Must contain at least 4 points' }),
    },
  }),
  ...defineFields<PanelParameters>('Degradation', {
    first_year_degradation_rate: { label: 'First year degradation rate', ...YEARLY_RATE },
    remaining_years_degradation_rate: {
      label: 'Remaining years degradation rate',
      ...YEARLY_RATE,
    },
  }),
]
