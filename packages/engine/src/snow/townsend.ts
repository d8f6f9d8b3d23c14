import { ZERO_CELSIUS_K } from '@duet/units'

/** Months of weather one after the other, a year January first; each [n]. */
export interface SnowMonths {
  readonly snowCm: ArrayLike<number>
  /** Snowfalls of the month. */
  readonly snowfalls: ArrayLike<number>
  readonly relativeHumidityPercent: ArrayLike<number>
  readonly airC: ArrayLike<number>
  /** Light in the plane of the modules over the month, Wh/m². */
  readonly poaWhM2: ArrayLike<number>
}

/** An array over snow. */
export interface SnowArray {
  readonly tiltDeg: number
  readonly slantHeightM: number
  readonly lowerEdgeM: number
  /** 1 for one string of modules in the slant direction, 0.75 for more. */
  readonly stringFactor: number
  /** Of piled snow. */
  readonly reposeDeg: number
  /** Share of the power that the front makes. */
  readonly frontFraction: number
}

const INCH_CM = 2.54
const INCHES_PER_M = 39.37
/** The least of the squared distance to the snow, square inches, where the modules touch it. */
const LEAST_SQUARE_INCHES = 0.1

/**
 * Share of a month's energy that snow takes [1], with S' in inches, two thirds of this month's effective snow and a third of
 * the last one's, S_e = S/2·(1 + 1/N): L = 5.7e4·S'·cos²β·G·RH/T²/H^0.67·factor, with the ground's part
 * G = 1 - 0.51·exp(-γ), γ = 2·tan(repose)·R·S'·cos β/(H_edge² - S'²). From 0 to 1. The last month precedes the first.
 *
 * @see [1] T. Townsend, L. Powers, 37th IEEE PVSC (2011) 3231-3236, doi:10.1109/PVSC.2011.6186627
 */
export function townsendSnowLoss(months: SnowMonths, array: SnowArray): Float64Array {
  const n = months.snowCm.length
  const effective = Float64Array.from({ length: n }, (_, i) => effectiveSnowInches(months, i))
  return Float64Array.from({ length: n }, (_, i) => {
    const snow = (2 * effective[i] + effective[(i + n - 1) % n]) / 3
    return monthLoss(months, array, i, snow)
  })
}

function effectiveSnowInches({ snowCm, snowfalls }: SnowMonths, month: number): number {
  const falls = snowfalls[month]
  return falls > 0 ? (0.5 * snowCm[month] * (1 + 1 / Math.max(falls, 1))) / INCH_CM : 0
}

function monthLoss(months: SnowMonths, array: SnowArray, month: number, snow: number): number {
  if (snow === 0) return 0
  const cosine = Math.cos((array.tiltDeg * Math.PI) / 180)
  const slant = array.slantHeightM * INCHES_PER_M
  const edge = array.lowerEdgeM * INCHES_PER_M
  const free = Math.max(LEAST_SQUARE_INCHES, edge * edge - snow * snow)
  const pile = 2 * Math.tan((array.reposeDeg * Math.PI) / 180)
  const ground = 1 - 0.51 * Math.exp((-pile * slant * snow * cosine) / free)
  const airK = months.airC[month] + ZERO_CELSIUS_K
  const humidity = months.relativeHumidityPercent[month] / 100
  const light = (months.poaWhM2[month] / 1000) ** 0.67
  const loss =
    (5.7e4 * snow * cosine * cosine * ground * humidity * array.stringFactor) /
    (airK * airK * light)
  return Math.min(1, Math.max(0, loss)) * array.frontFraction
}
