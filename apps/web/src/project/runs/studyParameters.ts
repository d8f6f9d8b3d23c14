import { blockFields, type PlantComponent, type RowOptics } from '@duet/plant'
import { MAX_STUDY_POINTS, rangeCount, rangeValues } from '@duet/results/study'
import { counted } from '../../lib/counted.ts'

/** How the values of a parameter are given. */
type ValueKind = 'number' | 'choice'

export interface StudyParameter {
  readonly key: string
  readonly label: string
  readonly unit: string
  readonly kind: ValueKind
  /** Whole numbers only. */
  readonly isCount?: true
  /** Shown as long as nothing is typed. */
  readonly example: string
  /** What it changes, and where it has no effect. */
  readonly about: string
}

export const STUDY_PARAMETERS: readonly StudyParameter[] = [
  {
    key: 'tilt',
    label: 'Tilt',
    unit: '°',
    kind: 'number',
    example: '10, 15, 20, 25, 30',
    about: 'Tilt of fixed tables; the rows keep their spacing.',
  },
  {
    key: 'azimuth',
    label: 'Azimuth',
    unit: '°',
    kind: 'number',
    example: '90, 135, 180, 225, 270',
    about: 'Where fixed tables face, or the axis of trackers; the block is laid out anew.',
  },
  {
    key: 'row_spacing',
    label: 'Row spacing (pitch)',
    unit: 'm',
    kind: 'number',
    example: '5, 6, 7, 8',
    about: 'Centre to centre of neighbour rows; the block is laid out anew.',
  },
  {
    key: 'gcr',
    label: 'Ground cover ratio',
    unit: '',
    kind: 'number',
    example: '0.3, 0.35, 0.4, 0.5',
    about: 'Width of the module plane over the row spacing; the block is laid out anew.',
  },
  {
    key: 'height',
    label: 'Height',
    unit: 'm',
    kind: 'number',
    example: '0.8, 1.2, 1.6, 2',
    about: 'Lowest edge of fixed tables; tube or pivot of trackers, above the ground.',
  },
  {
    key: 'dc_ac_ratio',
    label: 'DC/AC ratio',
    unit: '',
    kind: 'number',
    example: '1.1, 1.2, 1.3, 1.4',
    about: 'By the whole number of inverters of each block that comes nearest.',
  },
  {
    key: 'num_inverters',
    label: 'Inverters of a block',
    unit: '',
    kind: 'number',
    isCount: true,
    example: '4, 5, 6',
    about: 'Of each chosen block.',
  },
  {
    key: 'modules_per_string',
    label: 'Modules in a string',
    unit: '',
    kind: 'number',
    isCount: true,
    example: '24, 26, 28',
    about: 'Of each chosen block.',
  },
  {
    key: 'panel',
    label: 'Panel',
    unit: '',
    kind: 'choice',
    example: '',
    about: 'Panels of this project; the block is laid out anew.',
  },
  {
    key: 'inverter',
    label: 'Inverter',
    unit: '',
    kind: 'choice',
    example: '',
    about: 'Inverters of this project; their number stays.',
  },
  {
    key: 'enviro_dataset',
    label: 'Meteo dataset',
    unit: '',
    kind: 'choice',
    example: '',
    about: 'One dataset for all blocks in each run.',
  },
  {
    key: 'albedo',
    label: 'Albedo',
    unit: '',
    kind: 'number',
    example: '0.15, 0.2, 0.3, 0.5',
    about: 'Of all months. Weather that brings an albedo of its own is used instead.',
  },
  {
    key: 'backtracking',
    label: 'Backtracking',
    unit: '',
    kind: 'choice',
    example: '',
    about: 'Trackers only.',
  },
  {
    key: 'slope_aware_tracking',
    label: 'Slope-aware tracking',
    unit: '',
    kind: 'choice',
    example: '',
    about: 'Whether the controller of trackers knows the slope of the ground.',
  },
  {
    key: 'backtracking_by',
    label: 'Turn back by',
    unit: '',
    kind: 'choice',
    example: '',
    about:
      'What keeps the rows of trackers from shading each other, from nothing to each row as it stands on the terrain.',
  },
  {
    key: 'tracking_strategy',
    label: 'Tracking strategy',
    unit: '',
    kind: 'choice',
    example: '',
    about:
      'Trackers that face the sun, take most light where the sky is mostly diffuse, or turn by the script of their block.',
  },
  {
    key: 'wind_stow_speed',
    label: 'Stow in wind from',
    unit: 'm/s',
    kind: 'number',
    example: '10, 12, 15, 20',
    about: 'Trackers only, with weather that has the wind.',
  },
  {
    key: 'tracker_offset',
    label: 'Trackers stand off by',
    unit: '°',
    kind: 'number',
    example: '-2, -1, 0, 1, 2',
    about: 'Trackers only: what they stand beside the angle asked of them.',
  },
]

