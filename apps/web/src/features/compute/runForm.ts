import {
  type AllowedRange,
  allowedTimeRange,
  type Block,
  type FieldError,
  type MeteoSummary,
  TYPICAL_YEAR,
  validateTimeRange,
} from '@duet/plant'
import { DAY_MS, HOUR_MS } from '@duet/units'
import type { RunSimulationInput, SimulationChoicesQuery } from '../../lib/gql/graphql.ts'

/** Stands for: each block with the dataset that it was given in the design. */
export const OWN_DATASETS = 'own'

export const ENVIRONMENTS = ['production', 'staging', 'development'] as const
export type Environment = (typeof ENVIRONMENTS)[number]

/** What a run is asked with. */
export interface RunForm {
  readonly name: string
  readonly blockIds: readonly string[]
  /** Id of a dataset or `OWN_DATASETS`. */
  readonly dataset: string
  /** yyyy-MM-dd, of a typical year in `TYPICAL_YEAR`; undefined: from the beginning of the weather. */
  readonly from: string | undefined
  /** The last day, included; undefined: to the end of the weather. */
  readonly to: string | undefined
  /** The year that a typical year stands for. */
  readonly simulatedYear: number | null
  /** Obstacles that shade; undefined: all of the design, also those drawn until the run starts. */
  readonly shadingLayerIds: readonly string[] | undefined
  readonly environment: Environment
  /** Weather of far away is meant: what of it was confirmed; a doubt about other weather is not. */
  readonly confirmed: string | undefined
}

/**
 * The blocks that are ready, or all while none is; with their own datasets, which no other takes the place of in silence, else
 * with the first dataset of the project.
 */
export function firstForm(
  blocks: readonly Block[],
  datasets: readonly MeteoSummary[],
  isReady: (block: Block) => boolean,
): RunForm {
  const ready = blocks.filter(isReady)
  const chosen = ready.length === 0 ? blocks : ready
  const hasOwn = chosen.some((block) => block.enviro_dataset_id !== null)
  return {
    name: '',
    blockIds: chosen.map(({ id }) => id),
    dataset: hasOwn ? OWN_DATASETS : (datasets[0]?.id ?? OWN_DATASETS),
    from: undefined,
    to: undefined,
    simulatedYear: null,
    shadingLayerIds: undefined,
    environment: 'production',
    confirmed: undefined,
  }
}

/** The datasets that the run would use, each once. */
export function chosenDatasets(
  form: RunForm,
  blocks: readonly Block[],
  datasets: readonly MeteoSummary[],
): readonly MeteoSummary[] {
  const ids =
    form.dataset === OWN_DATASETS
      ? new Set(chosenBlocks(form, blocks).map((block) => block.enviro_dataset_id))
      : new Set([form.dataset])
  return datasets.filter(({ id }) => ids.has(id))
}

/** The dataset that a block would run with. */
export function datasetOf(
  form: Pick<RunForm, 'dataset'>,
  block: Block,
  datasets: readonly MeteoSummary[],
): MeteoSummary | undefined {
  const id = form.dataset === OWN_DATASETS ? block.enviro_dataset_id : form.dataset
  return datasets.find((dataset) => dataset.id === id)
}

export function chosenBlocks(form: RunForm, blocks: readonly Block[]): readonly Block[] {
  return blocks.filter(({ id }) => form.blockIds.includes(id))
}

