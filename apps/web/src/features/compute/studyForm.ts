import {
  type Block,
  isOfKind,
  type PlantComponent,
  type RowOptics,
  type TableParameters,
} from '@duet/plant'
import { MAX_STUDY_POINTS } from '@duet/results/study'
import {
  type GivenValues,
  studyParameter,
  studyValues,
} from '../../project/runs/studyParameters.ts'

export interface ConstraintForm {
  /** Of the row of the form. */
  readonly id: number
  readonly figure: string
  readonly keep: 'at_most' | 'at_least'
  /** Null: nothing is typed yet. */
  readonly limit: number | null
}

/** What a study is asked with, beside the choices of its runs. */
export interface StudyForm {
  readonly isStudy: boolean
  /** One to three parameters with their values. */
  readonly axes: readonly GivenValues[]
  readonly constraints: readonly ConstraintForm[]
  /** Of all chosen blocks; null: as each is designed. */
  readonly rowOptics: RowOptics | null
}

export const firstAxis = (parameter: string): GivenValues => ({
  parameter,
  how: 'list',
  list: '',
  from: null,
  to: null,
  step: null,
  chosen: [],
})

export const FIRST_STUDY: StudyForm = {
  isStudy: false,
  axes: [firstAxis('tilt')],
  constraints: [],
  rowOptics: null,
}

/** A study as the server takes it. */
interface AskedStudy {
  readonly parameters: { readonly parameter: string; readonly values: (number | string)[] }[]
  readonly constraints: {
    readonly figure: string
    readonly keep: string
    readonly limit: number
  }[]
  readonly row_optics: RowOptics | null
}

export type StudyAsked =
  | { readonly asked: AskedStudy; readonly count: number; readonly error?: undefined }
  | { readonly error: string }

/** What a study would be asked with and how many points it has, or what is wrong with the form. */
export function askedStudy({ axes, constraints, rowOptics }: StudyForm): StudyAsked {
  const parameters: AskedStudy['parameters'] = []
  for (const axis of axes) {
    const found = studyValues(axis)
    if (found.error !== undefined) {
      return { error: axes.length === 1 ? found.error : `${nameOf(axis)}: ${found.error}` }
    }
    parameters.push({ parameter: axis.parameter, values: [...found.values] })
  }
  const count = parameters.reduce((product, { values }) => product * values.length, 1)
  if (count > MAX_STUDY_POINTS) return { error: `${count} points: at most ${MAX_STUDY_POINTS}` }
  const limits = constraints.flatMap(({ figure, keep, limit }) =>
    limit === null ? [] : [{ figure, keep, limit }],
  )
  if (limits.length < constraints.length) return { error: 'Give the limit of each constraint' }
  return { asked: { parameters, constraints: limits, row_optics: rowOptics }, count }
}

const nameOf = ({ parameter }: GivenValues): string => studyParameter(parameter)?.label ?? parameter

/** 'Tilt and Albedo study' */
export const studyTitle = ({ axes }: StudyForm): string => `${axes.map(nameOf).join(' and ')} study`

/** What the chosen blocks have now, beside the field. */
export function presentValue(
  parameter: string,
  blocks: readonly Block[],
  components: readonly PlantComponent[],
): string | undefined {
  const unit = studyParameter(parameter)?.unit ?? ''
  const found = new Set(blocks.flatMap((block) => valueOf(parameter, block, components) ?? []))
  return found.size === 0
    ? undefined
    : [...found].map((value) => `${value} ${unit}`.trim()).join(', ')
}

function valueOf(
  parameter: string,
  block: Block,
  components: readonly PlantComponent[],
): string | undefined {
  switch (parameter) {
    case 'num_inverters':
      return String(block.num_inverters)
    case 'modules_per_string':
      return block.modules_per_string?.toString()
    case 'panel':
      return components.find(({ id }) => id === block.pv_panel_id)?.name
    case 'inverter':
      return components.find(({ id }) => id === block.pv_inverter_id)?.name
    default: {
      const table = components
        .filter((component) => isOfKind(component, 'table'))
        .find(({ id }) => id === block.pv_table_id)
      return (
        trackerValue(parameter, block) ??
        (table &&
          (backtrackingBy(parameter, block, table.parameters) ??
            tableValue(parameter, table.parameters)))
      )
    }
  }
}

const STRATEGY_LABELS = {
  sun: 'Face the sun',
  diffuse: 'Most light',
  script: 'Script of the block',
} as const

function trackerValue(parameter: string, block: Block): string | undefined {
  switch (parameter) {
    case 'slope_aware_tracking':
      return block.slope_aware_tracking ? 'On' : 'Off'
    case 'tracking_strategy':
      return STRATEGY_LABELS[block.tracking_strategy ?? 'sun']
    case 'wind_stow_speed':
      return block.wind_stow_speed?.toString()
    case 'tracker_offset':
      return String(block.tracker_offset ?? 0)
    default:
      return undefined
  }
}

function backtrackingBy(
  parameter: string,
  block: Block,
  { tracking_type, backtracking_enabled }: TableParameters,
): string | undefined {
  if (parameter !== 'backtracking_by' || tracking_type === 0) return undefined
  if (!backtracking_enabled) return 'Never'
  if (!block.slope_aware_tracking) return 'Level ground'
  return block.backtracking_by === 'row' ? 'Each row as it stands' : 'Slope of the block'
}

function tableValue(parameter: string, table: TableParameters): string | undefined {
  const isFixed = table.tracking_type === 0
  switch (parameter) {
    case 'tilt':
      return isFixed ? String(table.tilt) : undefined
    case 'azimuth':
      return String(table.azimuth)
    case 'row_spacing':
      return String(Number(table.row_spacing.toFixed(3)))
    case 'height':
      return String(
        [table.ground_clearance, table.torque_tube_height, table.mast_height][table.tracking_type],
      )
    case 'backtracking':
      if (isFixed) return undefined
      return table.backtracking_enabled ? 'On' : 'Off'
    default:
      return undefined
  }
}
