import { HOUR_S } from '@duet/units'

/** How snow covers a row and leaves it. */
export interface SnowCover {
  readonly tiltDeg: number
  readonly initialCoverage: number
  /** Snow above which a row is covered, cm/h. */
  readonly coveringSnowCmPerH: number
  /** Depth of the snow on the ground below which the row is free, cm. */
  readonly leastDepthCm: number
  /** m: snow slides where T_air > E/m, W/(m²·K), negative. */
  readonly slideLimitWm2PerK: number
  /** Share of the slant height that slides in an hour, over the sine of the tilt. */
  readonly slidePerHour: number
}

/** Weather of each step, each [n]. */
export interface SnowWeather {
  readonly snowCm: Float64Array
  readonly poaWm2: Float64Array
  readonly airC: Float64Array
  /** Depth on the ground, cm; absent where it is not known. */
  readonly depthCm?: Float64Array | undefined
}

/** What a row is covered with, each [n]. */
export interface SnowOnRow {
  /** Steps whose snow covers the row. */
  readonly isCovering: readonly boolean[]
  /** Share of the slant height under snow. */
  readonly coverage: Float64Array
}

/**
 * Share of a row's slant height under snow [1] [2]: a snowfall fast enough covers it; it then slides by
 * 0.197·sin(tilt) an hour in steps that are warm or bright enough, not while snow falls and not in the first step, and all at
 * once where too little lies on the ground. NaN in the weather of a step lets nothing slide and covers nothing.
 *
 * @see [1] B. Marion et al., Solar Energy 97 (2013) 112-121, doi:10.1016/j.solener.2013.07.029
 * @see [2] D. Ryberg, J. Freeman, NREL/TP-6A20-68705 (2017)
 */
export function snowOnRow(weather: SnowWeather, stepS: number, cover: SnowCover): SnowOnRow {
  const { snowCm, poaWm2, airC, depthCm } = weather
  const hours = stepS / HOUR_S
  const slide = cover.slidePerHour * Math.sin((cover.tiltDeg * Math.PI) / 180) * hours
  const coverage = new Float64Array(snowCm.length)
  const isCovering: boolean[] = []
  let left = cover.initialCoverage
  for (let i = 0; i < coverage.length; i++) {
    const isLow = depthCm !== undefined && depthCm[i] < cover.leastDepthCm
    isCovering[i] = snowCm[i] / hours > cover.coveringSnowCmPerH && !isLow
    if (isCovering[i]) left = 1
    else if (isLow) left = 0
    else if (i > 0 && airC[i] > poaWm2[i] / cover.slideLimitWm2PerK)
      left = Math.max(0, left - slide)
    coverage[i] = left
  }
  return { isCovering, coverage }
}

/**
 * Share of DC capacity lost under snow: a string that is covered in part gives nothing,
 * ⌈coverage·strings⌉/strings (P. Gilman et al., NREL/TP-6A20-67399 (2018), equation 11.8).
 *
 * @param strings - in parallel along the slant height
 */
export function snowDcLossFraction(coverage: number, strings: number): number {
  return Math.ceil(coverage * strings) / strings
}
