import type { ModuleElectrical, Recombination } from '../model/module.ts'
import { maximumPowerPoint } from './maximumPowerPoint.ts'
import {
  BOLTZMANN_V_PER_K,
  STC_CELL_C,
  STC_CELL_K,
  STC_IRRADIANCE_WM2,
} from './physicalConstants.ts'
import { pvsystParameters } from './pvsystParameters.ts'
import { risingRoot } from './risingRoot.ts'
import {
  constantSingleDiodeSeries,
  makeSingleDiodeSeries,
  type SingleDiode,
} from './singleDiode.ts'

export type PvsystModule = Extract<ModuleElectrical, { kind: 'pvsyst' }>

/** What a PVsyst file says about a module at 1000 W/m² and 25 °C. */
export interface PvsystSheet {
  readonly iscA: number
  readonly vocV: number
  readonly impA: number
  readonly vmpV: number
  readonly alphaIscAPerK: number
  /** Relative change of the greatest power, 1/K; absent where it is not known. */
  readonly gammaPmpPerK?: number | undefined
  readonly seriesOhm: number
  readonly shuntOhm: number
  readonly shuntDarkOhm: number
  readonly shuntExponent: number
  readonly cellsInSeries: number
  /** Ideality of the file and its change, 1/K, for what no curve of the other values meets. */
  readonly ideality: number
  readonly idealityPerK: number
  readonly bandGapEv: number
  readonly recombination?: Recombination | undefined
}

/** Idealities between which one is sought; tandem cells have the sum of two. */
const LEAST_IDEALITY = 0.3
const MOST_IDEALITY = 10
/** Most that the ideality may change over `RISE_K`, of itself. */
const MOST_CHANGE = 0.4
/**
 * The coefficient of power is the slope from the reference to this far above, K: between them the gammas that PVsyst wrote
 * into 43 files of crystalline modules give the coefficients of the same files (mean difference 0.0002 %/K).
 */
const RISE_K = 20

/**
 * PVsyst's one-diode model of a module from its sheet [1] [2]: with R_s and R_sh as given, I_L and I_0 such that the curve
 * passes through I_sc and V_oc, the ideality such that its greatest power is I_mp·V_mp, and the ideality's change with
 * temperature such that the power changes as the sheet says.
 *
 * PVsyst passes its curve through (I_mp, V_mp) instead, of which the greatest power then lies up to 1 % above where R_s
 * does not fit the sheet; where it fits, both are the same. Where no ideality gives the power, that of the sheet is taken.
 *
 * @see [1] A. Mermoud, T. Lejeune, 25th EU PVSEC (2010), doi:10.4229/25thEUPVSEC2010-4BV.1.114
 * @see [2] PVsyst help, "Standard one-diode model" and "Thin film modules, modified standard model"
 */
export function pvsystModule(sheet: PvsystSheet): PvsystModule {
  const gammaRef = idealityOfPower(sheet)
  const { lightA, saturationA } = throughScAndOc(sheet, gammaRef)
  const module: PvsystModule = {
    kind: 'pvsyst',
    alphaScAPerK: sheet.alphaIscAPerK,
    gammaRef,
    muGammaPerK: sheet.idealityPerK,
    ilRefA: lightA,
    ioRefA: saturationA,
    rshRefOhm: sheet.shuntOhm,
    rsh0Ohm: sheet.shuntDarkOhm,
    rshExp: sheet.shuntExponent,
    rsOhm: sheet.seriesOhm,
    cellsInSeries: sheet.cellsInSeries,
    bandGapEv: sheet.bandGapEv,
    recombination: sheet.recombination,
  }
  if (sheet.gammaPmpPerK === undefined) return module
  return { ...module, muGammaPerK: idealityChange(module, sheet.gammaPmpPerK, sheet.idealityPerK) }
}

/** The curve through I_sc and V_oc; at given diode voltages the current is linear in I_L and I_0. */
function throughScAndOc(sheet: PvsystSheet, ideality: number): SingleDiode {
  const { iscA, vocV, seriesOhm, shuntOhm, recombination } = sheet
  const thermalV = ideality * sheet.cellsInSeries * BOLTZMANN_V_PER_K * STC_CELL_K
  const scV = iscA * seriesOhm
  const scA = iscA + scV / shuntOhm
  const ocA = vocV / shuntOhm
  const scLeft = lightLeft(recombination, scV)
  const ocLeft = lightLeft(recombination, vocV)
  const scJunction = Math.expm1(scV / thermalV)
  const ocJunction = Math.expm1(vocV / thermalV)
  const saturationA = (ocLeft * scA - scLeft * ocA) / (scLeft * ocJunction - ocLeft * scJunction)
  return {
    lightA: (scA + saturationA * scJunction) / scLeft,
    saturationA,
    seriesOhm,
    shuntOhm,
    thermalV,
    recombination,
  }
}

/** Share of the light current that recombination leaves at a diode voltage. */
function lightLeft(recombination: Recombination | undefined, diodeV: number): number {
  return recombination ? 1 - recombination.d2MuTauV / (recombination.builtInV - diodeV) : 1
}

/** Greatest power falls as the ideality rises, the knee of the curve becoming rounder. */
function idealityOfPower(sheet: PvsystSheet): number {
  const pmpW = sheet.impA * sheet.vmpV
  const missing = (ideality: number): number =>
    1 - maximumPowerW(throughScAndOc(sheet, ideality)) / pmpW
  return rootOf(missing, LEAST_IDEALITY, MOST_IDEALITY, sheet.ideality) ?? sheet.ideality
}

function maximumPowerW(diode: SingleDiode): number {
  return maximumPowerPoint(constantSingleDiodeSeries(diode, 1)).powerW[0]
}

/** Power rises with temperature the more, the more the ideality does, which takes saturation current away. */
function idealityChange(module: PvsystModule, gammaPmpPerK: number, given: number): number {
  const light = new Float64Array(2).fill(STC_IRRADIANCE_WM2)
  const cellC = Float64Array.of(STC_CELL_C, STC_CELL_C + RISE_K)
  const curves = makeSingleDiodeSeries(2)
  const over = (muGammaPerK: number): number => {
    const { powerW } = maximumPowerPoint(
      pvsystParameters({ ...module, muGammaPerK }, light, cellC, curves),
    )
    return (powerW[1] / powerW[0] - 1) / RISE_K - gammaPmpPerK
  }
  const most = (MOST_CHANGE * module.gammaRef) / RISE_K
  return rootOf(over, -most, most, given) ?? given
}

/** Root of a rising function between two bounds; undefined where it does not cross zero. */
function rootOf(
  rising: (x: number) => number,
  low: number,
  high: number,
  guess: number,
): number | undefined {
  if (!(rising(low) < 0 && rising(high) > 0)) return undefined
  const step = 1e-6 * (high - low)
  const start = guess > low && guess < high ? guess : 0.5 * (low + high)
  const residual = (x: number, out: Float64Array): void => {
    out[0] = rising(x)
    out[1] = (rising(x + step) - out[0]) / step
  }
  return risingRoot(residual, low, high, start, high - low, new Float64Array(2))
}
