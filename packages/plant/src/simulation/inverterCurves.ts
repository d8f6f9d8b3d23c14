import { sandiaConversionW } from '@duet/engine'
import type {
  EfficiencyCurve,
  InverterParameters,
} from '../components/inverter/inverterParameters.ts'
import { inverterConversion } from './inverterInput.ts'

/** Shares of the reference DC power at which a model is drawn. */
const SHARES = [0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1] as const

/**
 * AC over DC power of an inverter: its own curves, or those of its Sandia coefficients at the lowest, the reference and the
 * highest MPP voltage. Powers below its own use are left out.
 */
export function inverterCurves(record: InverterParameters): readonly EfficiencyCurve[] {
  const conversion = inverterConversion(record)
  if (conversion.kind !== 'sandia') return record.cec_efficiency_curves
  const lowest = record.minimum_mppt_voltage ?? record.minimum_dc_voltage
  const highest = record.maximum_mppt_voltage ?? record.maximum_dc_voltage
  const voltages = [...new Set([lowest, record.reference_dc_voltage, highest])]
  return voltages
    .toSorted((a, b) => a - b)
    .map((input_voltage) => ({
      input_voltage,
      points: SHARES.map((share) => share * record.reference_dc_power)
        .map((dc_power) => ({
          dc_power,
          ac_power: sandiaConversionW(dc_power, input_voltage, conversion),
        }))
        .filter(({ dc_power, ac_power }) => ac_power > 0 && ac_power <= dc_power),
    }))
}
