import { z } from 'zod'
import type { PlantDocument } from '../document/plantDocument.ts'
import {
  BACKTRACKING_BY,
  type ColdestAir,
  componentName,
  halfTurn,
  knownComponent,
  onBlocks,
  onTables,
  onTrackers,
  type StudyCase,
  type StudyChoice,
  type StudyEdit,
  unfit,
  withBacktrackingBy,
  withDcAcRatio,
  withGcr,
  withHeight,
} from './studyEdits.ts'

export const STUDY_PARAMETERS = [
  'tilt',
  'azimuth',
  'row_spacing',
  'gcr',
  'height',
  'num_inverters',
  'dc_ac_ratio',
  'modules_per_string',
  'panel',
  'inverter',
  'enviro_dataset',
  'albedo',
  'backtracking',
  'slope_aware_tracking',
  'backtracking_by',
  'tracking_strategy',
  'wind_stow_speed',
  'tracker_offset',
] as const
export type StudyParameter = (typeof STUDY_PARAMETERS)[number]

interface Parameter {
  readonly schema: z.ZodType<number | string>
  readonly label: (value: number | string, document: PlantDocument) => string
  readonly apply: StudyEdit
}

const number = (min: number, max: number): z.ZodType<number> =>
  z.number('must be a number').min(min, `minimum ${min}`).max(max, `maximum ${max}`)
const count = z.number('must be a number').int('must be integer').min(1, 'minimum 1').max(100_000)
const id = z.uuid('must be an id').toLowerCase()
const onOrOff = z.enum(['on', 'off'], 'must be on or off')
const switchLabel = (value: number | string): string => (value === 'on' ? 'On' : 'Off')
const withUnit = (unit: string) => (value: number | string) => `${value} ${unit}`.trim()

const backtrackingKeys = Object.keys(BACKTRACKING_BY)
const backtrackingLabels = new Map(Object.entries(BACKTRACKING_BY))

const STRATEGIES = {
  sun: 'Face the sun',
  diffuse: 'Most light',
  script: 'Script of the block',
} as const
const strategyKeys = ['sun', 'diffuse', 'script'] as const

const strategyOf = (value: number | string): keyof typeof STRATEGIES =>
  strategyKeys.find((key) => key === value) ?? 'sun'

const PARAMETERS: Readonly<Record<StudyParameter, Parameter>> = {
  tilt: {
    schema: number(0, 90),
    label: withUnit('°'),
    apply: onTables((table, value) => {
      if (table.tracking_type !== 0) throw unfit('Only fixed-tilt tables have a tilt.')
      return { ...table, tilt: Number(value) }
    }),
  },
  azimuth: {
    // 270° and -90° are one direction, and one value
    schema: number(-180, 360).transform(halfTurn),
    label: withUnit('°'),
    apply: onTables((table, value) => ({ ...table, azimuth: Number(value) })),
  },
  row_spacing: {
    schema: number(0.1, 200),
    label: withUnit('m'),
    apply: onTables((table, value) => ({ ...table, row_spacing: Number(value) })),
  },
  gcr: { schema: number(0.02, 1), label: withUnit(''), apply: onTables(withGcr) },
  height: {
    schema: number(0.1, 20),
    label: withUnit('m'),
    apply: onTables(withHeight),
  },
  num_inverters: {
    schema: count,
    label: withUnit(''),
    apply: onBlocks((block, value) => ({ ...block, num_inverters: Number(value) })),
  },
  dc_ac_ratio: { schema: number(0.2, 5), label: withUnit(''), apply: onBlocks(withDcAcRatio) },
  modules_per_string: {
    schema: count,
    label: withUnit(''),
    apply: onBlocks((block, value) => ({ ...block, modules_per_string: Number(value) })),
  },
  panel: {
    schema: id,
    label: componentName('panel'),
    apply: onBlocks((block, value, { document }) => ({
      ...block,
      pv_panel_id: knownComponent(document, 'panel', value),
    })),
  },
  inverter: {
    schema: id,
    label: componentName('inverter'),
    apply: onBlocks((block, value, { document }) => ({
      ...block,
      pv_inverter_id: knownComponent(document, 'inverter', value),
    })),
  },
  enviro_dataset: {
    schema: id,
    label: withUnit(''),
    apply: ({ document, input }, value) => ({
      document,
      input: { ...input, datasetId: String(value) },
    }),
  },
  albedo: {
    schema: number(0, 1),
    label: withUnit(''),
    apply: onBlocks((block, value) => ({
      ...block,
      albedo_by_month: Array.from({ length: 12 }, () => Number(value)),
    })),
  },
  backtracking: {
    schema: onOrOff,
    label: switchLabel,
    apply: onTables((table, value) => {
      if (table.tracking_type === 0) throw unfit('Fixed-tilt tables have no backtracking.')
      return { ...table, backtracking_enabled: value === 'on' }
    }),
  },
  slope_aware_tracking: {
    schema: onOrOff,
    label: switchLabel,
    apply: onTrackers((block, value) => ({ ...block, slope_aware_tracking: value === 'on' })),
  },
  backtracking_by: {
    schema: z.enum(backtrackingKeys, `must be one of ${backtrackingKeys.join(', ')}`),
    label: (value) => backtrackingLabels.get(String(value)) ?? String(value),
    apply: withBacktrackingBy,
  },
  tracking_strategy: {
    schema: z.enum(strategyKeys, `must be one of ${strategyKeys.join(', ')}`),
    label: (value) => STRATEGIES[strategyOf(value)],
    apply: onTrackers((block, value) => {
      const tracking_strategy = strategyOf(value)
      if (tracking_strategy === 'script' && !block.tracker_script)
        throw unfit('The block has no tracker script.')
      return { ...block, tracking_strategy }
    }),
  },
  wind_stow_speed: {
    schema: number(0.1, 100),
    label: withUnit('m/s'),
    apply: onTrackers((block, value) => ({ ...block, wind_stow_speed: Number(value) })),
  },
  tracker_offset: {
    schema: number(-90, 90),
    label: withUnit('°'),
    apply: onTrackers((block, value) => ({ ...block, tracker_offset: Number(value) })),
  },
}

