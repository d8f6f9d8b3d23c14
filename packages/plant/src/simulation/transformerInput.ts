import type { Transformer } from '@duet/engine'
import { percentToFraction } from '@duet/units'
import type { TransformerParameters } from '../components/transformer/transformerParameters.ts'

/**
 * Transformer record to the engine's (D-08).
 * Iron: watts, or a percentage of the AC power at STC. Copper at nominal power S: a percentage of S, or
 * 3·I²·(R_lv + R_hv·(V_lv/V_hv)²) with I = S/(√3·V_lv).
 *
 * @param fed - what feeds it: its AC power at STC, and its rating, used where the record has no nominal power
 */
export function transformerInput(
  record: TransformerParameters,
  fed: { readonly powerAtStcW: number; readonly ratedVa: number },
): Transformer {
  const nominalPowerVa = record.nominal_power ?? fed.ratedVa
  return {
    nominalPowerVa,
    nightDisconnect: record.night_disconnect,
    ironLossW:
      record.iron_power_loss_data_source === 'Datasheet'
        ? record.iron_power_loss
        : percentToFraction(record.iron_power_loss_percentage) * fed.powerAtStcW,
    copperLossAtNominalW:
      record.copper_power_loss_data_source === 'Datasheet'
        ? windingLossW(record, nominalPowerVa)
        : percentToFraction(record.copper_power_loss_percentage) * nominalPowerVa,
  }
}

function windingLossW(record: TransformerParameters, apparentVa: number): number {
  const lowV = record.nominal_low_side_voltage
  const turns = lowV / record.nominal_high_side_voltage
  const ohm =
    record.low_voltage_winding_resistance + record.high_voltage_winding_resistance * turns * turns
  return (apparentVa / lowV) ** 2 * ohm
}
