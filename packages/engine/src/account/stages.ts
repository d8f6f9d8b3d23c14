import type { BlockSeries, SystemSeries } from '../model/output.ts'

export type WaterfallGroup = 'irradiance' | 'dc' | 'ac'

/** A `stage` multiplies what came before it, a `detail` shows a part of the next stage, a `total` names what already stands. */
export type WaterfallKind = 'start' | 'stage' | 'detail' | 'total'

interface StageRow {
  readonly key: string
  readonly group: WaterfallGroup
  readonly kind: WaterfallKind
  /** The step series of a block that holds what is left; a `detail` is made of several. */
  readonly series?: keyof BlockSeries
  /** The same of a stage after the blocks meet. */
  readonly systemSeries?: keyof SystemSeries
  /** Of a block's power: how a zone has part in it. By its light, by its DC power, or on the way between both. */
  readonly zone?: 'light' | 'uneven' | 'power'
  /**
   * More may be left after it than before, at most by this share: a plane that faces the sun, rows that throw light at each other, a spectrum
   * that suits, the rear, cells in the cold and in light at which they work better than at STC, and cells so dim that their power rises
   * faster than their light, of which uneven light makes more. Absent: nothing but a loss, at every step.
   */
  readonly mayGain?: true | number
  /** What holds it in the runs that were stored before it had a series of its own. */
  readonly older?: keyof BlockSeries
}

