import {
  addSums,
  type Block,
  type BlockRatings,
  type BlockResult,
  type BlockSeries,
  blockEnergySums,
  closureError,
  type SystemSeries,
  systemEnergySums,
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
  return [
    ...notFinite(run),
    ...outOfBounds(run.result.series),
    ...growing(run.result.series),
    ...moreThanFell(run),
    ...zoneFaults(run),
    ...accountFaults(run),
  ]
}

function notFinite({ result, system }: FinishedRun): string[] {
  const zones = result.zones
  // as missing as the weather's
  const { airC: _air, cellC: _cell, ...series } = result.series
  const named: [string, Float64Array][] = [
    ...Object.entries({ ...series, ...system }),
    ...(zones?.frontWm2 ?? []).map((values, i): [string, Float64Array] => [
      `zone ${i} front`,
      values,
    ]),
    ...(zones?.rearWm2 ?? []).map((values, i): [string, Float64Array] => [
      `zone ${i} rear`,
      values,
    ]),
    ...(zones?.dcMppW ?? []).map((values, i): [string, Float64Array] => [
      `zone ${i} dcMppW`,
      values,
    ]),
  ]
  return named.flatMap(([name, values]) => {
    const step = values.findIndex((value) => !Number.isFinite(value))
    return step < 0 ? [] : [`${name} is ${values[step]} at step ${step}`]
  })
}

/** Series that are never below zero: all light, all DC power. */
const NON_NEGATIVE = [
  'poaNominalWm2',
  'poaBeamWm2',
  'poaSkyDiffuseWm2',
  'poaGroundWm2',
  'poaAfterHorizonWm2',
  'poaAfterShadingWm2',
  'poaAfterSoilingWm2',
  'poaAfterSnowWm2',
  'poaAfterIamWm2',
  'poaAfterSpectralWm2',
  'rearGroundWm2',
  'rearSkyWm2',
  'rearBeamWm2',
  'rearWm2',
  'effectiveWm2',
  'dcNominalW',
  'dcAfterDegradationW',
  'dcAfterIrradianceLevelW',
  'dcAfterTemperatureW',
  'dcAfterElecShadingW',
  'dcAfterMismatchFrontW',
  'dcAfterMismatchRearW',
  'dcAfterQualityW',
  'dcAfterWireW',
  'dcMppW',
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

type StagePair = readonly [keyof BlockSeries, keyof BlockSeries]

/** Stages that only take: the first is at least the second. */
const TAKING: readonly StagePair[] = [
  ['poaNominalWm2', 'poaAfterHorizonWm2'],
  ['poaAfterShadingWm2', 'poaAfterSoilingWm2'],
  ['poaAfterSoilingWm2', 'poaAfterSnowWm2'],
  ['dcNominalW', 'dcAfterDegradationW'],
  ['dcAfterMismatchRearW', 'dcAfterQualityW'],
  ['dcAfterQualityW', 'dcAfterWireW'],
  // held off the maximum by its window, an inverter may draw less current, and the wires take less than they would there
  ['dcAfterQualityW', 'dcMppW'],
  ['dcMppW', 'acAfterEfficiencyW'],
  ['acAfterEfficiencyW', 'acAfterClippingW'],
  ['acAfterClippingW', 'acAfterSubClippingW'],
  ['acAfterSubClippingW', 'acAfterDeratingW'],
  ['acAfterDeratingW', 'acAfterSelfConsumptionW'],
  ['acAfterSelfConsumptionW', 'acInverterW'],
  ['acInverterW', 'acAfterWireW'],
  ['acAfterWireW', 'acAfterMvIronW'],
  ['acAfterMvIronW', 'acBlockW'],
]

/** What the solution of a circuit may be off. */
const CIRCUIT_SHARE = 1e-5
/** Under some skies Perez' circumsolar light is more than all diffuse light, and the dome's, which the glass dims, negative. */
const GLASS_SHARE = 0.01

function growing(series: BlockSeries): string[] {
  return [
    ...growingBy(series, TAKING, CIRCUIT_SHARE),
    ...growingBy(series, [['poaAfterSnowWm2', 'poaAfterIamWm2']], GLASS_SHARE),
  ]
}

function growingBy(series: BlockSeries, stages: readonly StagePair[], share: number): string[] {
  return stages.flatMap(([before, after]) => {
    const step = series[after].findIndex((value, i) => {
      const most = series[before][i] ?? 0
      return value > most + share * Math.abs(most) + ROUNDING
    })
    if (step < 0) return []
    return [
      `${after} ${series[after][step]} is above ${before} ${series[before][step]} at step ${step}`,
    ]
  })
}

function moreThanFell({ block, ratings, result }: FinishedRun): string[] {
  const { effectiveWm2, dcMppW } = result.series
  const areaM2 = ratings.moduleCount * block.module.lengthM * block.module.widthM
  const step = dcMppW.findIndex((value, i) => value > (effectiveWm2[i] ?? 0) * areaM2 + ROUNDING)
  if (step < 0) return []
  return [`dcMppW ${dcMppW[step]} is more than the light on ${areaM2} m² at step ${step}`]
}

function zoneFaults({ result }: FinishedRun): string[] {
  const { zones, series } = result
  // a linear module's power is not found by zones
  if (zones === undefined || zones.dcMppW.every((values) => values.every((value) => value === 0))) {
    return []
  }
  const step = series.dcMppW.findIndex((whole, i) => {
    const sum = zones.dcMppW.reduce((all, values) => all + (values[i] ?? 0), 0)
    return Math.abs(sum - whole) > 1e-9 * Math.abs(whole) + ROUNDING
  })
  return step < 0 ? [] : [`the zones' dcMppW do not sum to ${series.dcMppW[step]} at step ${step}`]
}

function accountFaults({ result, ratings, system, stepS }: FinishedRun): string[] {
  const sums = addSums([blockEnergySums(result.series, ratings, stepS)])
  const error = closureError(waterfall({ ...sums, ...systemEnergySums(system, stepS) }))
  return error < 1e-9 ? [] : [`the account closes to ${error}`]
}
