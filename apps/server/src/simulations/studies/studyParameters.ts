import type { PlantDocument } from '@duet/plant'
import { z } from 'zod'
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
    schema: z.enum(['sun', 'diffuse'], 'must be sun or diffuse'),
    label: (value) => (value === 'sun' ? 'Face the sun' : 'Most light'),
    apply: onTrackers((block, value) => ({
      ...block,
      tracking_strategy: value === 'sun' ? value : 'diffuse',
    })),
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
export function studyCase(
  parameters: readonly StudyParameter[],
  base: StudyCase,
  point: readonly (number | string)[],
  coldestAirC: ColdestAir,
): StudyCase {
  const changes = parameters.map((parameter, at) => ({ parameter, value: point[at] ?? '' }))
  return changes
    .toSorted((a, b) => APPLIED_LAST.indexOf(a.parameter) - APPLIED_LAST.indexOf(b.parameter))
    .reduce(
      (changed, { parameter, value }) => PARAMETERS[parameter].apply(changed, value, coldestAirC),
      base,
    )
}