/** @throws ZodError-like issues through `safeParse` of the schema */
export const studyValueSchema = (parameter: StudyParameter): z.ZodType<number | string> =>
  PARAMETERS[parameter].schema

/** Whether it takes whole numbers only. */
export const isCountParameter = (parameter: string): boolean =>
  new Map<string, Parameter>(Object.entries(PARAMETERS)).get(parameter)?.schema === count

/** Stored values as they are given today: older studies have azimuths of other turns. */
export function normalStudyValue(
  parameter: StudyParameter,
): (stored: number | string) => number | string {
  const { schema } = PARAMETERS[parameter]
  return (stored) => schema.safeParse(stored).data ?? stored
}

export const studyValueLabel = (
  parameter: StudyParameter,
  value: number | string,
  document: PlantDocument,
): string => PARAMETERS[parameter].label(value, document)

/** Those that follow from the tables and modules that others change. */
const APPLIED_LAST: readonly StudyParameter[] = ['gcr', 'dc_ac_ratio']

/** The case of a point of a study, whatever the order of its parameters. @throws AppError INVALID_INPUT where the plant has no such parameter */
export function studyCase<Choice extends StudyChoice>(
  parameters: readonly StudyParameter[],
  base: StudyCase<Choice>,
  point: readonly (number | string)[],
  coldestAirC: ColdestAir,
): StudyCase<Choice> {
  const changes = parameters.map((parameter, at) => ({ parameter, value: point[at] ?? '' }))
  return changes
    .toSorted((a, b) => APPLIED_LAST.indexOf(a.parameter) - APPLIED_LAST.indexOf(b.parameter))
    .reduce(
      (changed, { parameter, value }) => PARAMETERS[parameter].apply(changed, value, coldestAirC),
      base,
    )
}

/** What changes the same of a design: one of them alone can be varied. */
const SAME: readonly (readonly StudyParameter[])[] = [
  ['row_spacing', 'gcr'],
  ['backtracking_by', 'backtracking'],
  ['backtracking_by', 'slope_aware_tracking'],
  ['num_inverters', 'dc_ac_ratio'],
]

/** The first of the parameters that change the same, as `gcr and row_spacing`; undefined where all can be varied together. */
export function parametersOfSame(parameters: readonly StudyParameter[]): string | undefined {
  for (const group of [...SAME, ...parameters.map((one) => [one])]) {
    const named = parameters.filter((parameter) => group.includes(parameter))
    if (named.length > 1) return [...new Set(named)].join(' and ')
  }
  return undefined
}
