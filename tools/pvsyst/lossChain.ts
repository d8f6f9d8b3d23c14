import type { BlockSeries } from '@duet/engine'
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
  const theirs = theirRatios(variant)
  return ourRatios(series, gridW).map(([name, ours], i) => ({
    name,
    ours: ours - 1,
    theirs: (theirs[i] ?? Number.NaN) - 1,
  }))
}

function ourRatios(
  series: BlockSeries,
  gridW: Float64Array,
): readonly (readonly [name: string, ratio: number])[] {
  return [
    ['near shading', ratio(series.poaNominalWm2, series.poaAfterShadingWm2)],
    ['glass', ratio(series.poaAfterShadingWm2, series.poaAfterIamWm2)],
    ['light level', ratio(series.dcAfterDegradationW, series.dcAfterIrradianceLevelW)],
    ['temperature', ratio(series.dcAfterIrradianceLevelW, series.dcAfterTemperatureW)],
    ['quality and LID', ratio(series.dcAfterMismatchRearW, series.dcAfterQualityW)],
    ['mismatch', ratio(series.dcAfterElecShadingW, series.dcAfterMismatchFrontW)],
    ['rear mismatch', ratio(series.dcAfterMismatchFrontW, series.dcAfterMismatchRearW)],
    ['DC wires', ratio(series.dcAfterQualityW, series.dcAfterWireW)],
    ['inverter', ratio(series.dcMppW, gridW)],
  ]
}

/** In the order of ours; rear mismatch, which PVsyst does not store, is what is left between mismatch and wires. */
function theirRatios(variant: ProjectVariant): readonly number[] {
  const their = (name: string): number => annualSum(variant, name)
  const nominal = their('EArrNom')
  const afterLevel = nominal - their('GIncLss')
  const afterTemperature = afterLevel - their('TempLss')
  const lightInduced = variant.stored.has('LIDLoss') ? their('LIDLoss') : 0
  const afterQuality = afterTemperature - their('ModQual') - lightInduced
  const afterMismatch = afterQuality - their('MisLoss')
  const beforeWire = their('EArrMPP') + their('OhmLoss')
  return [
    their('GlobShd') / their('GlobInc'),
    their('GlobEff') / their('GlobShd'),
    afterLevel / nominal,
    afterTemperature / afterLevel,
    afterQuality / afterTemperature,
    afterMismatch / afterQuality,
    beforeWire / afterMismatch,
    their('EArrMPP') / beforeWire,
    their('E_Grid') / their('EArray'),
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
