import type { EfficiencyCurve, InverterParameters, PowerPoint } from './inverterParameters.ts'

/** AC power at which the maker measured, W. */
const AC_POWERS = [12_500, 25_000, 50_000, 75_000, 125_000, 187_500, 250_000, 275_000]

/**
 * A 250 kW, 800 V string inverter of the 1500 V class; figures of Chint CPS SCH275KTL-DO/US-800 (PVsyst OND file of
 * the maker, 2020): windows, currents, night loss and the three efficiency curves.
 */
export const inverterDefaults: InverterParameters = {
  inverter_data_source: 'custom',
  inverter_id: null,
  ond_file_import: null,
  output_ac_voltage: 800,
  rated_output_ac_power: 250_000,
  maximum_ac_power: 250_000,
  self_consumption_power: 500,
  night_tare_power: 5,
  reference_dc_power: 253_139,
  reference_dc_voltage: 1174,
  maximum_dc_power: 375_000,
  maximum_dc_current: 360,
  minimum_dc_voltage: 500,
  maximum_dc_voltage: 1500,
  minimum_mppt_voltage: 500,
  maximum_mppt_voltage: 1500,
  sandia_model_c0: 0,
  sandia_model_c1: 0,
  sandia_model_c2: 0,
  sandia_model_c3: 0,
  cec_efficiency_curves: [
    curve(880, [13_012.7, 25_720.2, 51_093.4, 76_437, 127_213.5, 190_995.2, 255_440.9, 281_301.1]),
    curve(
      1174,
      [12_850.8, 25_401.3, 50_581.7, 75_795.9, 126_211.6, 189_623.8, 253_138.9, 278_763.3],
    ),
    curve(1300, [12_953.4, 25_512.8, 50_679.1, 75_895.6, 126_441.4, 189_835, 253_472.6, 279_017.9]),
  ],
  minimum_operating_temperature: -30,
  maximum_operating_temperature: 60,
  temp_derate_curves: [
    { temperature: 45, ac_power: 250_000 },
    { temperature: 50, ac_power: 225_000 },
    { temperature: 60, ac_power: 90_000 },
  ],
}

function curve(input_voltage: number, dcPowers: readonly number[]): EfficiencyCurve {
  const points: PowerPoint[] = dcPowers.map((dc_power, i) => ({
    dc_power,
    ac_power: AC_POWERS[i] ?? 0,
  }))
  return { input_voltage, points: [{ dc_power: 300, ac_power: 0 }, ...points] }
}
