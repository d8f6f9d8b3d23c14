import type { Inverter, InverterConversion } from '@duet/engine'
import { type SscInputs, UnsupportedRun } from './inputs.ts'

/** The inverter of a detailed run: Sandia's model from one of SAM's sources, or a curve of efficiency. */
export function samInverter(inputs: SscInputs): Inverter {
  const model = inputs.number('inverter_model', 0)
  const prefix = SANDIA_PREFIX[model]
  const source = prefix === undefined ? loadCurve(inputs, model) : sandia(inputs, prefix)
  return {
    conversion: source.conversion,
    maxAcPowerW: source.pacoW,
    maxApparentPowerVa: source.pacoW,
    minMpptVoltageV: inputs.number('mppt_low_inverter', 0),
    maxMpptVoltageV: inputs.number('mppt_hi_inverter', 0) || Number.POSITIVE_INFINITY,
    maxDcVoltageV: Number.POSITIVE_INFINITY,
    maxDcCurrentA: Number.POSITIVE_INFINITY,
    selfConsumptionW: 0,
    nightTareW: source.nightTareW,
    derating: [],
    acVoltageV: 800,
  }
}

/** SSC names of the Sandia coefficients by `inverter_model`: database, datasheet, generated from a test. */
const SANDIA_PREFIX: Readonly<Record<number, string>> = {
  0: 'inv_snl_',
  1: 'inv_ds_',
  3: 'inv_cec_cg_',
}

interface Converter {
  readonly conversion: InverterConversion
  readonly pacoW: number
  readonly nightTareW: number
}

function sandia(inputs: SscInputs, prefix: string): Converter {
  const pacoW = inputs.required(`${prefix}paco`)
  const isDatasheet = prefix === 'inv_ds_'
  const pdcoW = isDatasheet
    ? pacoW / (inputs.required('inv_ds_eff') / 100)
    : inputs.required(`${prefix}pdco`)
  const coefficient = (name: string): number =>
    isDatasheet ? 0 : inputs.number(`${prefix}${name}`, 0)
  return {
    conversion: {
      kind: 'sandia',
      pacoW,
      pdcoW,
      vdcoV: inputs.number(`${prefix}vdco`, 0),
      psoW: inputs.number(`${prefix}pso`, 0),
      c0: coefficient('c0'),
      c1: coefficient('c1'),
      c2: coefficient('c2'),
      c3: coefficient('c3'),
    },
    pacoW,
    nightTareW: inputs.number(`${prefix}pnt`, 0),
  }
}

/** Efficiency in per cent over load in per cent of the DC rating, both rising from the first point. */
function loadCurve(inputs: SscInputs, model: number): Converter {
  if (model !== 2) throw new UnsupportedRun(`inverter_model ${model}: 0 to 3 are known`)
  const pacoW = inputs.required('inv_pd_paco')
  const pdcoW = inputs.required('inv_pd_pdco')
  const loads = inputs.list('inv_pd_partload') ?? []
  const efficiencies = inputs.list('inv_pd_efficiency') ?? []
  const points = loads
    .map((load, i) => {
      const dcW = (load / 100) * pdcoW
      return { dcW, acW: dcW * ((efficiencies[i] ?? Number.NaN) / 100) }
    })
    .filter(({ dcW, acW }) => dcW > 0 && acW > 0)
  if (points.length < 2) throw new UnsupportedRun('inv_pd_partload has less than 2 points')
  return {
    conversion: { kind: 'curves', curves: [{ inputVoltageV: 1, points }] },
    pacoW,
    nightTareW: inputs.number('inv_pd_pnt', 0),
  }
}
