/** What is left after each loss of a variant over what there was before it; NaN where the variant does not store it. */
export interface VariantRatios {
  readonly nearShading: number
  readonly reflection: number
  readonly lightLevel: number
  readonly temperature: number
  readonly qualityAndLid: number
  readonly mismatch: number
  /** PVsyst does not store it: what is left between mismatch and wires. */
  readonly rearMismatch: number
  readonly dcWires: number
  readonly inverter: number
}

/** Sum of a year by PVsyst's name of the variable, kWh or kWh/m²; NaN where it is not stored. */
export type AnnualSum = (name: string) => number

/** The loss diagram of a variant, of its annual sums. */
export function variantRatios(their: AnnualSum): VariantRatios {
  const nominal = their('EArrNom')
  const afterLevel = nominal - their('GIncLss')
  const afterTemperature = afterLevel - their('TempLss')
  const afterQuality = afterTemperature - their('ModQual') - orZero(their('LIDLoss'))
  const afterMismatch = afterQuality - their('MisLoss')
  const beforeWire = their('EArrMPP') + their('OhmLoss')
  return {
    nearShading: their('GlobShd') / their('GlobInc'),
    reflection: their('GlobEff') / their('GlobShd'),
    lightLevel: afterLevel / nominal,
    temperature: afterTemperature / afterLevel,
    qualityAndLid: afterQuality / afterTemperature,
    mismatch: afterMismatch / afterQuality,
    rearMismatch: beforeWire / afterMismatch,
    dcWires: their('EArrMPP') / beforeWire,
    inverter: their('E_Grid') / their('EArray'),
  }
}

/** A loss that a variant without it does not store. */
const orZero = (value: number): number => (Number.isNaN(value) ? 0 : value)

/** A level of the loss account, under its key there. */
export interface VariantStage {
  readonly key: string
  readonly value: number
  readonly unit: string
}

/** What a variant leaves after each stage of the loss account, in its order; stages that the variant does not store are left out. */
export function variantStages(their: AnnualSum): readonly VariantStage[] {
  const ratios = variantRatios(their)
  const nominal = their('EArrNom')
  const levels: readonly (readonly [key: string, value: number, unit: string])[] = [
    ['ghi', their('GlobHor'), 'kWh/m²'],
    ['transposition', their('GlobInc'), 'kWh/m²'],
    ['near_shading', their('GlobShd'), 'kWh/m²'],
    ['iam', their('GlobEff'), 'kWh/m²'],
    ['dc_nominal', nominal, 'kWh'],
    ...chained(nominal, [
      ['irradiance_level', ratios.lightLevel],
      ['temperature', ratios.temperature],
      ['mismatch_front', ratios.mismatch],
      ['mismatch_rear', ratios.rearMismatch],
      ['quality_lid', ratios.qualityAndLid],
      ['dc_wire', ratios.dcWires],
    ]),
    ['dc_mpp', their('EArray'), 'kWh'],
    ['e_grid', their('E_Grid'), 'kWh'],
  ]
  return levels.flatMap(([key, value, unit]) =>
    Number.isFinite(value) ? [{ key, value, unit }] : [],
  )
}

/** The account has mismatch before quality, PVsyst after it: shares do not depend on the order, levels do. */
function chained(
  start: number,
  ratios: readonly (readonly [key: string, ratio: number])[],
): (readonly [string, number, string])[] {
  let value = start
  return ratios.map(([key, ratio]) => {
    value *= ratio
    return [key, value, 'kWh'] as const
  })
}
