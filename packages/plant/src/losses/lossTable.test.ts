import { expect, test } from 'vitest'
import { blockFields } from '../block/blockFields.ts'
import { systemParametersFields } from '../block/systemParameters.ts'
import { LOSSES } from './lossTable.ts'

/** What of a block and a plant is no loss: what it is built of, where it stands and how it is computed. */
const NO_LOSS =
  `name enviro_dataset_id pv_panel_id pv_table_id pv_inverter_id pv_transformer_id pv_dc_wire_id
  pv_ac_wire_id num_inverters string_spread inverter_groups mpp_trackers modules_per_string min_design_temperature max_design_temperature terrain_type
  slope_azimuth slope_tilt slope_aware_tracking edge_setback row_alignment row_direction tracker_rotation
  tracking_strategy tracker_script backtracking_by diffuse_share_percentage row_optics terrain_dem_enabled`.split(
    /\s+/,
  )

test('every field of blocks and of the plant is that of one loss, or is said to be none', () => {
  const listed = LOSSES.filter(({ holder }) => holder === 'block' || holder === 'system').flatMap(
    ({ fields }) => fields.map(({ name }) => name),
  )
  const all = [...blockFields, ...systemParametersFields].map(({ name }) => name)
  expect([...listed, ...NO_LOSS].toSorted()).toEqual(all.toSorted())
})

test('every loss has a key of its own and a declared field', () => {
  const keys = LOSSES.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(LOSSES.filter(({ fields }) => fields.length === 0)).toEqual([])
})
