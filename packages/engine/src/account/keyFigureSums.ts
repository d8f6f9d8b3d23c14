import type { StepRange } from '../simulation/input.ts'
import type { BlockRatings, BlockSeries } from '../simulation/output.ts'

/**
 * What the key figures of a plant are made of. Every field is a sum over blocks and steps, so that two
 * periods or two blocks simply add up.
 */
export interface KeyFigureSums {
  /** Nominal power times time, kWh. */
  readonly dcCapacityKwh: number
  readonly acCapacityKwh: number
  /** P0·G/1000 kWh, G the unshaded front plane-of-array irradiance. */
  readonly referenceKwh: number
  /** P0·G/1000·γ, kWh/K, and times the cell temperature T, kWh, γ the temperature coefficient of power. */
  readonly coefficientKwhPerK: number
  readonly coefficientKwh: number
  /** P0·(G + φ·G_rear)/1000, kWh, G_rear on the rear plane before structure. */
  readonly bifacialReferenceKwh: number
  /** P0·φ·G_rear/1000, kWh. */
  readonly rearReferenceKwh: number
  /** Front light at the cells and both faces' light at the cells, P0·E/1000, kWh. */
  readonly frontEffectiveKwh: number
  readonly effectiveKwh: number
  /** At the inverters' inputs, kWh. */
  readonly dcKwh: number
  /** At the output of the blocks' transformers, kWh. */
  readonly blockAcKwh: number
}

/** What a block had over some steps: sums of its series, in any unit of time. */
export interface KeyFigureSteps {
  /** Unshaded front plane, and times the cell temperature. */
  readonly light: number
  readonly lightC: number
  /** Rear plane before structure. */
  readonly rear: number
  readonly frontEffective: number
  readonly effective: number
  readonly dcMpp: number
  readonly acBlock: number
}

/** What the sums of a block are multiplied by to give kWh. */
export interface KeyFigureScale {
  readonly light: (sum: number) => number
  readonly power: (sum: number) => number
  /** W over the whole time. */
  readonly capacity: (powerW: number) => number
}

/** The sums of key figures from those of the block's series. */
export function keyFiguresOfSteps(
  steps: KeyFigureSteps,
  ratings: Pick<BlockRatings, 'nominalDcW' | 'nominalAcW' | 'bifaciality' | 'pmpPerK'>,
  { light, power, capacity }: KeyFigureScale,
): KeyFigureSums {
  const { bifaciality, pmpPerK } = ratings
  return {
    dcCapacityKwh: capacity(ratings.nominalDcW),
    acCapacityKwh: capacity(ratings.nominalAcW),
    referenceKwh: light(steps.light),
    coefficientKwhPerK: light(pmpPerK * steps.light),
    coefficientKwh: light(pmpPerK * steps.lightC),
    bifacialReferenceKwh: light(steps.light + bifaciality * steps.rear),
    rearReferenceKwh: light(bifaciality * steps.rear),
    frontEffectiveKwh: light(steps.frontEffective),
    effectiveKwh: light(steps.effective),
    dcKwh: power(steps.dcMpp),
    blockAcKwh: power(steps.acBlock),
  }
}

/** Sums of one block over a range of the steps of its series. A missing cell temperature counts as 25 °C. */
export function keyFigureSums(
  series: BlockSeries,
  ratings: BlockRatings,
  stepS: number,
  { from, to }: StepRange = { from: 0, to: series.acBlockW.length },
): KeyFigureSums {
  const sum = {
    light: 0,
    lightC: 0,
    rear: 0,
    frontEffective: 0,
    effective: 0,
    dcMpp: 0,
    acBlock: 0,
  }
  for (let i = from; i < to; i++) {
    const poa = series.poaNominalWm2[i]
    const cellC = series.cellC[i]
    sum.light += poa
    sum.lightC += poa * (Number.isNaN(cellC) ? 25 : cellC)
    sum.rear += series.rearGroundWm2[i] + series.rearSkyWm2[i] + series.rearBeamWm2[i]
    sum.frontEffective += series.poaAfterSpectralWm2[i]
    sum.effective += series.effectiveWm2[i]
    sum.dcMpp += series.dcMppW[i]
    sum.acBlock += series.acBlockW[i]
  }
  const hours = stepS / 3600
  const perLight = (ratings.nominalDcW * hours) / 1e6
  return keyFiguresOfSteps(sum, ratings, {
    light: (value) => value * perLight,
    power: (value) => (value * hours) / 1000,
    capacity: (powerW) => (powerW * hours * (to - from)) / 1000,
  })
}
