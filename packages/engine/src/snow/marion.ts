import { HOUR_S } from '@duet/units'

/** How snow covers a row and leaves it. */
export interface SnowCover {
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

/** Weather and tilt of each step, each [n]. */
export interface SnowWeather {
  readonly snowCm: Float64Array
  readonly poaWm2: Float64Array
  readonly airC: Float64Array
  /** Of the row, [n] or one for all. */
  readonly tiltDeg: Float64Array
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
  const { snowCm, poaWm2, airC, tiltDeg } = weather
  const slide = (cover.slidePerHour * stepS) / HOUR_S
  const coverage = new Float64Array(snowCm.length)
  const isCovering: boolean[] = []
  let left = cover.initialCoverage
  for (let i = 0; i < coverage.length; i++) {
    const laid = coverageByFall(weather, stepS, cover, i)
    isCovering[i] = laid === 1
    if (laid !== undefined) left = laid
    else if (i > 0 && airC[i] > poaWm2[i] / cover.slideLimitWm2PerK)
      left -= slide * Math.sin((tiltDeg[i % tiltDeg.length] * Math.PI) / 180)
    left = Math.max(0, left)
    coverage[i] = left
  }
  return { isCovering, coverage }
}

type Fallen = Pick<SnowWeather, 'snowCm' | 'depthCm'>
type Falling = Pick<SnowCover, 'coveringSnowCmPerH' | 'leastDepthCm'>

/** Coverage that the snow of a step alone decides: 0 where too little lies, 1 where enough falls; undefined elsewhere. */
function coverageByFall(
  { snowCm, depthCm }: Fallen,
  stepS: number,
  { coveringSnowCmPerH, leastDepthCm }: Falling,
  step: number,
): 0 | 1 | undefined {
  if (depthCm !== undefined && depthCm[step] < leastDepthCm) return 0
  return (snowCm[step] * HOUR_S) / stepS > coveringSnowCmPerH ? 1 : undefined
}

/** The last step up to `step` from which on the coverage is known, whatever was before: `coverageByFall` decides it, or nothing was before. */
export function knownCoverageStep(
  fallen: Fallen,
  stepS: number,
  falling: Falling,
  step: number,
): number {
  let known = step
  while (known > 0 && coverageByFall(fallen, stepS, falling, known) === undefined) known--
  return known
}

/** Snow of each step, cm: by how much the depth on the ground has risen since it was last known; none before that. */
export function snowfallCm(depthCm: Float64Array): Float64Array {
  let before = Number.NaN
  return depthCm.map((depth) => {
    const risen = depth - before
    if (!Number.isNaN(depth)) before = depth
    return risen > 0 ? risen : 0
  })
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
