import type { BlockSeries } from '@duet/engine'
import { type VariantRatios, variantRatios } from '@duet/formats'
import { sum } from '@duet/units'
import type { ProjectVariant } from './project.ts'

/** A step of the loss diagram: the change of the quantity before it, of the whole. */
export interface LossStep {
  readonly name: string
  readonly ours: number
  /** NaN where the variant does not store it. */
  readonly theirs: number
}

/** The loss diagrams of both beside each other: where the differences of the annual sums come from. */
export function lossChain(
  variant: ProjectVariant,
  series: BlockSeries,
  gridW: Float64Array,
): readonly LossStep[] {
  const theirs = variantRatios((name) => annualSum(variant, name))
  return ourRatios(series, gridW).map(([name, key, ours]) => ({
    name,
    ours: ours - 1,
    theirs: theirs[key] - 1,
  }))
}

function ourRatios(
  series: BlockSeries,
  gridW: Float64Array,
): readonly (readonly [name: string, key: keyof VariantRatios, ratio: number])[] {
  return [
    ['near shading', 'nearShading', ratio(series.poaNominalWm2, series.poaAfterShadingWm2)],
    ['glass', 'reflection', ratio(series.poaAfterShadingWm2, series.poaAfterIamWm2)],
    [
      'light level',
      'lightLevel',
      ratio(series.dcAfterDegradationW, series.dcAfterIrradianceLevelW),
    ],
    [
      'temperature',
      'temperature',
      ratio(series.dcAfterIrradianceLevelW, series.dcAfterTemperatureW),
    ],
    [
      'quality and LID',
      'qualityAndLid',
      ratio(series.dcAfterMismatchRearW, series.dcAfterQualityW),
    ],
    ['mismatch', 'mismatch', ratio(series.dcAfterElecShadingW, series.dcAfterMismatchFrontW)],
    [
      'rear mismatch',
      'rearMismatch',
      ratio(series.dcAfterMismatchFrontW, series.dcAfterMismatchRearW),
    ],
    ['DC wires', 'dcWires', ratio(series.dcAfterQualityW, series.dcAfterWireW)],
    ['inverter', 'inverter', ratio(series.dcMppW, gridW)],
  ]
}

/** kWh/m² or kWh of the year; NaN where the variant stores neither hours nor months. */
function annualSum({ stored }: ProjectVariant, name: string): number {
  const found = stored.get(name)
  // Irradiance is stored in W/m², energy in kWh.
  if (found?.hourly) return sum(found.hourly) / (name.startsWith('Glob') ? 1000 : 1)
  return found?.monthly ? sum(Float64Array.from(found.monthly)) : Number.NaN
}

function ratio(from: Float64Array, to: Float64Array): number {
  return sum(to) / sum(from)
}
