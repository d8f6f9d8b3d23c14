import type { WaterfallKey, WaterfallRow } from '@duet/engine'

/** A row of the loss table: irradiance in kWh/m², later stages in kWh. */
export interface LossRow {
  readonly key: string
  readonly label: string
  readonly group: string
  /** start, stage, detail or total; only stages count in the product. */
  readonly kind: string
  readonly value_after: number
  readonly unit: string
  readonly loss: number
  readonly loss_fraction_of_previous: number
}

/** A row as it is handed out: with whether the run has a model of the stage, without which its zero says nothing. */
export interface ShownLossRow extends LossRow {
  readonly is_modelled: boolean
}

/** @param notModelled - keys of stages, as `stagesNotModelled` of the design tells them */
export function shownLosses(
  rows: readonly LossRow[],
  notModelled: ReadonlySet<string>,
): readonly ShownLossRow[] {
  return rows.map((row) => ({ ...row, is_modelled: !notModelled.has(row.key) }))
}

export const STAGE_LABELS: Readonly<Record<WaterfallKey, string>> = {
  ghi: 'Global horizontal irradiation',
  transposition: 'Transposition gain',
  horizon: 'Far shading / horizon',
  near_shading: 'Near shading: irradiance',
  soiling: 'Soiling',
  snow: 'Snow (front)',
  iam: 'Reflection (IAM)',
  spectral: 'Spectral',
  rear_ground: 'Rear: ground',
  rear_sky: 'Rear: sky, beam',
  rear_structure: 'Rear structure shading',
  rear_gain: 'Bifacial gain',
  dc_nominal: 'Array nominal energy at STC',
  degradation: 'Module degradation',
  irradiance_level: 'Low-irradiance',
  temperature: 'Temperature',
  elec_shading: 'Shading: electrical',
  mismatch_front: 'Mismatch, front non-uniformity',
  mismatch_rear: 'Mismatch, rear non-uniformity',
  quality_lid: 'Module quality, LID',
  dc_wire: 'DC ohmic',
  mppt_window: 'Inverter voltage window / threshold',
  dc_current_limit: 'Inverter DC current limit',
  dc_power_limit: 'Inverter DC power limit',
  inv_temperature_range: 'Inverter operating temperature',
  dc_mpp: 'Array energy at MPP',
  inv_eff: 'Inverter efficiency',
  inv_clip: 'Inverter clipping (power)',
  inv_subclip: 'Sub-interval clipping',
  inv_temp: 'Inverter temperature derate',
  inv_self: 'Self consumption',
  inv_night: 'Night consumption',
  ac_inv: 'Energy at inverter output',
  ac_wire: 'LV lines',
  mv_iron: 'MV transformer, iron',
  mv_copper: 'MV transformer, copper',
  hv_wire: 'HV line',
  hv_iron: 'HV transformer, iron',
  hv_copper: 'HV transformer, copper',
  grid_limit: 'Grid injection limit',
  availability: 'Unavailability',
  e_grid: 'Energy to grid',
}

/**
 * The account as it is shown. Irradiance stages are energies weighted by nominal power, so over `nominalDcKw` they are
 * kWh/m² (of several blocks, the mean by nominal power).
 */
export function lossTable(rows: readonly WaterfallRow[], nominalDcKw: number): readonly LossRow[] {
  return rows.map((row) => {
    const isLight = row.group === 'irradiance'
    const scale = isLight && nominalDcKw > 0 ? 1 / nominalDcKw : 1
    return {
      key: row.key,
      label: STAGE_LABELS[row.key],
      group: row.group,
      kind: row.kind,
      value_after: row.valueAfter * scale,
      unit: isLight ? 'kWh/m²' : 'kWh',
      loss: row.loss * scale,
      loss_fraction_of_previous: row.lossFractionOfPrevious ?? 0,
    }
  })
}