/** Numbers as they are given. */
export interface GivenNumbers {
  readonly how: 'list' | 'range'
  /** With commas, semicolons or blanks between them. */
  readonly list: string
  readonly from: number | null
  readonly to: number | null
  readonly step: number | null
}

export interface GivenValues extends GivenNumbers {
  readonly parameter: string
  /** Of a choice. */
  readonly chosen: readonly string[]
}

export type StudyValues =
  | { readonly values: readonly (number | string)[]; readonly error?: undefined }
  | { readonly error: string }

/** How the light between rows may be found, by name. */
export const ROW_OPTICS: readonly { readonly value: RowOptics; readonly label: string }[] =
  rowOptics()

function rowOptics(): { readonly value: RowOptics; readonly label: string }[] {
  const labels = blockFields.find(({ name }) => name === 'row_optics')?.options ?? []
  return (['tables', 'endless_rows'] as const).map((value) => ({
    value,
    label: labels.find((option) => option.value === value)?.label ?? value,
  }))
}

export const studyParameter = (key: string): StudyParameter | undefined =>
  STUDY_PARAMETERS.find((parameter) => parameter.key === key)

/** 'Row spacing (pitch) (m)', for axes and columns. */
export function parameterTitle(key: string): string {
  const { label, unit } = studyParameter(key) ?? { label: key, unit: '' }
  return unit === '' ? label : `${label} (${unit})`
}

/** 'Tilt, Albedo' */
export const parameterNames = (keys: readonly string[]): string =>
  keys.map((key) => studyParameter(key)?.label ?? key).join(', ')

/** The values that a study would have, or what is wrong with them. */
export function studyValues(form: GivenValues): StudyValues {
  const parameter = studyParameter(form.parameter)
  const found = givenValues(form, parameter?.kind === 'choice')
  if (found.error !== undefined) return found
  if (parameter?.isCount === true && !found.values.every((value) => Number.isInteger(value))) {
    return { error: 'must be integer' }
  }
  return found.values.length > MAX_STUDY_POINTS
    ? { error: `${counted(found.values.length, 'value')}: at most ${MAX_STUDY_POINTS}` }
    : found
}

function givenValues(form: GivenValues, isChoice: boolean): StudyValues {
  if (!isChoice) return form.how === 'list' ? listValues(form.list) : valuesOfRange(form)
  return form.chosen.length === 0 ? { error: 'Choose at least one value' } : { values: form.chosen }
}

function listValues(text: string): StudyValues {
  // A comma between digits may stand for a point in some languages; here it always parts two numbers
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '')
  if (parts.length === 0) return { error: 'Give at least one value' }
  const wrong = parts.find((part) => !Number.isFinite(Number(part)))
  if (wrong !== undefined) return { error: `'${wrong}' is no number` }
  return { values: [...new Set(parts.map(Number))] }
}

function valuesOfRange({ from, to, step }: GivenNumbers): StudyValues {
  if (from === null || to === null || step === null) return { error: 'Give from, to and step' }
  if (!(step > 0)) return { error: 'Step must be positive' }
  if (to < from) return { error: "'To' must be no less than 'From'" }
  const count = rangeCount(from, to, step)
  if (count > MAX_STUDY_POINTS) return { error: `${count} values: at most ${MAX_STUDY_POINTS}` }
  return { values: rangeValues(from, step, count) }
}

export interface StudyOption {
  readonly value: string
  readonly label: string
}

const named = (
  records: readonly { readonly id: string; readonly name: string }[],
): readonly StudyOption[] => records.map(({ id, name }) => ({ value: id, label: name }))

/** What a choice chooses from. */
export function studyOptions(
  parameter: string,
  components: readonly Pick<PlantComponent, 'id' | 'name' | 'kind'>[],
  datasets: readonly { readonly id: string; readonly name: string }[],
): readonly StudyOption[] {
  switch (parameter) {
    case 'panel':
    case 'inverter':
      return named(components.filter(({ kind }) => kind === parameter))
    case 'enviro_dataset':
      return named(datasets)
    case 'backtracking':
    case 'slope_aware_tracking':
      return [
        { value: 'on', label: 'On' },
        { value: 'off', label: 'Off' },
      ]
    case 'backtracking_by':
      return [
        { value: 'none', label: 'Never' },
        { value: 'level', label: 'Level ground' },
        { value: 'block', label: 'Slope of the block' },
        { value: 'row', label: 'Each row as it stands' },
      ]
    case 'tracking_strategy':
      return [
        { value: 'sun', label: 'Face the sun' },
        { value: 'diffuse', label: 'Most light' },
        { value: 'script', label: 'Script of the block' },
      ]
    default:
      return []
  }
}
