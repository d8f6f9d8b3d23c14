import { maximumPowerPoint } from './maximumPowerPoint.ts'
import {
  type DiodeModule,
  operatingParameters,
  referenceParameters,
} from './operatingParameters.ts'
import {
  BOLTZMANN_V_PER_K,
  STC_CELL_C,
  STC_CELL_K,
  STC_IRRADIANCE_WM2,
} from './physicalConstants.ts'
import { constantSingleDiodeSeries, type SingleDiode } from './singleDiode.ts'

/** What is wrong with a value of a module. */
export type ModuleValueFaultCode =
  | 'notPositive'
  | 'negative'
  /** The ideality is none that a cell has. */
  | 'idealityOutOfRange'
  /** The light current, or the saturation current, would not be positive. */
  | 'negativeLightCurrent'
  | 'negativeSaturationCurrent'
  /** At I_sc the drop over R_s leaves no voltage for the open circuit. */
  | 'seriesTooLarge'
  /** At V_oc the shunt would take more than the light gives. */
  | 'shuntTooSmall'
  /** The curve has no point of greatest power. */
  | 'noMaximumPower'
  /** Far from 25 °C the coefficient leaves no curve. */
  | 'noCurveInCold'
  | 'noCurveInHeat'

/** A fault with the value that it lies in, by its name in the module. */
export interface ModuleValueFault {
  readonly code: ModuleValueFaultCode
  readonly field: string
}

/** Per junction real cells have 0.9 to 2; stacks of three, and fits of poor cells, stay below the upper bound. */
const LEAST_IDEALITY = 0.3
const MOST_IDEALITY = 10

/** Between these a module must have a curve, °C (the design range of IEC 61730). */
const COLDEST_C = -40
const HOTTEST_C = 85

/**
 * Every reason why the values of a module give no usable curve, with the value that it lies in; none for a working module.
 * Values that are wrong by themselves are reported first, alone; then what only their combination shows.
 */
export function moduleValueFaults(model: DiodeModule): readonly ModuleValueFault[] {
  const single = valueFaults(model)
  if (single.length > 0) return single
  const combined = combinedFaults(model)
  return combined.length > 0 ? combined : temperatureFaults(model)
}

/** Names of the values that the checks speak of, and the ideality of one cell. */
interface Checked {
  readonly positive: readonly (readonly [field: string, value: number])[]
  readonly series: readonly [field: string, value: number]
  readonly ideality: readonly [field: string, value: number]
}

function checked(model: DiodeModule): Checked {
  switch (model.kind) {
    case 'datasheet':
      return {
        positive: [
          ['iscA', model.iscA],
          ['vocV', model.vocV],
          ['shuntOhm', model.shuntOhm],
          ['cellsInSeries', model.cellsInSeries],
        ],
        series: ['seriesOhm', model.seriesOhm],
        ideality: ['ideality', model.ideality],
      }
    case 'cec':
      return {
        positive: [
          ['ilRefA', model.ilRefA],
          ['ioRefA', model.ioRefA],
          ['rshRefOhm', model.rshRefOhm],
        ],
        series: ['rsOhm', model.rsOhm],
        // The number of cells is not known: a module of one cell at the least, of a thousand at the most.
        ideality: ['aRefV', withinModule(model.aRefV / (BOLTZMANN_V_PER_K * STC_CELL_K))],
      }
    case 'pvsyst':
      return {
        positive: [
          ['ilRefA', model.ilRefA],
          ['ioRefA', model.ioRefA],
          ['rshRefOhm', model.rshRefOhm],
          ['rsh0Ohm', model.rsh0Ohm],
          ['cellsInSeries', model.cellsInSeries],
        ],
        series: ['rsOhm', model.rsOhm],
        ideality: ['gammaRef', model.gammaRef],
      }
  }
}

const MOST_CELLS = 1000

const withinModule = (idealities: number): number =>
  idealities >= LEAST_IDEALITY && idealities <= MOST_CELLS * MOST_IDEALITY ? 1 : idealities

function valueFaults(model: DiodeModule): readonly ModuleValueFault[] {
  const { positive, series, ideality } = checked(model)
  const faults: ModuleValueFault[] = []
  for (const [field, value] of positive) {
    if (!(value > 0)) faults.push({ code: codeOf(model, field), field })
  }
  if (!(series[1] >= 0)) faults.push({ code: 'negative', field: series[0] })
  if (!(ideality[1] >= LEAST_IDEALITY && ideality[1] <= MOST_IDEALITY)) {
    faults.push({ code: 'idealityOutOfRange', field: ideality[0] })
  }
  return faults
}

function codeOf(model: DiodeModule, field: string): ModuleValueFaultCode {
  if (model.kind === 'datasheet') return 'notPositive'
  if (field === 'ilRefA') return 'negativeLightCurrent'
  return field === 'ioRefA' ? 'negativeSaturationCurrent' : 'notPositive'
}

function combinedFaults(model: DiodeModule): readonly ModuleValueFault[] {
  const series = model.kind === 'datasheet' ? 'seriesOhm' : 'rsOhm'
  const shunt = model.kind === 'datasheet' ? 'shuntOhm' : 'rshRefOhm'
  if (model.kind === 'datasheet') {
    const { iscA, vocV, seriesOhm, shuntOhm } = model
    if (iscA * seriesOhm >= vocV) return [{ code: 'seriesTooLarge', field: series }]
    if (vocV >= iscA * (shuntOhm + seriesOhm)) return [{ code: 'shuntTooSmall', field: shunt }]
  }
  const diode = referenceParameters(model)
  if (!(diode.lightA > 0)) return [{ code: 'negativeLightCurrent', field: shunt }]
  if (!(diode.saturationA > 0)) return [{ code: 'negativeSaturationCurrent', field: shunt }]
  return hasMaximumPower(diode) ? [] : [{ code: 'noMaximumPower', field: series }]
}

function temperatureFaults(model: DiodeModule): readonly ModuleValueFault[] {
  const faults: ModuleValueFault[] = []
  const light = Float64Array.of(STC_IRRADIANCE_WM2)
  for (const [code, cellC] of [
    ['noCurveInCold', COLDEST_C],
    ['noCurveInHeat', HOTTEST_C],
  ] as const) {
    const at = operatingParameters(model, light, Float64Array.of(cellC))
    const isCurve = at.lightA[0] > 0 && at.saturationA[0] > 0 && at.thermalV[0] > 0
    if (!(isCurve && maximumPowerPoint(at).powerW[0] > 0)) {
      faults.push({ code, field: temperatureField(model, cellC) })
    }
  }
  return faults
}

/** The value that takes the curve away at a temperature: a coefficient, or a resistance that leaves too little room. */
function temperatureField(model: DiodeModule, cellC: number): string {
  if (model.kind === 'pvsyst') return 'muGammaPerK'
  if (model.kind === 'cec') return 'alphaScAPerK'
  const rise = cellC - STC_CELL_C
  const iscA = model.iscA + model.alphaIscAPerK * rise
  const vocV = model.vocV + model.betaVocVPerK * rise
  if (!(iscA > 0) || model.translation === 'desoto') return 'alphaIscAPerK'
  if (vocV > 0 && iscA * model.seriesOhm >= vocV) return 'seriesOhm'
  return 'betaVocVPerK'
}

function hasMaximumPower(diode: SingleDiode): boolean {
  const { powerW, voltageV } = maximumPowerPoint(constantSingleDiodeSeries(diode, 1))
  return powerW[0] > 0 && voltageV[0] > 0
}
