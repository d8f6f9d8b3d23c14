import type { BlockSeries, SystemSeries } from '../model/output.ts'

export type WaterfallGroup = 'irradiance' | 'dc' | 'ac'

/** A `stage` multiplies what came before it, a `detail` shows a part of the next stage, a `total` names what already stands. */
export type WaterfallKind = 'start' | 'stage' | 'detail' | 'total'

/** What a run must have for the zero of a stage to say something; `never`: the design cannot have it. */
export type StageModel =
  | 'never'
  | 'farHorizon'
  | 'soiling'
  | 'snow'
  | 'moduleQuality'
  | 'rows'
  | 'spectrum'
  | 'bifacial'
  | 'age'
  | 'tracedLight'
  | 'withinHour'
  | 'deratingCurves'
  | 'nightTare'
  | 'auxiliaries'
  | 'hvStage'
  | 'gridLimit'
  | 'unavailability'

interface StageRow {
  readonly key: string
  readonly group: WaterfallGroup
  readonly kind: WaterfallKind
  /** The row's name in tables, charts and reports. */
  readonly label: string
  /** What the stage compares, in a sentence. */
  readonly meaning: string
  /** The step series of a block that holds what is left; a `detail` is made of several. */
  readonly series?: keyof BlockSeries
  /** The same of a stage after the blocks meet. */
  readonly systemSeries?: keyof SystemSeries
  /** The series in stored files, queries and exports. */
  readonly column?: { readonly name: string; readonly label: string }
  /** Of a block's power: how a zone has part in it. By its light, by its DC power, or on the way between both. */
  readonly zone?: 'light' | 'uneven' | 'power'
  /**
   * More may be left after it than before, at most by this share: a plane that faces the sun, rows that throw light at each other, a spectrum
   * that suits, the rear, cells in the cold and in light at which they work better than at STC, and cells so dim that their power rises
   * faster than their light, of which uneven light makes more. Absent: nothing but a loss, at every step.
   */
  readonly mayGain?: true | number
  /** The column that holds it in the runs that were stored before it had one of its own. */
  readonly older?: string
  /** Absent: every run has a model of it. */
  readonly modelled?: StageModel
}

type Facts = Omit<StageRow, 'group' | 'kind' | 'key'>

const row = <
  const Group extends WaterfallGroup,
  const Kind extends WaterfallKind,
  const Key extends string,
  const Own extends Facts,
>(
  group: Group,
  kind: Kind,
  key: Key,
  facts: Own & Record<Exclude<keyof Own, keyof Facts>, never>,
): { readonly key: Key; readonly group: Group; readonly kind: Kind } & Own => ({
  key,
  group,
  kind,
  ...facts,
})

/** What the stages of a group are at a step, and how they add up over time. */
export const STAGE_GROUPS = {
  irradiance: { unit: 'W/m²', kind: 'irradiance' },
  dc: { unit: 'W', kind: 'power' },
  ac: { unit: 'W', kind: 'power' },
} as const satisfies Readonly<Record<WaterfallGroup, object>>

/** What the last stage before a total leaves is the total. */
const DC_INPUT = {
  series: 'dcMppW',
  column: { name: 'dc_mpp', label: 'DC at the inverter input' },
} as const
const INVERTER_OUTPUT = {
  series: 'acInverterW',
  column: { name: 'ac_inverter', label: 'AC at the inverter output' },
} as const

/**
 * The loss account's stages in their order (D-14), all that is known of each in one place: sums, stored columns, SQL, accounts of zones,
 * checks, tables, charts, reports and exports are made from it. A new stage is a row here and the code that fills its series.
 */
