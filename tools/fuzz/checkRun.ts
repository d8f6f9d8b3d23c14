import {
  accountViolations,
  addSums,
  type Block,
  type BlockRatings,
  type BlockResult,
  type BlockSeries,
  blockEnergySums,
  blockViolations,
  type SystemSeries,
  systemEnergySums,
  systemViolations,
  waterfall,
} from '@duet/engine'

/** A finished run of one block and its plant. */
export interface FinishedRun {
  readonly block: Block
  readonly ratings: BlockRatings
  readonly result: BlockResult
  readonly system: SystemSeries
  readonly stepS: number
}

/** Rounding of sums, W or W/m². */
const ROUNDING = 1e-6

/** What is wrong with the numbers of a run; empty where nothing is. */
export function checkRun(run: FinishedRun): readonly string[] {
  const { result, ratings, system, stepS } = run
  const sums = addSums([blockEnergySums(result.series, ratings, stepS)])
  const rows = waterfall({ ...sums, ...systemEnergySums(system, stepS) })
  return [
    ...[
      ...blockViolations(result.series, ratings, result.zones),
      ...systemViolations(system),
      ...accountViolations(rows),
    ].map(
      ({ kind, place, step, value, expected }) =>
        `${place} ${kind} at step ${step}: ${value}, expected ${expected}`,
    ),
    ...outOfBounds(result.series),
    ...moreThanFell(run),
  ]
}

/** Light beside the stages of the account, and what comes with DC power: never below 0. */
const NON_NEGATIVE = [
  'poaBeamWm2',
  'poaSkyDiffuseWm2',
  'poaGroundWm2',
  'rearGroundWm2',
  'rearSkyWm2',
  'rearBeamWm2',
  'rearAfterStructureWm2',
  'rearWm2',
  'dcVoltageV',
  'dcCurrentA',
] as const satisfies readonly (keyof BlockSeries)[]

/** Of a plane's light to what the weather holds: two faces towards sun, sky and ground, and a spectrum that suits. */
const MOST_LIGHT = 3

function outOfBounds(series: BlockSeries): string[] {
  const faults: string[] = []
  for (const name of NON_NEGATIVE) {
    const step = series[name].findIndex((value) => value < -ROUNDING)
    if (step >= 0) faults.push(`${name} is ${series[name][step]} at step ${step}`)
  }
  const { ghiWm2, dniWm2, dhiWm2, effectiveWm2 } = series
  const step = effectiveWm2.findIndex(
    (value, i) =>
      value > MOST_LIGHT * ((ghiWm2[i] ?? 0) + (dniWm2[i] ?? 0) + (dhiWm2[i] ?? 0)) + ROUNDING,
  )
  if (step >= 0)
    faults.push(`effectiveWm2 is ${effectiveWm2[step]} at step ${step}, more than there is`)
  return faults
}

function moreThanFell({ block, ratings, result }: FinishedRun): string[] {
  const { effectiveWm2, dcMppW } = result.series
  const areaM2 = ratings.moduleCount * block.module.lengthM * block.module.widthM
  const step = dcMppW.findIndex((value, i) => value > (effectiveWm2[i] ?? 0) * areaM2 + ROUNDING)
  if (step < 0) return []
  return [`dcMppW ${dcMppW[step]} is more than the light on ${areaM2} m² at step ${step}`]
}
