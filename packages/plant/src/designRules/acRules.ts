import { type BlockFacts, blockApparentVa } from './blockFacts.ts'
import { type DesignRule, rule, shown, stepped } from './rule.ts'
import { acDrop, dcDrop, type WireDrop } from './wireDrops.ts'

const KILO = 1000

/** Taps of transformers are in steps of 2.5 %, off circuit usually two of them to each side (IEC 60076-1). */
const VOLTAGE_STEPS = { warning: 1, error: 5 } as const
/** Above the rating; above the highest current of normal cyclic loading (IEC 60076-7). */
export const LOAD_STEPS = { warning: 1, error: 1.5 } as const
/** NEC 210.19 and 215.2, informational notes; more is most likely a slip of units. */
export const DROP_STEPS = { warning: 3, error: 10 } as const

/** From the inverter's terminals to the medium voltage. */
export const acRules: readonly DesignRule<BlockFacts>[] = [
  rule({
    code: 'inverter_transformer_voltage',
    title: 'Inverter voltage against the transformer',
    figures: ({ parts: { inverter, transformer } }) =>
      inverter && transformer
        ? [
            {
              inverter_v: inverter.output_ac_voltage,
              transformer_v: transformer.nominal_low_side_voltage,
              difference_percent: differencePercent(
                inverter.output_ac_voltage,
                transformer.nominal_low_side_voltage,
              ),
            },
          ]
        : [],
    severity: (f) => stepped(f.difference_percent, VOLTAGE_STEPS),
    message: (f) =>
      `The inverter gives ${shown(f.inverter_v, 1)} V, the low side of the MV transformer takes ${shown(f.transformer_v, 1)} V: ${shown(f.difference_percent, 1)} % apart`,
    path: 'transformer.nominal_low_side_voltage',
  }),
  rule({
    code: 'mv_hv_voltage',
    title: 'Medium voltage against the HV transformer',
    figures: ({ parts: { transformer }, hv }) =>
      transformer && hv?.transformer
        ? [
            {
              mv_v: transformer.nominal_high_side_voltage,
              hv_v: hv.transformer.nominal_low_side_voltage,
              difference_percent: differencePercent(
                transformer.nominal_high_side_voltage,
                hv.transformer.nominal_low_side_voltage,
              ),
            },
          ]
        : [],
    severity: (f) => stepped(f.difference_percent, VOLTAGE_STEPS),
    message: (f) =>
      `The MV transformer gives ${shown(f.mv_v / KILO, 2)} kV, the low side of the HV transformer takes ${shown(f.hv_v / KILO, 2)} kV: ${shown(f.difference_percent, 1)} % apart`,
    path: 'transformer.nominal_high_side_voltage',
  }),
  rule({
    code: 'transformer_overload',
    title: 'Load of the transformer',
    figures: (facts) =>
      transformerLoad(blockApparentVa(facts), facts.parts.transformer?.nominal_power),
    severity: (f) => stepped(f.load_ratio, LOAD_STEPS),
    message: (f) => overloadText('MV transformer', f),
    path: 'transformer.nominal_power',
  }),
  rule({
    code: 'wire_drop_high',
    title: 'Voltage drop of wires',
    figures: ({ parts: { dcWire, acWire, inverter }, strings }) => [
      ...(dcWire && strings ? [dcDrop(dcWire, strings)] : []),
      ...(acWire && inverter
        ? [
            acDrop('ac', acWire, {
              voltageV: inverter.output_ac_voltage,
              powerW: inverter.rated_output_ac_power,
            }),
          ]
        : []),
    ],
    severity: (f) => stepped(f.drop_percent, DROP_STEPS),
    message: dropText,
    path: ({ wire, field }) => `${wire}Wire.${field}`,
  }),
]

/** A type, so that it is one of figures. */
type TransformerLoad = {
  readonly apparent_va: number
  readonly rating_va: number
  readonly load_ratio: number
}

/** None without a rating. */
export function transformerLoad(
  apparentVa: number,
  ratingVa: number | null | undefined,
): readonly TransformerLoad[] {
  if (!ratingVa) return []
  return [{ apparent_va: apparentVa, rating_va: ratingVa, load_ratio: apparentVa / ratingVa }]
}

export function overloadText(name: string, f: TransformerLoad): string {
  return `The inverters can give ${shown(f.apparent_va / KILO, 0)} kVA, the ${name} is rated for ${shown(f.rating_va / KILO, 0)} kVA: ${shown(100 * f.load_ratio, 0)} % of it`
}

const WIRE_NAMES = { dc: 'DC wire', ac: 'AC wire', hv: 'HV AC wire' } as const

export function dropText({ wire, drop_percent }: WireDrop): string {
  return `The ${WIRE_NAMES[wire]} takes ${shown(drop_percent, 1)} % at STC: more than 3 %`
}

function differencePercent(valueV: number, nominalV: number): number {
  return (100 * Math.abs(valueV - nominalV)) / nominalV
}