export const WATERFALL_STAGES = [
  row('irradiance', 'start', 'ghi', {
    label: 'Global horizontal irradiation',
    meaning: 'Light on level ground',
    series: 'ghiWm2',
    column: { name: 'ghi', label: 'Global horizontal irradiance' },
  }),
  row('irradiance', 'stage', 'transposition', {
    label: 'Transposition gain',
    meaning: 'From level ground to the plane of the modules, unshaded',
    series: 'poaNominalWm2',
    column: { name: 'poa_nominal', label: 'Plane of array, unshaded' },
    mayGain: true,
  }),
  row('irradiance', 'stage', 'horizon', {
    label: 'Far shading / horizon',
    meaning: 'Beam and sky hidden by the horizon',
    series: 'poaAfterHorizonWm2',
    column: { name: 'poa_after_horizon', label: 'Plane of array after horizon' },
    modelled: 'farHorizon',
  }),
  row('irradiance', 'stage', 'near_shading', {
    label: 'Near shading: irradiance',
    meaning: 'Shade of neighbouring rows',
    series: 'poaAfterShadingWm2',
    column: { name: 'poa_after_shading', label: 'Plane of array after near shading' },
    mayGain: true,
    modelled: 'rows',
  }),
  row('irradiance', 'stage', 'soiling', {
    label: 'Soiling',
    meaning: 'Dirt on the front',
    series: 'poaAfterSoilingWm2',
    column: { name: 'poa_after_soiling', label: 'Plane of array after soiling' },
    modelled: 'soiling',
  }),
  row('irradiance', 'stage', 'snow', {
    label: 'Snow (front)',
    meaning: 'Snow on the front',
    series: 'poaAfterSnowWm2',
    column: { name: 'poa_after_snow', label: 'Plane of array after snow' },
    modelled: 'snow',
  }),
  // Glass dims the dome's light, which under some skies is negative: Perez' circumsolar light is more than all diffuse light.
  row('irradiance', 'stage', 'iam', {
    label: 'Reflection (IAM)',
    meaning: 'Reflection at the glass, by angle of incidence',
    series: 'poaAfterIamWm2',
    column: { name: 'poa_after_iam', label: 'Plane of array after reflection' },
    mayGain: 0.01,
  }),
  row('irradiance', 'stage', 'spectral', {
    label: 'Spectral',
    meaning: 'Colour of the light against the standard spectrum',
    series: 'poaAfterSpectralWm2',
    column: { name: 'poa_after_spectral', label: 'Plane of array after spectral correction' },
    mayGain: true,
    modelled: 'spectrum',
  }),
  row('irradiance', 'detail', 'rear_ground', {
    label: 'Rear: ground',
    meaning: 'Light from the ground on the rear, times bifaciality',
    modelled: 'bifacial',
  }),
  row('irradiance', 'detail', 'rear_sky', {
    label: 'Rear: sky, beam',
    meaning: 'Light from sky and sun on the rear, times bifaciality',
    modelled: 'bifacial',
  }),
  row('irradiance', 'detail', 'rear_structure', {
    label: 'Rear structure shading',
    meaning: 'Rear light taken by tube, posts and rails',
    modelled: 'bifacial',
  }),
  row('irradiance', 'stage', 'rear_gain', {
    label: 'Bifacial gain',
    meaning: 'Rear light that the cells receive, times bifaciality, over that of the front',
    series: 'effectiveWm2',
    column: { name: 'effective', label: 'Effective irradiance, both faces' },
    mayGain: true,
    modelled: 'bifacial',
  }),
  row('dc', 'total', 'dc_nominal', {
    label: 'Array nominal energy at STC',
    meaning: 'Nominal power in the effective light, at the efficiency of standard conditions',
    series: 'dcNominalW',
    column: { name: 'dc_nominal', label: 'Array nominal power at STC efficiency' },
    zone: 'light',
  }),
  row('dc', 'stage', 'degradation', {
    label: 'Module degradation',
    meaning: 'Age of the modules since the start date of the system',
    series: 'dcAfterDegradationW',
    column: { name: 'dc_after_degradation', label: 'DC after degradation' },
    zone: 'light',
    modelled: 'age',
  }),
  row('dc', 'stage', 'irradiance_level', {
    label: 'Low-irradiance',
    meaning: 'Efficiency in weaker light than 1 kW/m²',
    series: 'dcAfterIrradianceLevelW',
    column: { name: 'dc_after_irradiance_level', label: 'DC after low-irradiance loss' },
    zone: 'light',
    mayGain: true,
  }),
  row('dc', 'stage', 'temperature', {
    label: 'Temperature',
    meaning: 'Cell temperature other than 25 °C',
    series: 'dcAfterTemperatureW',
    column: { name: 'dc_after_temperature', label: 'DC after temperature' },
    zone: 'light',
    mayGain: true,
  }),
  row('dc', 'stage', 'elec_shading', {
    label: 'Shading: electrical',
    meaning: 'Uneven light on a string against the same light spread evenly',
    series: 'dcAfterElecShadingW',
    column: { name: 'dc_after_elec_shading', label: 'DC after electrical shading' },
    zone: 'uneven',
    mayGain: true,
    modelled: 'tracedLight',
  }),
  row('dc', 'stage', 'mismatch_front', {
    label: 'Mismatch, front non-uniformity',
    meaning: 'Modules that differ, or stand in uneven front light',
    series: 'dcAfterMismatchFrontW',
    column: { name: 'dc_after_mismatch_front', label: 'DC after front mismatch' },
    zone: 'uneven',
    mayGain: true,
  }),
  row('dc', 'stage', 'mismatch_rear', {
    label: 'Mismatch, rear non-uniformity',
    meaning: 'Uneven light on the rear',
    series: 'dcAfterMismatchRearW',
    column: { name: 'dc_after_mismatch_rear', label: 'DC after rear mismatch' },
    zone: 'uneven',
    mayGain: true,
    modelled: 'bifacial',
  }),
  row('dc', 'stage', 'quality_lid', {
    label: 'Module quality, LID',
    meaning: 'Module quality and light-induced degradation',
    series: 'dcAfterQualityW',
    column: { name: 'dc_after_quality', label: 'DC after module quality' },
    zone: 'power',
    // What a block may say at the most
    mayGain: 0.2,
    modelled: 'moduleQuality',
  }),
  row('dc', 'stage', 'dc_wire', {
    label: 'DC ohmic',
    meaning: 'Resistance of the DC wires',
    series: 'dcAfterWireW',
    column: { name: 'dc_after_wire', label: 'DC after wiring' },
    zone: 'power',
  }),
  row('dc', 'stage', 'mppt_window', {
    label: 'Inverter voltage window / threshold',
    meaning: 'Strings held at an end of the inverter’s voltage window',
    series: 'dcAfterWindowW',
    column: { name: 'dc_after_window', label: "DC within the inverter's voltage window" },
    zone: 'power',
    older: 'dc_mpp',
  }),
  row('dc', 'stage', 'dc_current_limit', {
    label: 'Inverter DC current limit',
    meaning: 'Strings held at the inverter’s highest DC current',
    series: 'dcAfterCurrentLimitW',
    column: { name: 'dc_after_current_limit', label: "DC within the inverter's current" },
    zone: 'power',
    older: 'dc_mpp',
  }),
  row('dc', 'stage', 'dc_power_limit', {
    label: 'Inverter DC power limit',
    meaning: 'Strings held at the inverter’s highest DC power, below its AC limit',
    series: 'dcAfterPowerLimitW',
    column: { name: 'dc_after_power_limit', label: "DC within the inverter's DC power" },
    zone: 'power',
    older: 'dc_mpp',
  }),
  row('dc', 'stage', 'inv_temperature_range', {
    label: 'Inverter operating temperature',
    meaning: 'Inverters off in air that is too cold or too hot for them',
    ...DC_INPUT,
    zone: 'power',
  }),
  row('dc', 'total', 'dc_mpp', {
    label: 'Array energy at MPP',
    meaning: 'DC energy at the input of the inverters',
    ...DC_INPUT,
    zone: 'power',
  }),
  row('ac', 'stage', 'inv_eff', {
    label: 'Inverter efficiency',
    meaning: 'Efficiency of the inverters',
    series: 'acAfterEfficiencyW',
    column: { name: 'ac_after_efficiency', label: 'AC after inverter efficiency' },
    zone: 'power',
  }),
  row('ac', 'stage', 'inv_clip', {
    label: 'Inverter clipping (power)',
    meaning: 'Above the AC limit in the mean of the clock hour',
    series: 'acAfterClippingW',
    column: { name: 'ac_after_clipping', label: "AC after clipping of the hour's mean" },
    zone: 'power',
  }),
  row('ac', 'stage', 'inv_subclip', {
    label: 'Sub-interval clipping',
    meaning: 'Clipping within an hour that its mean does not show',
    series: 'acAfterSubClippingW',
    column: { name: 'ac_after_sub_clipping', label: 'AC after sub-interval clipping' },
    zone: 'power',
    modelled: 'withinHour',
  }),
  row('ac', 'stage', 'inv_temp', {
    label: 'Inverter temperature derate',
    meaning: 'Maximum power lowered by heat',
    series: 'acAfterDeratingW',
    column: { name: 'ac_after_derating', label: 'AC after temperature derating' },
    zone: 'power',
    modelled: 'deratingCurves',
  }),
  row('ac', 'stage', 'inv_self', {
    label: 'Self consumption',
    meaning: 'Own consumption of the inverters by day',
    series: 'acAfterSelfConsumptionW',
    column: { name: 'ac_after_self_consumption', label: 'AC after self consumption' },
    zone: 'power',
    modelled: 'never',
  }),
  row('ac', 'stage', 'inv_night', {
    label: 'Night consumption',
    meaning: 'Own consumption of the inverters by night',
    ...INVERTER_OUTPUT,
    zone: 'power',
    modelled: 'nightTare',
  }),
  row('ac', 'total', 'ac_inv', {
    label: 'Energy at inverter output',
    meaning: 'AC energy at the output of the inverters',
    ...INVERTER_OUTPUT,
    zone: 'power',
  }),
  row('ac', 'stage', 'auxiliaries', {
    label: 'Auxiliaries',
    meaning: 'Own use of the block by day and by night: motors of trackers, fans and all else',
    series: 'acAfterAuxiliariesW',
    column: { name: 'ac_after_auxiliaries', label: 'AC after auxiliaries' },
    zone: 'power',
    older: 'ac_inverter',
    modelled: 'auxiliaries',
  }),
  row('ac', 'stage', 'ac_wire', {
    label: 'LV lines',
    meaning: 'Resistance of the low-voltage AC wires',
    series: 'acAfterWireW',
    column: { name: 'ac_after_wire', label: 'AC after wiring' },
    zone: 'power',
  }),
  row('ac', 'stage', 'mv_iron', {
    label: 'MV transformer, iron',
    meaning: 'Iron loss of the medium-voltage transformers',
    series: 'acAfterMvIronW',
    column: { name: 'ac_after_mv_iron', label: 'AC after MV transformer iron loss' },
    zone: 'power',
  }),
  row('ac', 'stage', 'mv_copper', {
    label: 'MV transformer, copper',
    meaning: 'Copper loss of the medium-voltage transformers',
    series: 'acBlockW',
    column: { name: 'ac_block', label: 'AC at the block output' },
    zone: 'power',
  }),
  row('ac', 'stage', 'hv_wire', {
    label: 'HV line',
    meaning: 'Resistance of the high-voltage line',
    systemSeries: 'acAfterHvWireW',
    column: { name: 'ac_after_hv_wire', label: 'AC after HV line' },
    modelled: 'hvStage',
  }),
  row('ac', 'stage', 'hv_iron', {
    label: 'HV transformer, iron',
    meaning: 'Iron loss of the high-voltage transformer',
    systemSeries: 'acAfterHvIronW',
    column: { name: 'ac_after_hv_iron', label: 'AC after HV transformer iron loss' },
    modelled: 'hvStage',
  }),
  row('ac', 'stage', 'hv_copper', {
    label: 'HV transformer, copper',
    meaning: 'Copper loss of the high-voltage transformer',
    systemSeries: 'acAfterHvCopperW',
    column: { name: 'ac_after_hv_copper', label: 'AC after HV transformer copper loss' },
    modelled: 'hvStage',
  }),
  row('ac', 'stage', 'grid_limit', {
    label: 'Grid injection limit',
    meaning: 'Power above the grid injection limit',
    systemSeries: 'acAfterGridLimitW',
    column: { name: 'ac_after_grid_limit', label: 'AC after grid injection limit' },
    modelled: 'gridLimit',
  }),
  row('ac', 'stage', 'availability', {
    label: 'Unavailability',
    meaning: 'Time out of service',
    systemSeries: 'acAfterAvailabilityW',
    column: { name: 'ac_after_availability', label: 'AC after unavailability' },
    modelled: 'unavailability',
  }),
  row('ac', 'total', 'e_grid', {
    label: 'Energy to grid',
    meaning: 'Energy that reaches the grid',
    systemSeries: 'gridW',
    column: { name: 'grid', label: 'Power to grid' },
  }),
] as const
