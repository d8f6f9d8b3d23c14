import { z } from 'zod'
import { choice, defineFields, type FieldSpec, quantity } from '../fields/defineFields.ts'
import type { FieldColumn, FieldDescriptor } from '../fields/fields.ts'
import {
  anyNumber,
  celsius,
  hiddenRecord,
  nonNegative,
  optional,
  optionalText,
  positive,
} from '../fields/rules.ts'
import type { InverterParameters } from './inverterParameters.ts'

type Spec = FieldSpec<InverterParameters>

/** A catalogue entry is read only. */
const isCec = (inverter: InverterParameters): boolean => inverter.inverter_data_source === 'cec'

/** How the inverter's efficiency is given; see `InverterDataSource`. */
export function inverterConversionKind(inverter: InverterParameters): 'sandia' | 'curves' {
  return inverter.inverter_data_source === 'custom' ? 'curves' : 'sandia'
}

const isSandia = (inverter: InverterParameters): boolean =>
  inverterConversionKind(inverter) === 'sandia'

const locked = (label: string, unit: string, rule: z.ZodType): Spec =>
  quantity(label, unit, rule, { disabled: isCec })

const power = (label: string, rule: z.ZodType = positive): Spec => ({
  ...locked(label, 'W', rule),
  shown: { unit: 'kW', factor: 0.001 },
})

const sandia = (label: string, unit: string): Spec => ({
  ...locked(label, unit, anyNumber),
  visible: isSandia,
})

const powerColumn = (name: string, label: string): FieldColumn => ({
  name,
  label,
  unit: 'W',
  shownUnit: 'kW',
  shownFactor: 0.001,
})

const curve = z.object({
  input_voltage: z.number().gt(0),
  points: z.array(z.object({ dc_power: z.number().gte(0), ac_power: z.number().gte(0) })),
})

export const inverterFields: readonly FieldDescriptor<InverterParameters>[] = [
  ...defineFields<InverterParameters>('Inverter', {
    inverter_data_source: choice('Inverter data source', {
      custom: 'Custom',
      cec: 'CEC',
      other: 'Other',
    }),
    inverter_id: {
      label: 'CEC inverter',
      type: 'text',
      rule: optionalText,
      isOptional: true,
      visible: isCec,
    },
    ond_file_import: { label: 'OND file', type: 'hidden', rule: hiddenRecord, isOptional: true },
  }),
  ...defineFields<InverterParameters>('AC side', {
    output_ac_voltage: locked('Output AC voltage', 'V', positive),
    rated_output_ac_power: power('Rated output AC power'),
    maximum_ac_power: power('Maximum AC power'),
    self_consumption_power: power('Self consumption power', nonNegative),
    night_tare_power: power('Night tare power', nonNegative),
  }),
  ...defineFields<InverterParameters>('DC side', {
    reference_dc_power: power('Reference DC power'),
    reference_dc_voltage: locked('Reference DC voltage', 'V', positive),
    maximum_dc_power: power('Maximum DC power'),
    maximum_dc_current: locked('Maximum DC current', 'A', positive),
    minimum_dc_voltage: locked('Minimum DC voltage', 'V', positive),
    maximum_dc_voltage: locked('Maximum DC voltage', 'V', positive),
    minimum_mppt_voltage: {
      ...locked('Minimum MPPT voltage', 'V', optional(positive)),
      isOptional: true,
    },
    maximum_mppt_voltage: {
      ...locked('Maximum MPPT voltage', 'V', optional(positive)),
      isOptional: true,
    },
  }),
  ...defineFields<InverterParameters>('Efficiency', {
    sandia_model_c0: sandia('Sandia C0', '1/W'),
    sandia_model_c1: sandia('Sandia C1', '1/V'),
    sandia_model_c2: sandia('Sandia C2', '1/V'),
    sandia_model_c3: sandia('Sandia C3', '1/V'),
    cec_efficiency_curves: {
      label: 'Efficiency curves',
      type: 'curveList',
      columns: [powerColumn('dc_power', 'DC power'), powerColumn('ac_power', 'AC power')],
      rule: z.array(curve),
      visible: (inverter) => !isSandia(inverter),
    },
  }),
  ...defineFields<InverterParameters>('Temperature', {
    minimum_operating_temperature: quantity('Minimum operating temperature', '°C', celsius),
    maximum_operating_temperature: quantity('Maximum operating temperature', '°C', celsius),
    temp_derate_curves: {
      label: 'Temperature derate curve',
      type: 'pointList',
      columns: [
        { name: 'temperature', label: 'Temperature', unit: '°C', shownUnit: '°C', shownFactor: 1 },
        powerColumn('ac_power', 'Maximum AC power'),
      ],
      rule: z.array(z.object({ temperature: celsius, ac_power: z.number().gte(0) })),
      help: 'Empty: no derating',
    },
  }),
]