/** The days that the form shows while none are chosen: all that the weather covers. */
export function wholeRange(
  allowed: AllowedRange | undefined,
): { readonly from: string; readonly to: string } | undefined {
  return allowed && { from: dayOf(allowed.startMs), to: dayOf(allowed.endMs - 1) }
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** What is wrong with blocks, datasets and time range; paths are `blocks`, `dataset`, `datasets`, `from`, `to` and `simulatedYear`. */
export function runErrors(
  form: RunForm,
  blocks: readonly Block[],
  datasets: readonly MeteoSummary[],
  daylightTimestamps: number | undefined,
): readonly FieldError[] {
  const chosen = chosenBlocks(form, blocks)
  if (chosen.length === 0) return [{ path: 'blocks', message: 'Choose at least one block' }]
  const missing = missingDatasets(form, chosen, datasets)
  if (missing.length > 0) return missing
  return timeErrors(form, chosen, chosenDatasets(form, blocks, datasets), daylightTimestamps)
}

function timeErrors(
  form: RunForm,
  blocks: readonly Block[],
  datasets: readonly MeteoSummary[],
  daylightTimestamps: number | undefined,
): readonly FieldError[] {
  const allowed = allowedTimeRange(datasets)
  const isTypical = allowed?.isTypicalYear === true
  // The whole of a typical year has no day that could be before the start.
  const isUndated = isTypical && form.from === undefined && form.to === undefined
  const range = validateTimeRange({
    datasets,
    // Without an allowed range the types differ, and any time has them say so.
    from: form.from ?? timeOf(allowed?.startMs ?? 0),
    to: form.to ?? timeOf(allowed?.endMs ?? 0),
    systemStartDates: isUndated ? [] : blocks.map((block) => block.pv_system_start_date),
    ...(form.simulatedYear === null ? {} : { simulatedYear: form.simulatedYear }),
    ...(daylightTimestamps === undefined ? {} : { daylightTimestamps }),
  })
  return isTypical ? [...range, ...yearErrors(form.simulatedYear)] : range
}

type RunInput = Required<{
  [Key in keyof RunSimulationInput]: Exclude<RunSimulationInput[Key], undefined>
}>

/** What an earlier run was asked for. */
type EarlierChoices = Omit<
  SimulationChoicesQuery['simulationChoices'],
  'simulation' | 'engine_version' | 'present_engine_version' | 'changes'
>

/** The form filled in as an earlier run was, as far as the project still has what it used. */
export function formOfRun(
  earlier: EarlierChoices,
  blocks: readonly Block[],
  datasets: readonly MeteoSummary[],
  shadingLayerIds: readonly string[],
): RunForm {
  const { enviro_dataset_id: dataset } = earlier
  const hadAll = shadingLayerIds.every((id) => earlier.shading_layer_ids.includes(id))
  const isTypical = datasets.find(({ id }) => id === dataset)?.type === 'TMY'
  const dayOfRun = (time: string | null): string | undefined => {
    const day = time?.slice(0, 10)
    return day !== undefined && isTypical ? `${TYPICAL_YEAR}${day.slice(4)}` : day
  }
  return {
    name: '',
    blockIds: blocks.map(({ id }) => id).filter((id) => earlier.block_ids.includes(id)),
    dataset: dataset ?? OWN_DATASETS,
    from: dayOfRun(earlier.from),
    to: dayOfRun(earlier.to),
    simulatedYear: earlier.simulated_year,
    shadingLayerIds: hadAll ? undefined : earlier.shading_layer_ids,
    environment: ENVIRONMENTS.find((known) => known === earlier.environment) ?? 'production',
    confirmed: undefined,
  }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** False while a field is half typed: what would be sent of it is then no day or no year. */
export function isTypedOut({
  from,
  to,
  simulated_year: year,
}: Pick<RunInput, 'from' | 'to' | 'simulated_year'>): boolean {
  return [from, to].every((day) => day === null || DAY.test(day)) && yearErrors(year).length === 0
}

const FIRST_YEAR = 1950
const LAST_YEAR = 2100

function yearErrors(year: number | null): readonly FieldError[] {
  const path = 'simulatedYear'
  if (year === null) return []
  if (!Number.isInteger(year)) return [{ path, message: 'must be integer' }]
  if (year < FIRST_YEAR) return [{ path, message: `minimum ${FIRST_YEAR}` }]
  return year > LAST_YEAR ? [{ path, message: `maximum ${LAST_YEAR}` }] : []
}

/** Local time, as the limits are. */
const timeOf = (ms: number): string => new Date(ms).toISOString().slice(0, 19)

function missingDatasets(
  form: RunForm,
  blocks: readonly Block[],
  datasets: readonly MeteoSummary[],
): readonly FieldError[] {
  const isKnown = (id: string | null): boolean => datasets.some((dataset) => dataset.id === id)
  if (form.dataset !== OWN_DATASETS) {
    return isKnown(form.dataset) ? [] : [{ path: 'dataset', message: 'required' }]
  }
  const without = blocks.filter((block) => !isKnown(block.enviro_dataset_id))
  return without.length === 0
    ? []
    : [
        {
          path: 'dataset',
          message: `No meteo dataset is set for ${namesOf(without)}`,
        },
      ]
}

const MOST_NAMED = 3

/** 'West, East, South and 4 more' */
function namesOf(blocks: readonly Block[]): string {
  const names = blocks.slice(0, MOST_NAMED).map(({ name }) => name)
  const others = blocks.length > MOST_NAMED ? ` and ${blocks.length - MOST_NAMED} more` : ''
  return `${names.join(', ')}${others}`
}

/** Instants of the chosen days in a dataset, for counting its daylight; undefined while no days are chosen. */
export function rangeInstants(
  form: RunForm,
  dataset: MeteoSummary,
): { readonly from: string; readonly to: string } | undefined {
  const whole = wholeRange(allowedTimeRange([dataset]))
  if (whole === undefined || (form.from === undefined && form.to === undefined)) return undefined
  const offsetMs = dataset.local_time_zone * HOUR_MS
  const year = new Date(Date.parse(dataset.start_time) + offsetMs).getUTCFullYear()
  const instantMs = (day: string): number =>
    Date.parse(dataset.type === 'TMY' ? `${year}${day.slice(4)}` : day) - offsetMs
  const fromMs = instantMs(form.from ?? whole.from)
  const toMs = instantMs(form.to ?? whole.to) + DAY_MS
  if (Number.isNaN(fromMs + toMs) || toMs <= fromMs) return undefined
  return { from: new Date(fromMs).toISOString(), to: new Date(toMs).toISOString() }
}

/** `from` and `to` are both sent when one is chosen: then the range has both ends. */
export function runInput(
  form: RunForm,
  blocks: readonly Block[],
  datasets: readonly MeteoSummary[],
): RunInput {
  const allowed = allowedTimeRange(chosenDatasets(form, blocks, datasets))
  const whole = wholeRange(allowed)
  const hasRange = form.from !== undefined || form.to !== undefined
  return {
    name: form.name.trim() === '' ? null : form.name.trim(),
    enviro_dataset_id: form.dataset === OWN_DATASETS ? null : form.dataset,
    from: hasRange ? (form.from ?? whole?.from ?? null) : null,
    to: hasRange ? (form.to ?? whole?.to ?? null) : null,
    block_ids: [...form.blockIds],
    shading_layer_ids: form.shadingLayerIds === undefined ? null : [...form.shadingLayerIds],
    simulated_year: allowed?.isTypicalYear === true ? form.simulatedYear : null,
    environment: form.environment,
    confirm_distant_weather: form.confirmed !== undefined,
  }
}

/** The year in which a run of a typical year takes place when none is chosen; undefined: the dataset's own. */
export function impliedYear(blocks: readonly Block[]): number | undefined {
  const years = blocks.flatMap(({ pv_system_start_date: date }) =>
    date === null ? [] : [Number(date.slice(0, 4))],
  )
  return years.length === 0 ? undefined : Math.max(...years)
}

/** Days of a month of the typical year; its February has 28. */
export function daysInTypicalMonth(month: number): number {
  return month === 2 ? 28 : new Date(Date.UTC(TYPICAL_YEAR, month, 0)).getUTCDate()
}
