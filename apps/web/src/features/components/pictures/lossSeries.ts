import { afterCopperLossW, ironLossW, threePhaseLossW } from '@duet/engine'
import {
  type AcWireParameters,
  acLine,
  type DcWireParameters,
  type InverterParameters,
  type PanelParameters,
  panelStc,
  stringWireOhm,
  type TransformerParameters,
  transformerInput,
} from '@duet/plant'
import type { PointSeries } from './pointChart.ts'

const LOADS = Array.from({ length: 40 }, (_, index) => (index + 1) / 40)

/** Loss of a string's wire in % of its power, over its current in % of that at STC. */
export function dcWireSeries(
  wire: DcWireParameters,
  panel: PanelParameters,
  modulesInSeries: number,
): readonly PointSeries[] {
  const { vmpV, impA } = panelStc(panel)
  const voltageV = modulesInSeries * vmpV
  const ohm = stringWireOhm(wire, { voltageV, currentA: impA })
  return [
    {
      name: 'Loss',
      points: LOADS.map((load) => [100 * load, (100 * load * impA * ohm) / voltageV] as const),
    },
  ]
}

/** Loss of the AC wire of one inverter in % of what it carries, over its load in %. */
export function acWireSeries(
  wire: AcWireParameters,
  inverter: InverterParameters,
): readonly PointSeries[] {
  const powerAtStcW = inverter.rated_output_ac_power
  const voltageV = inverter.output_ac_voltage
  const line = acLine(wire, { voltageV, powerAtStcW, parallelLines: 1 })
  return [
    {
      name: 'Loss',
      points: LOADS.map((load) => {
        const powerW = load * powerAtStcW
        const lossW = threePhaseLossW(powerW, line.voltageV, line.resistancePerWireOhm)
        return [100 * load, (100 * lossW) / powerW] as const
      }),
    },
  ]
}

/** Iron, copper and all losses of a transformer in % of the power that enters it, over its load in %. */
export function transformerSeries(
  transformer: TransformerParameters,
  ratedVa: number,
): readonly PointSeries[] {
  const model = transformerInput(transformer, { powerAtStcW: ratedVa, ratedVa })
  const at = (load: number): readonly [iron: number, copper: number] => {
    const inputW = load * model.nominalPowerVa
    const iron = ironLossW(inputW, model)
    const rest = inputW - iron
    return [(100 * iron) / inputW, (100 * (rest - afterCopperLossW(rest, model, 1))) / inputW]
  }
  return [
    line('Iron', (load) => at(load)[0]),
    line('Copper', (load) => at(load)[1]),
    line('Both', (load) => at(load)[0] + at(load)[1]),
  ]
}

const line = (name: string, value: (load: number) => number): PointSeries => ({
  name,
  points: LOADS.map((load) => [100 * load, value(load)] as const),
})
