import type { FieldError } from '../components/fields/fieldError.ts'
import { repeatedValueErrors } from '../components/fields/repeatedValues.ts'
import {
  type CrossRule,
  type RecordRules,
  validateFields,
} from '../components/fields/validateFields.ts'
import {
  type Block,
  DEFAULT_MAX_DESIGN_TEMPERATURE_C,
  DEFAULT_MIN_DESIGN_TEMPERATURE_C,
} from './block.ts'
import { blockFields } from './blockFields.ts'
import { inverterGroupsError } from './inverterStrings.ts'
import { stowPeriodErrors } from './stowPeriods.ts'

/** A cleaning cycle must leave some light: the daily loss times the days stays below the whole. */
const soilingLeavesLight: CrossRule<Block> = {
  fields: ['soiling_rate', 'cleaning_interval_days'],
  check: ({ soiling_rate, cleaning_interval_days }) =>
    (soiling_rate / 100) * (cleaning_interval_days ?? 0) >= 1
      ? [
          {
            path: 'cleaning_interval_days',
            message: 'Soiling loss will result in 100% loss',
          },
        ]
      : [],
}

const coldBelowHot: CrossRule<Block> = {
  fields: ['min_design_temperature', 'max_design_temperature'],
  check: ({ min_design_temperature, max_design_temperature }) => {
    const coldestC = min_design_temperature ?? DEFAULT_MIN_DESIGN_TEMPERATURE_C
    const hottestC = max_design_temperature ?? DEFAULT_MAX_DESIGN_TEMPERATURE_C
    if (coldestC < hottestC) return []
    const path =
      (max_design_temperature ?? null) === null
        ? 'min_design_temperature'
        : 'max_design_temperature'
    return [{ path, message: 'the hottest must be above the coldest' }]
  },
}

const horizonAzimuthsAreUnique: CrossRule<Block> = {
  fields: ['far_horizon'],
  check: ({ far_horizon }) =>
    repeatedValueErrors(
      (far_horizon ?? []).map(({ azimuth }) => azimuth),
      (index) => `far_horizon.${index}.azimuth`,
      'Azimuths must be unique',
    ),
}

const periodsStandApart: CrossRule<Block> = {
  fields: ['stow_periods'],
  check: ({ stow_periods }) => stowPeriodErrors(stow_periods ?? []),
}

const scriptIsWritten: CrossRule<Block> = {
  fields: ['tracking_strategy', 'tracker_script'],
  check: ({ tracking_strategy, tracker_script }) =>
    tracking_strategy === 'script' && (tracker_script ?? '').trim() === ''
      ? [{ path: 'tracker_script', message: 'required' }]
      : [],
}

const groupsHoldAllInverters: CrossRule<Block> = {
  fields: ['num_inverters', 'string_spread', 'inverter_groups'],
  check: (block) => {
    const error = inverterGroupsError(block)
    return error ? [error] : []
  },
}

const curveRises: CrossRule<Block> = {
  fields: ['power_factor_curve'],
  check: ({ power_factor_curve: points }) =>
    (points ?? []).flatMap(({ power }, at) =>
      power > (points?.[at - 1]?.power ?? -1)
        ? []
        : [{ path: `power_factor_curve.${at}.power`, message: 'must be above the one before' }],
    ),
}

const scheduleOrCurve: CrossRule<Block> = {
  fields: ['power_factor_schedule', 'power_factor_curve'],
  check: ({ power_factor_schedule: schedule, power_factor_curve: curve }) =>
    schedule && curve && curve.length > 0
      ? [{ path: 'power_factor_curve', message: 'clear the power factor by month and hour first' }]
      : [],
}

const blockRecord: RecordRules<Block> = {
  fields: blockFields,
  rules: [
    soilingLeavesLight,
    coldBelowHot,
    horizonAzimuthsAreUnique,
    periodsStandApart,
    scriptIsWritten,
    groupsHoldAllInverters,
    curveRises,
    scheduleOrCurve,
  ],
}

/** Mistakes in the block's own fields; what is missing for a simulation: `blockCompleteness`. */
export function validateBlock(block: Block): readonly FieldError[] {
  return validateFields(blockRecord, block)
}
