import type { OndFileImport } from './ondFileImport.ts'

/**
 * cec: a catalogue entry, Sandia coefficients, locked. custom: efficiency curves of a datasheet or an OND file.
 * other: Sandia coefficients from elsewhere.
 */
export type InverterDataSource = 'custom' | 'cec' | 'other'

export interface PowerPoint {
  /** W. */
  readonly dc_power: number
  /** W. */
  readonly ac_power: number
}

export interface EfficiencyCurve {
  /** V. */
  readonly input_voltage: number
  readonly points: readonly PowerPoint[]
}

export interface DeratePoint {
  /** Air temperature, °C. */
  readonly temperature: number
  /** Highest AC power from there on, W; linear between points. */
  readonly ac_power: number
}

/** Powers in W (forms show kW), voltages in V, currents in A, temperatures in °C. */
export interface InverterParameters {
  readonly inverter_data_source: InverterDataSource
  /** Id of the CEC catalogue entry. */
  readonly inverter_id: string | null
  /** Between phases. */
  readonly output_ac_voltage: number
  /** Nameplate: the AC power of the DC/AC ratio. */
  readonly rated_output_ac_power: number
  /** Limit of apparent power, so with power factor 1 of active power. */
  readonly maximum_ac_power: number
  /** Sandia Pdco: DC power at which the rated AC power is reached. */
  readonly reference_dc_power: number
  /** Sandia Vdco: DC voltage of the rating. */
  readonly reference_dc_voltage: number
  readonly maximum_dc_power: number
  /** DC power needed to start; Sandia Pso. */
  readonly self_consumption_power: number
  /** Drawn from the grid at night. */
  readonly night_tare_power: number
  readonly maximum_dc_current: number
  /** Lowest voltage at which it converts. */
  readonly minimum_dc_voltage: number
  /** Never to be exceeded: limits the modules in a string. */
  readonly maximum_dc_voltage: number
  readonly minimum_operating_temperature: number
  readonly maximum_operating_temperature: number
  /** 1/W. */
  readonly sandia_model_c0: number
  /** 1/V. */
  readonly sandia_model_c1: number
  /** 1/V. */
  readonly sandia_model_c2: number
  /** 1/V. */
  readonly sandia_model_c3: number
  /** One to several input voltages. */
  readonly cec_efficiency_curves: readonly EfficiencyCurve[]
  /** Empty: no derating. */
  readonly temp_derate_curves: readonly DeratePoint[]
  /** What an OND file gave; hidden. */
  readonly ond_file_import: OndFileImport | null

  /** Tracking window; absent: `minimum_dc_voltage` and `maximum_dc_voltage`. */
  readonly minimum_mppt_voltage?: number | null
  readonly maximum_mppt_voltage?: number | null
}
