/**
 * The loss account's stages in their order (D-14). A `stage` multiplies what came before it; a `detail` shows a
 * part of the next stage and multiplies nothing; a `total` names a quantity that already stands.
 */
export const WATERFALL_STAGES = [
  { key: 'ghi', group: 'irradiance', kind: 'start' },
  { key: 'transposition', group: 'irradiance', kind: 'stage' },
  { key: 'horizon', group: 'irradiance', kind: 'stage' },
  { key: 'near_shading', group: 'irradiance', kind: 'stage' },
  { key: 'soiling', group: 'irradiance', kind: 'stage' },
  { key: 'snow', group: 'irradiance', kind: 'stage' },
  { key: 'iam', group: 'irradiance', kind: 'stage' },
  { key: 'spectral', group: 'irradiance', kind: 'stage' },
  { key: 'rear_ground', group: 'irradiance', kind: 'detail' },
  { key: 'rear_sky', group: 'irradiance', kind: 'detail' },
  { key: 'rear_structure', group: 'irradiance', kind: 'detail' },
  { key: 'rear_gain', group: 'irradiance', kind: 'stage' },
  { key: 'dc_nominal', group: 'dc', kind: 'total' },
  { key: 'degradation', group: 'dc', kind: 'stage' },
  { key: 'irradiance_level', group: 'dc', kind: 'stage' },
  { key: 'temperature', group: 'dc', kind: 'stage' },
  { key: 'elec_shading', group: 'dc', kind: 'stage' },
  { key: 'mismatch_front', group: 'dc', kind: 'stage' },
  { key: 'mismatch_rear', group: 'dc', kind: 'stage' },
  { key: 'quality_lid', group: 'dc', kind: 'stage' },
  { key: 'dc_wire', group: 'dc', kind: 'stage' },
  { key: 'mppt_window', group: 'dc', kind: 'stage' },
  { key: 'dc_mpp', group: 'dc', kind: 'total' },
  { key: 'inv_eff', group: 'ac', kind: 'stage' },
  { key: 'inv_clip', group: 'ac', kind: 'stage' },
  { key: 'inv_subclip', group: 'ac', kind: 'stage' },
  { key: 'inv_temp', group: 'ac', kind: 'stage' },
  { key: 'inv_self', group: 'ac', kind: 'stage' },
  { key: 'inv_night', group: 'ac', kind: 'stage' },
  { key: 'ac_inv', group: 'ac', kind: 'total' },
  { key: 'ac_wire', group: 'ac', kind: 'stage' },
  { key: 'mv_iron', group: 'ac', kind: 'stage' },
  { key: 'mv_copper', group: 'ac', kind: 'stage' },
  { key: 'hv_wire', group: 'ac', kind: 'stage' },
  { key: 'hv_iron', group: 'ac', kind: 'stage' },
  { key: 'hv_copper', group: 'ac', kind: 'stage' },
  { key: 'grid_limit', group: 'ac', kind: 'stage' },
  { key: 'availability', group: 'ac', kind: 'stage' },
  { key: 'e_grid', group: 'ac', kind: 'total' },
] as const

export type WaterfallKey = (typeof WATERFALL_STAGES)[number]['key']
export type WaterfallGroup = (typeof WATERFALL_STAGES)[number]['group']
export type WaterfallKind = (typeof WATERFALL_STAGES)[number]['kind']

/** Keys that one block fills; the rest come from the plant's stages. */
export type BlockStageKey = Exclude<WaterfallKey, SystemStageKey>
export type SystemStageKey =
  | 'hv_wire'
  | 'hv_iron'
  | 'hv_copper'
  | 'grid_limit'
  | 'availability'
  | 'e_grid'
