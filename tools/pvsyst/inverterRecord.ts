import { componentDefaults, type InverterParameters } from '@duet/plant'
import { type Catalogue, columnNumber, findInverter } from './catalogue.ts'
import type { ProjectVariant } from './project.ts'

/** An inverter of the plant document, and where its efficiency comes from. */
export interface InverterRecord {
  readonly name: string
  readonly parameters: InverterParameters
  readonly source: string
}

/**
 * The inverter of a variant: power and voltage window of the report; the efficiency, which no report has, of the
 * catalogue's inverter of the same model. Current and DC power are not limited, and nothing is drawn at night: the loss
 * diagram has neither.
 *
 * @throws Error when the catalogue does not have it
 */
export function inverterRecord(
  { report, array }: ProjectVariant,
  catalogue: Catalogue,
): InverterRecord {
  const row = findInverter(catalogue, report.inverterModel)
  if (!row) throw new Error(`no catalogue has the inverter "${report.inverterModel}"`)
  const value = (name: string): number => columnNumber(row, name)
  const acW = value('Paco')
  const dcW = value('Pdco')
  return {
    name: row['Name'] ?? report.inverterModel,
    source: `catalogue, ${row['Name']} (${array.ondFile} is not in the project)`,
    parameters: {
      ...componentDefaults('inverter'),
      inverter_data_source: 'other',
      output_ac_voltage: value('Vac'),
      rated_output_ac_power: acW,
      maximum_ac_power: Math.max(acW, report.inverterNominalW),
      self_consumption_power: value('Pso'),
      night_tare_power: 0,
      reference_dc_power: dcW,
      reference_dc_voltage: value('Vdco'),
      maximum_dc_power: 2 * dcW,
      maximum_dc_current: (2 * dcW) / report.inverterMinV,
      minimum_dc_voltage: report.inverterMinV,
      maximum_dc_voltage: report.inverterMaxV,
      minimum_mppt_voltage: report.inverterMinV,
      maximum_mppt_voltage: report.inverterMaxV,
      sandia_model_c0: value('C0'),
      sandia_model_c1: value('C1'),
      sandia_model_c2: value('C2'),
      sandia_model_c3: value('C3'),
      cec_efficiency_curves: [],
      temp_derate_curves: [],
    },
  }
}