/** The loss account's stages in their order (D-14): what knows a stage knows it from here. */
export const WATERFALL_STAGES = [
  { key: 'ghi', group: 'irradiance', kind: 'start', series: 'ghiWm2' },
  {
    key: 'transposition',
    group: 'irradiance',
    kind: 'stage',
    series: 'poaNominalWm2',
    mayGain: true,
  },
  { key: 'horizon', group: 'irradiance', kind: 'stage', series: 'poaAfterHorizonWm2' },
  {
    key: 'near_shading',
    group: 'irradiance',
    kind: 'stage',
    series: 'poaAfterShadingWm2',
    mayGain: true,
  },
  { key: 'soiling', group: 'irradiance', kind: 'stage', series: 'poaAfterSoilingWm2' },
  { key: 'snow', group: 'irradiance', kind: 'stage', series: 'poaAfterSnowWm2' },
  // Glass dims the dome's light, which under some skies is negative: Perez' circumsolar light is more than all diffuse light.
  { key: 'iam', group: 'irradiance', kind: 'stage', series: 'poaAfterIamWm2', mayGain: 0.01 },
  {
    key: 'spectral',
    group: 'irradiance',
    kind: 'stage',
    series: 'poaAfterSpectralWm2',
    mayGain: true,
  },
  { key: 'rear_ground', group: 'irradiance', kind: 'detail' },
  { key: 'rear_sky', group: 'irradiance', kind: 'detail' },
  { key: 'rear_structure', group: 'irradiance', kind: 'detail' },
  { key: 'rear_gain', group: 'irradiance', kind: 'stage', series: 'effectiveWm2', mayGain: true },
  { key: 'dc_nominal', group: 'dc', kind: 'total', series: 'dcNominalW', zone: 'light' },
  { key: 'degradation', group: 'dc', kind: 'stage', series: 'dcAfterDegradationW', zone: 'light' },
  {
    key: 'irradiance_level',
    group: 'dc',
    kind: 'stage',
    series: 'dcAfterIrradianceLevelW',
    zone: 'light',
    mayGain: true,
  },
  {
    key: 'temperature',
    group: 'dc',
    kind: 'stage',
    series: 'dcAfterTemperatureW',
    zone: 'light',
    mayGain: true,
  },
  {
    key: 'elec_shading',
    group: 'dc',
    kind: 'stage',
    series: 'dcAfterElecShadingW',
    zone: 'uneven',
    mayGain: true,
  },
  {
    key: 'mismatch_front',
    group: 'dc',
    kind: 'stage',
    series: 'dcAfterMismatchFrontW',
    zone: 'uneven',
    mayGain: true,
  },
  {
    key: 'mismatch_rear',
    group: 'dc',
    kind: 'stage',
    series: 'dcAfterMismatchRearW',
    zone: 'uneven',
    mayGain: true,
  },
  { key: 'quality_lid', group: 'dc', kind: 'stage', series: 'dcAfterQualityW', zone: 'power' },
  { key: 'dc_wire', group: 'dc', kind: 'stage', series: 'dcAfterWireW', zone: 'power' },
  {
    key: 'mppt_window',
    group: 'dc',
    kind: 'stage',
    series: 'dcAfterWindowW',
    zone: 'power',
    older: 'dcMppW',
  },
  {
    key: 'dc_current_limit',
    group: 'dc',
    kind: 'stage',
    series: 'dcAfterCurrentLimitW',
    zone: 'power',
    older: 'dcMppW',
  },
  {
    key: 'dc_power_limit',
    group: 'dc',
    kind: 'stage',
    series: 'dcAfterPowerLimitW',
    zone: 'power',
    older: 'dcMppW',
  },
  {
    key: 'inv_temperature_range',
    group: 'dc',
    kind: 'stage',
    series: 'dcMppW',
    zone: 'power',
  },
  { key: 'dc_mpp', group: 'dc', kind: 'total', series: 'dcMppW', zone: 'power' },
  { key: 'inv_eff', group: 'ac', kind: 'stage', series: 'acAfterEfficiencyW', zone: 'power' },
  { key: 'inv_clip', group: 'ac', kind: 'stage', series: 'acAfterClippingW', zone: 'power' },
  { key: 'inv_subclip', group: 'ac', kind: 'stage', series: 'acAfterSubClippingW', zone: 'power' },
  { key: 'inv_temp', group: 'ac', kind: 'stage', series: 'acAfterDeratingW', zone: 'power' },
  {
    key: 'inv_self',
    group: 'ac',
    kind: 'stage',
    series: 'acAfterSelfConsumptionW',
    zone: 'power',
  },
  { key: 'inv_night', group: 'ac', kind: 'stage', series: 'acInverterW', zone: 'power' },
  { key: 'ac_inv', group: 'ac', kind: 'total', series: 'acInverterW', zone: 'power' },
  { key: 'ac_wire', group: 'ac', kind: 'stage', series: 'acAfterWireW', zone: 'power' },
  { key: 'mv_iron', group: 'ac', kind: 'stage', series: 'acAfterMvIronW', zone: 'power' },
  { key: 'mv_copper', group: 'ac', kind: 'stage', series: 'acBlockW', zone: 'power' },
  { key: 'hv_wire', group: 'ac', kind: 'stage', systemSeries: 'acAfterHvWireW' },
  { key: 'hv_iron', group: 'ac', kind: 'stage', systemSeries: 'acAfterHvIronW' },
  { key: 'hv_copper', group: 'ac', kind: 'stage', systemSeries: 'acAfterHvCopperW' },
  { key: 'grid_limit', group: 'ac', kind: 'stage', systemSeries: 'acAfterGridLimitW' },
  { key: 'availability', group: 'ac', kind: 'stage', systemSeries: 'acAfterAvailabilityW' },
  { key: 'e_grid', group: 'ac', kind: 'total', systemSeries: 'gridW' },
] as const satisfies readonly StageRow[]

type Row = (typeof WATERFALL_STAGES)[number]

export type WaterfallKey = Row['key']
export type SystemStage = Extract<Row, { readonly systemSeries: string }>
export type SystemStageKey = SystemStage['key']
/** Stages of a block that a series holds; parts of the rear light are made of several. */
export type BlockStage = Extract<Row, { readonly series: string }>
/** Keys that one block fills; the rest come from the plant's stages. */
export type BlockStageKey = Exclude<WaterfallKey, SystemStageKey>

export const SYSTEM_STAGES: readonly SystemStage[] = WATERFALL_STAGES.filter(
  (row) => 'systemSeries' in row,
)
export const BLOCK_STAGES: readonly BlockStage[] = WATERFALL_STAGES.filter((row) => 'series' in row)

/** One number for each of some stages, by its key. */
export function mapStages<Stage extends { readonly key: string }>(
  stages: readonly Stage[],
  value: (stage: Stage) => number,
): Record<Stage['key'], number> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- has a value for every stage
  return Object.fromEntries(stages.map((stage) => [stage.key, value(stage)])) as Record<
    Stage['key'],
    number
  >
}
