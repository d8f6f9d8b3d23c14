import { completeComponent, type InverterParameters } from '@duet/plant'
import type { CecRow, ColumnRule } from './readCecLibrary.ts'

/** Columns of the list of inverters with what their numbers must be. */
export const CEC_INVERTER_COLUMNS: Readonly<Record<string, ColumnRule>> = {
  Vac: 'positive',
  Pso: 'non-negative',
  Paco: 'positive',
  Pdco: 'positive',
  Vdco: 'positive',
  C0: 'any',
  C1: 'any',
  C2: 'any',
  C3: 'any',
  Pnt: 'any',
  Vdcmax: 'positive',
  Idcmax: 'positive',
  Mppt_low: 'positive',
  Mppt_high: 'positive',
}

/** What the numbers of a line must be to each other. */
export function inverterFault({ number: of }: CecRow): string | undefined {
  if (of('Paco') > of('Pdco')) return 'Paco is above Pdco: it would give more than it takes'
  if (of('Pso') >= of('Pdco')) return 'Pso is not below Pdco: it would never start'
  if (of('Mppt_low') > of('Mppt_high')) return 'Mppt_low is above Mppt_high'
  if (of('Mppt_high') > of('Vdcmax')) return 'Mppt_high is above Vdcmax'
  return undefined
}

/**
 * A line of the catalogue as an inverter component. `Idcmax` is Pdco over Vdco there, the current at the rating, and no
 * limit: below Vdco full power takes more, up to Pdco over the lowest tracking voltage.
 */
export function cecInverter({ number: of }: CecRow): InverterParameters {
  return completeComponent('inverter', {
    inverter_data_source: 'cec',
    inverter_id: null,
    ond_file_import: null,
    output_ac_voltage: of('Vac'),
    rated_output_ac_power: of('Paco'),
    maximum_ac_power: of('Paco'),
    reference_dc_power: of('Pdco'),
    reference_dc_voltage: of('Vdco'),
    maximum_dc_power: of('Pdco'),
    self_consumption_power: of('Pso'),
    // Some lists give it as a negative power
    night_tare_power: Math.abs(of('Pnt')),
    maximum_dc_current: Math.max(of('Idcmax'), of('Pdco') / of('Mppt_low')),
    minimum_dc_voltage: of('Mppt_low'),
    maximum_dc_voltage: of('Vdcmax'),
    minimum_mppt_voltage: of('Mppt_low'),
    maximum_mppt_voltage: of('Mppt_high'),
    sandia_model_c0: of('C0'),
    sandia_model_c1: of('C1'),
    sandia_model_c2: of('C2'),
    sandia_model_c3: of('C3'),
    cec_efficiency_curves: [],
    temp_derate_curves: [],
  })
}
