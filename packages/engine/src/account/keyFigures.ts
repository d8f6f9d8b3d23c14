import type { KeyFigureSums } from './keyFigureSums.ts'

/** A figure with what it was divided from, so that anyone can check it. */
export interface KeyFigure {
  /** Numerator over denominator; undefined where the denominator is 0. */
  readonly value: number | undefined
  readonly numerator: number
  readonly denominator: number
}

export interface KeyFigures {
  /** Hours at 1000 W/m²: kWh/m² over 1 kW/m². */
  readonly referenceYield: KeyFigure
  /** kWh at the inverters' inputs over kWp. */
  readonly arrayYield: KeyFigure
  /** kWh over kWp: the specific yield. */
  readonly finalYield: KeyFigure
  /** Reference less array yield: what the array loses, kWh over kWp. */
  readonly captureLoss: KeyFigure
  /** Array less final yield: what lies behind the inverters' inputs, kWh over kWp. */
  readonly systemLoss: KeyFigure
  readonly performanceRatio: KeyFigure
  /** Reference corrected to cells at 25 °C. */
  readonly performanceRatio25C: KeyFigure
  /** Reference with the rear light. */
  readonly performanceRatioBifacial: KeyFigure
  readonly capacityFactorDc: KeyFigure
  readonly capacityFactorAc: KeyFigure
  /** Rear light on the plane, by the bifaciality, over front light on the plane. */
  readonly rearIrradianceRatio: KeyFigure
  /** Light that the rear adds at the cells over the front's; that in energy needs a second run (`pvsystFactors`). */
  readonly bifacialGain: KeyFigure
}

/** STC cell temperature, °C. */
const STC_C = 25

/**
 * Yields, performance ratios and capacity factors (D-10). The temperature-corrected reference is
 * Σ P0·(1 + γ·(T − 25 °C))·G/1000.
 *
 * @param sums - of any period and any blocks
 * @param nominalDcKw - of the same blocks
 * @param acKwh - energy that counts as the plant's: to the grid, or of the blocks alone
 * @see [1] IEC 61724-1:2021; T. Dierauf et al., NREL/TP-5200-57991 (2013)
 */
export function keyFigures(sums: KeyFigureSums, nominalDcKw: number, acKwh: number): KeyFigures {
  const correctedKwh = sums.referenceKwh + sums.coefficientKwh - STC_C * sums.coefficientKwhPerK
  return {
    referenceYield: figure(sums.referenceKwh, nominalDcKw),
    arrayYield: figure(sums.dcKwh, nominalDcKw),
    finalYield: figure(acKwh, nominalDcKw),
    captureLoss: figure(sums.referenceKwh - sums.dcKwh, nominalDcKw),
    systemLoss: figure(sums.dcKwh - acKwh, nominalDcKw),
    performanceRatio: figure(acKwh, sums.referenceKwh),
    performanceRatio25C: figure(acKwh, correctedKwh),
    performanceRatioBifacial: figure(acKwh, sums.bifacialReferenceKwh),
    capacityFactorDc: figure(acKwh, sums.dcCapacityKwh),
    capacityFactorAc: figure(acKwh, sums.acCapacityKwh),
    rearIrradianceRatio: figure(sums.rearReferenceKwh, sums.referenceKwh),
    bifacialGain: figure(sums.effectiveKwh - sums.frontEffectiveKwh, sums.frontEffectiveKwh),
  }
}

function figure(numerator: number, denominator: number): KeyFigure {
  return {
    value: denominator === 0 ? undefined : numerator / denominator,
    numerator,
    denominator,
  }
}
