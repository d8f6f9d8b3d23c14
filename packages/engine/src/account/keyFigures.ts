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
  /** Reference corrected to the mean cell temperature of a year, weighted by light: months become comparable. */
  readonly performanceRatioMeanTemperature: KeyFigure
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
 * Yields, performance ratios and capacity factors (D-10). Temperature-corrected references are
 * Σ P0·(1 + γ·(T − T_ref))·G/1000, T_ref 25 °C or the light-weighted mean cell temperature of the year.
 *
 * @param sums - of any period and any blocks
 * @param nominalDcKw - of the same blocks
 * @param acKwh - energy that counts as the plant's: to the grid, or of the blocks alone
 * @param yearCellC - `meanCellC` of the whole year; that of the sums themselves where absent
 * @see [1] IEC 61724-1:2021; T. Dierauf et al., NREL/TP-5200-57991 (2013)
 */
export function keyFigures(
  sums: KeyFigureSums,
  nominalDcKw: number,
  acKwh: number,
  yearCellC: number = meanCellC(sums),
): KeyFigures {
  const corrected = (toC: number): number =>
    sums.referenceKwh + sums.coefficientKwh - toC * sums.coefficientKwhPerK
  return {
    referenceYield: figure(sums.referenceKwh, nominalDcKw),
    arrayYield: figure(sums.dcKwh, nominalDcKw),
    finalYield: figure(acKwh, nominalDcKw),
    captureLoss: figure(sums.referenceKwh - sums.dcKwh, nominalDcKw),
    systemLoss: figure(sums.dcKwh - acKwh, nominalDcKw),
    performanceRatio: figure(acKwh, sums.referenceKwh),
    performanceRatio25C: figure(acKwh, corrected(STC_C)),
    performanceRatioMeanTemperature: figure(acKwh, corrected(yearCellC)),
    performanceRatioBifacial: figure(acKwh, sums.bifacialReferenceKwh),
    capacityFactorDc: figure(acKwh, sums.dcCapacityKwh),
    capacityFactorAc: figure(acKwh, sums.acCapacityKwh),
    rearIrradianceRatio: figure(sums.rearReferenceKwh, sums.referenceKwh),
    bifacialGain: figure(sums.effectiveKwh - sums.frontEffectiveKwh, sums.frontEffectiveKwh),
  }
}

/** Mean cell temperature weighted by light, °C; 25 °C without light. */
export function meanCellC(sums: KeyFigureSums): number {
  return sums.referenceKwh === 0 ? STC_C : sums.referenceKwhC / sums.referenceKwh
}

function figure(numerator: number, denominator: number): KeyFigure {
  return {
    value: denominator === 0 ? undefined : numerator / denominator,
    numerator,
    denominator,
  }
}
