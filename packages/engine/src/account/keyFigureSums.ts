import type { BlockRatings, BlockSeries } from '../model/output.ts'
import type { StepRange } from '../model/weather.ts'

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

/** Sums of one block over a range of the steps of its series. A missing cell temperature counts as 25 °C. */
export function keyFigureSums(
  series: BlockSeries,
  ratings: BlockRatings,
  stepS: number,
  { from, to }: StepRange = { from: 0, to: series.acBlockW.length },
): KeyFigureSums {
  let light = 0
  let lightC = 0
  let rear = 0
  let front = 0
  let effective = 0
  let dcW = 0
  let acW = 0
  for (let i = from; i < to; i++) {
    const poa = series.poaNominalWm2[i]
    const cellC = series.cellC[i]
    light += poa
    lightC += poa * (Number.isNaN(cellC) ? 25 : cellC)
    rear += series.rearGroundWm2[i] + series.rearSkyWm2[i] + series.rearBeamWm2[i]
    front += series.poaAfterSpectralWm2[i]
    effective += series.effectiveWm2[i]
    dcW += series.dcMppW[i]
    acW += series.acBlockW[i]
  }
  const hours = stepS / 3600
  const perLight = (ratings.nominalDcW * hours) / 1e6
  const steps = to - from
  return {
    dcCapacityKwh: (ratings.nominalDcW * hours * steps) / 1000,
    acCapacityKwh: (ratings.nominalAcW * hours * steps) / 1000,
    referenceKwh: light * perLight,
    coefficientKwhPerK: ratings.pmpPerK * light * perLight,
    coefficientKwh: ratings.pmpPerK * lightC * perLight,
    bifacialReferenceKwh: (light + ratings.bifaciality * rear) * perLight,
    rearReferenceKwh: ratings.bifaciality * rear * perLight,
    frontEffectiveKwh: front * perLight,
    effectiveKwh: effective * perLight,
    dcKwh: (dcW * hours) / 1000,
    blockAcKwh: (acW * hours) / 1000,
  }
}
