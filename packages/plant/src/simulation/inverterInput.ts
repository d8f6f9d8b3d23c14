import type { Inverter } from '@duet/engine'
import { inverterConversionKind } from '../components/inverter/inverterFields.ts'
import type { InverterParameters } from '../components/inverter/inverterParameters.ts'

/** Inverter record to the engine's inverter. */
export function inverterInput(record: InverterParameters): Inverter {
  const ond = record.ond_file_import
  return {
    conversion: inverterConversion(record),
    maxAcPowerW: record.maximum_ac_power,
    maxApparentPowerVa: Math.max(ond?.maximum_apparent_power ?? 0, record.maximum_ac_power),
    minMpptVoltageV:
      record.minimum_mppt_voltage ?? ond?.minimum_mppt_voltage ?? record.minimum_dc_voltage,
    maxMpptVoltageV:
      record.maximum_mppt_voltage ?? ond?.maximum_mppt_voltage ?? record.maximum_dc_voltage,
    maxDcVoltageV: record.maximum_dc_voltage,
    maxDcCurrentA: record.maximum_dc_current,
    ...maximumDcPower(record),
    operatingAirC: {
      least: record.minimum_operating_temperature,
      most: record.maximum_operating_temperature,
    },
    // Sandia's Pso and curves measured at the terminals hold the own use already
    selfConsumptionW: 0,
    nightTareW: record.night_tare_power,
    derating: record.temp_derate_curves
      .map(({ temperature, ac_power }) => ({ airC: temperature, maxAcPowerW: ac_power }))
      .sort((a, b) => a.airC - b.airC),
    acVoltageV: record.output_ac_voltage,
  }
}

/**
 * A Sandia inverter whose limit is its Pdco has none: the catalogue knows no limit of DC power, and at Pdco the rated AC power is
 * reached, which limits by itself.
 */
function maximumDcPower(record: InverterParameters): Pick<Inverter, 'maxDcPowerW'> {
  const isPdco =
    inverterConversionKind(record) === 'sandia' &&
    record.maximum_dc_power === record.reference_dc_power
  return isPdco ? {} : { maxDcPowerW: record.maximum_dc_power }
}

/** Highest active power of so many inverters at a power factor (D-09). */
export function inverterAcPowerW(inverter: Inverter, count: number, powerFactor: number): number {
  return count * Math.min(inverter.maxAcPowerW, powerFactor * inverter.maxApparentPowerVa)
}

/** How the record converts: by its curves, or by Sandia coefficients. */
export function inverterConversion(record: InverterParameters): Inverter['conversion'] {
  switch (inverterConversionKind(record)) {
    case 'curves':
      return {
        kind: 'curves',
        curves: record.cec_efficiency_curves
          .map(({ input_voltage, points }) => ({
            inputVoltageV: input_voltage,
            points: points
              .map(({ dc_power, ac_power }) => ({ dcW: dc_power, acW: ac_power }))
              .sort((a, b) => a.dcW - b.dcW),
          }))
          .sort((a, b) => a.inputVoltageV - b.inputVoltageV),
      }
    case 'sandia':
      return {
        kind: 'sandia',
        pacoW: record.rated_output_ac_power,
        pdcoW: record.reference_dc_power,
        vdcoV: record.reference_dc_voltage,
        psoW: record.self_consumption_power,
        c0: record.sandia_model_c0,
        c1: record.sandia_model_c1,
        c2: record.sandia_model_c2,
        c3: record.sandia_model_c3,
      }
  }
}
