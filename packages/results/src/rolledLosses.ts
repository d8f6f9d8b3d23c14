import {
  type BlockEnergySums,
  closureError,
  type SystemEnergySums,
  type WaterfallRow,
  waterfall,
} from '@duet/engine'
import { type LossRow, lossTable } from './lossTable.ts'

/** Parts of the rear light are products of columns, which sums of columns do not give. */
type RearKey = 'rear_ground' | 'rear_sky' | 'rear_structure'
type LightKey = (typeof LIGHT_KEYS)[number]
type BlockKey = Exclude<keyof BlockEnergySums, RearKey>

const LIGHT_KEYS = [
  'ghi',
  'transposition',
  'horizon',
  'near_shading',
  'soiling',
  'snow',
  'iam',
  'spectral',
  'rear_gain',
] as const

/** The stored column that holds what is left after each stage, in the order of the account. */
const BLOCK_STAGE_COLUMNS: Readonly<Record<BlockKey, string>> = {
  ghi: 'ghi',
  transposition: 'poa_nominal',
  horizon: 'poa_after_horizon',
  near_shading: 'poa_after_shading',
  soiling: 'poa_after_soiling',
  snow: 'poa_after_snow',
  iam: 'poa_after_iam',
  spectral: 'poa_after_spectral',
  rear_gain: 'effective',
  dc_nominal: 'dc_nominal',
  degradation: 'dc_after_degradation',
  irradiance_level: 'dc_after_irradiance_level',
  temperature: 'dc_after_temperature',
  elec_shading: 'dc_after_elec_shading',
  mismatch_front: 'dc_after_mismatch_front',
  mismatch_rear: 'dc_after_mismatch_rear',
  quality_lid: 'dc_after_quality',
  dc_wire: 'dc_after_wire',
  mppt_window: 'dc_mpp',
  dc_mpp: 'dc_mpp',
  inv_eff: 'ac_after_efficiency',
  inv_clip: 'ac_after_clipping',
  inv_subclip: 'ac_after_sub_clipping',
  inv_temp: 'ac_after_derating',
  inv_self: 'ac_after_self_consumption',
  inv_night: 'ac_inverter',
  ac_inv: 'ac_inverter',
  ac_wire: 'ac_after_wire',
  mv_iron: 'ac_after_mv_iron',
  mv_copper: 'ac_block',
}

const SYSTEM_STAGE_COLUMNS: Readonly<Record<keyof SystemEnergySums, string>> = {
  hv_wire: 'ac_after_hv_wire',
  hv_iron: 'ac_after_hv_iron',
  hv_copper: 'ac_after_hv_copper',
  grid_limit: 'ac_after_grid_limit',
  availability: 'ac_after_availability',
  e_grid: 'grid',
}

/** Columns that the account of an interval is made of. */
export const LOSS_COLUMNS = {
  block: [...new Set(Object.values(BLOCK_STAGE_COLUMNS))],
  system: Object.values(SYSTEM_STAGE_COLUMNS),
} as const

/** A block over an interval: its roll-ups by column, kWh and kWh/m²; NaN for a column that its run did not store. */
export interface RolledBlock {
  readonly nominalDcKw: number
  readonly value: (column: string) => number
}

export interface RolledLosses {
  /** Without the parts of the rear light. */
  readonly rows: readonly LossRow[]
  readonly closureError: number
}

/**
 * The loss account of an interval from roll-ups of columns; over the intervals of a run each energy sums to that of the run.
 *
 * @param system - roll-ups after the blocks meet; absent: the account ends at the output of the blocks
 */
export function rolledLosses(
  blocks: readonly RolledBlock[],
  system?: (column: string) => number,
): RolledLosses {
  const sums = {
    ...blockSums(blocks),
    ...(system && systemSums(system)),
    rear_ground: 0,
    rear_sky: 0,
    rear_structure: 0,
  }
  const rows: readonly WaterfallRow[] = waterfall(sums).filter(({ kind }) => kind !== 'detail')
  const nominalDcKw = blocks.reduce((sum, block) => sum + block.nominalDcKw, 0)
  return { rows: lossTable(rows, nominalDcKw), closureError: closureError(rows) }
}

function blockSums(blocks: readonly RolledBlock[]): Record<BlockKey, number> {
  const parts = blocks.map(({ nominalDcKw, value }) =>
    filled(BLOCK_STAGE_COLUMNS, (column, key) =>
      isLight(key) ? value(column) * nominalDcKw : value(column),
    ),
  )
  return mapKeys(BLOCK_STAGE_COLUMNS, (key) => parts.reduce((sum, part) => sum + part[key], 0))
}

function systemSums(value: (column: string) => number): SystemEnergySums {
  return filled(SYSTEM_STAGE_COLUMNS, value)
}

/** What was not stored changed nothing: it has the value of the stage before. */
function filled<Key extends string>(
  columns: Readonly<Record<Key, string>>,
  value: (column: string, key: Key) => number,
): Record<Key, number> {
  let previous = 0
  return mapKeys(columns, (key) => {
    const own = value(columns[key], key)
    if (!Number.isNaN(own)) previous = own
    return previous
  })
}

function isLight(key: string): key is LightKey {
  return LIGHT_KEYS.some((light) => light === key)
}

function mapKeys<Key extends string>(
  record: Readonly<Record<Key, unknown>>,
  value: (key: Key) => number,
): Record<Key, number> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- filled with every key right below
  const out = {} as Record<Key, number>
  for (const key in record) out[key] = value(key)
  return out
}
