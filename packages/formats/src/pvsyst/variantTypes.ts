import type { PvsystSceneContent } from './sceneTypes.ts'

export type PvsystTransposition = 'circumsolar separate' | 'circumsolar with diffuse'

export interface PvsystBifacial {
  readonly model: string | null
  readonly albedo: number | null
  readonly bifacialityFraction: number | null
  readonly rearShadeFraction: number | null
  readonly rearMismatchFraction: number | null
  readonly axisHeightM: number | null
}

/** What holds for all sub-arrays. */
export interface PvsystCommon {
  readonly uConstantWPerM2K: number | null
  readonly uWindWsPerM3K: number | null
  readonly absorption: number | null
  readonly averageEfficiency: number | null
  readonly soilingFraction: number | null
  readonly soilingUnitIsInferred: boolean
  /** Null where no scene is in the variant. */
  readonly scene: PvsystSceneContent | null
  readonly systemType: string | null
  readonly transposition: PvsystTransposition | null
  readonly model: 'Perez' | 'Hay' | null
  readonly acLossesReference: string | null
  readonly isBacktracking: boolean | null
  readonly bifacial: PvsystBifacial | null
}

export interface PvsystIam {
  readonly mode: string | null
  readonly points: readonly { readonly angleDeg: number; readonly modifier: number }[]
}

export interface PvsystLosses {
  readonly mismatchFraction: number | null
  readonly fixedVoltageMismatchFraction: number | null
  readonly stringMismatchFraction: number | null
  readonly lightInducedFraction: number | null
  readonly lightSoakingFraction: number | null
  readonly dcResistanceOhm: number | null
  /** Of the power at STC. */
  readonly dcWireFraction: number | null
  readonly seriesDiodeV: number | null
  readonly acWireLengthM: number | null
  /** Never written while it is PVsyst's default. */
  readonly moduleQualityFraction: number | null
}

export interface PvsystSubArray {
  readonly id: number
  readonly name: string
  readonly panFile: string | null
  readonly ondFile: string | null
  readonly modulesPerString: number | null
  readonly strings: number | null
  readonly modules: number | null
  readonly orientation: number | null
  /** Strings by orientation where the file tells them: orientation and strings of it. */
  readonly stringsByOrientation: readonly (readonly [orientation: number, strings: number])[]
  readonly inverters: number | null
  readonly mpptInputs: number | null
  readonly acPowerPerInverterW: number | null
  /** Number of the inverter that it shares with another sub-array. */
  readonly sharedInverterId: number | null
  /** What the tree of nodes adds up to; declared counts win. */
  readonly circuit: { readonly inverters: number; readonly strings: number } | null
  readonly losses: PvsystLosses
  readonly iam: PvsystIam | null
}

/** A stored variable of hours or of months. */
export interface PvsystSeries {
  readonly unit: PvsystUnit
  /** The days of the file as `MM-DD`, 24 values from midnight in the winter time of the place: means of their hours. */
  readonly hourly?: Readonly<Record<string, readonly number[]>>
  /** Sums or means of the months, January first. */
  readonly monthly?: readonly number[]
}

export type PvsystUnit =
  | 'W/m2'
  | 'Wh/m2'
  | 'W'
  | 'Wh'
  | 'deg'
  | 'degC'
  | 'm/s'
  | 'A'
  | 'V'
  | 'h'
  | '1'
  /** Of a kind whose unit is not known. */
  | 'unknown'
