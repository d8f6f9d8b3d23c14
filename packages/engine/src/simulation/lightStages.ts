import type { Block } from '../model/block.ts'
import type { BlockSeries } from '../model/output.ts'
import type { PlaneLight } from '../optics/optics.ts'

/** Factors that act on the whole front of each step, each [n]. */
export interface FrontFactors {
  /** What soiling lets through. */
  readonly soiling: Float64Array
  /** What snow lets through. */
  readonly snow: Float64Array
  readonly spectral: Float64Array
}

/**
 * Writes the light's stages of both faces: front in the order of D-14 (horizon, near shading, soiling, snow, glass,
 * spectrum), rear after structure, dirt and glass, and the light that makes current, front + bifaciality · rear.
 *
 * Soiling and snow dim all light of the front alike, so that the glass takes the same share before and after them.
 */
export function runLightStages(
  block: Block,
  light: PlaneLight,
  factors: FrontFactors,
  out: BlockSeries,
): void {
  const bifaciality = block.module.bifaciality
  const structure = 1 - block.allowances.rearStructureShadeFraction
  const clean = 1 - (block.allowances.rearSoilingFraction ?? 0)
  for (let i = 0; i < out.poaNominalWm2.length; i++) {
    const nominal = light.beamWm2[i] + light.skyDiffuseWm2[i] + light.groundWm2[i]
    const soiling = factors.soiling[i]
    const afterSoiling = light.frontShadedWm2[i] * soiling
    const afterSnow = afterSoiling * factors.snow[i]
    const afterIam = light.frontTransmittedWm2[i] * soiling * factors.snow[i]
    const afterSpectral = afterIam * factors.spectral[i]
    const rear = light.rearTransmittedWm2[i] * structure * clean
    const openRear = light.rearGroundWm2[i] + light.rearSkyWm2[i] + light.rearBeamWm2[i]
    out.poaBeamWm2[i] = light.beamWm2[i]
    out.poaSkyDiffuseWm2[i] = light.skyDiffuseWm2[i]
    out.poaGroundWm2[i] = light.groundWm2[i]
    out.poaNominalWm2[i] = nominal
    out.poaAfterHorizonWm2[i] = light.frontAboveHorizonWm2?.[i] ?? nominal
    out.poaAfterShadingWm2[i] = light.frontShadedWm2[i]
    out.poaAfterSoilingWm2[i] = afterSoiling
    out.poaAfterSnowWm2[i] = afterSnow
    out.poaAfterIamWm2[i] = afterIam
    out.poaAfterSpectralWm2[i] = afterSpectral
    out.rearGroundWm2[i] = light.rearGroundWm2[i]
    out.rearSkyWm2[i] = light.rearSkyWm2[i]
    out.rearBeamWm2[i] = light.rearBeamWm2[i]
    out.rearAfterStructureWm2[i] = (light.rearAfterStructureWm2?.[i] ?? openRear) * structure
    out.rearWm2[i] = rear
    out.effectiveWm2[i] = afterSpectral + bifaciality * rear
  }
}
