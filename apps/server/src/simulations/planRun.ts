import { AppError } from '@duet/contract'
import { sunAtIntervals } from '@duet/engine'
import {
  allowedTimeRange,
  type Block,
  checkBlock,
  type HeightGrid,
  type MeteoSummary,
  type PlantDocument,
  type TableLayout,
  toPlantStages,
  validateTimeRange,
} from '@duet/plant'
import type { WeatherTable } from '@duet/results'
import { blockInput } from './blockInput.ts'
import type { DatasetFacts } from './datasetFacts.ts'
import { ENGINE_VERSION } from './engineVersion.ts'
import type { RunBlock, RunDataset, RunManifest } from './manifest.ts'
import type { RunInput } from './runInput.ts'
import { type StoredTerrain, terrainGrid } from './terrainOfRun.ts'
import { weatherForRun } from './weatherOfRun.ts'

export interface BlockMessages {
  /** Empty for what concerns the whole run. */
  readonly block_id: string
  readonly messages: readonly string[]
}

export type RunPlan =
  | { readonly ok: true; readonly manifest: RunManifest }
  | { readonly ok: false; readonly errors: readonly BlockMessages[] }

export interface PlanDeps {
  /** The dataset of this project; undefined for any other id. */
  readonly findDataset: (id: string) => Promise<DatasetFacts | undefined>
  readonly readWeather: (dataset: DatasetFacts) => Promise<WeatherTable>
  /** Heights of the project's ground; undefined where it has none. Asked for by runs of blocks on terrain alone. */
  readonly readTerrain: () => Promise<StoredTerrain | undefined>
}

/** Checks what a run needs, block by block, and writes down the run as it will be. Nothing is stored or queued. */
export async function planRun(
  deps: PlanDeps,
  document: PlantDocument,
  input: RunInput,
): Promise<RunPlan> {
  const blocks = input.blockIds.flatMap(
    (id) => document.blocks.find((block) => block.id === id) ?? [],
  )
  const datasets = await datasetsOf(deps, blocks, input)
  const datasetOf = (block: Block): DatasetFacts | undefined =>
    datasets.get(input.datasetId ?? block.enviro_dataset_id ?? '')
  const checked = blocks.map((block) => checkedBlock(document, block, datasetOf(block)))
  const unknown = input.blockIds.filter((id) => !blocks.some((block) => block.id === id))
  const errors = [
    ...unknown.map((block_id) => ({ block_id, messages: ['Block not found'] })),
    ...checked.filter(({ messages }) => messages.length > 0).map(blockMessages),
  ]
  const used = [...new Set(checked.map(({ run }) => run.dataset_id))].flatMap(
    (id) => datasets.get(id) ?? [],
  )
  const common = [
    ...shadingMessages(document, input),
    ...(used.length > 0 ? rangeMessages(used, blocks, input, undefined) : []),
  ]
  if (errors.length > 0 || common.length > 0) return refused(errors, common)
  return planChecked(deps, { document, input, blocks, checked, used })
}

/** A block that was asked for: ready to run, or why not. */
interface CheckedBlock {
  readonly run: RunBlock
  readonly layout: TableLayout | undefined
  readonly messages: readonly string[]
}

function checkedBlock(
  document: PlantDocument,
  block: Block,
  dataset: DatasetFacts | undefined,
): CheckedBlock {
  const { tableCount, rowCount, layout, messages } = checkBlock(document, block, dataset)
  return {
    run: {
      id: block.id,
      name: block.name,
      dataset_id: dataset?.id ?? '',
      table_count: tableCount,
      row_count: rowCount,
    },
    layout,
    messages,
  }
}

/** Obstacles that a run may name. */
const shadingLayerIds = ({ block_layers }: PlantDocument): readonly string[] =>
  block_layers.flatMap(({ id, type }) => (type === 'shading' ? [id] : []))

function shadingMessages(document: PlantDocument, { shadingLayerIds: ids }: RunInput): string[] {
  const known = new Set(shadingLayerIds(document))
  const unknown = (ids ?? []).filter((id) => !known.has(id))
  return unknown.length > 0 ? [`Shading layer not found: ${unknown.join(', ')}`] : []
}

const blockMessages = ({ run, messages }: CheckedBlock): BlockMessages => ({
  block_id: run.id,
  messages,
})

const refused = (errors: readonly BlockMessages[], common: readonly string[]): RunPlan => ({
  ok: false,
  errors: [...(common.length > 0 ? [{ block_id: '', messages: common }] : []), ...errors],
})

async function datasetsOf(
  deps: PlanDeps,
  blocks: readonly Block[],
  input: RunInput,
): Promise<ReadonlyMap<string, DatasetFacts>> {
  const ids = input.datasetId
    ? [input.datasetId]
    : blocks.flatMap((block) => block.enviro_dataset_id ?? [])
  const found = await Promise.all([...new Set(ids)].map(deps.findDataset))
  if (input.datasetId && !found[0]) throw new AppError('NOT_FOUND', 'Meteo dataset not found')
  return new Map(found.flatMap((dataset) => (dataset ? [[dataset.id, dataset] as const] : [])))
}

interface CheckedRun {
  readonly document: PlantDocument
  readonly input: RunInput
  readonly blocks: readonly Block[]
  readonly checked: readonly CheckedBlock[]
  readonly used: readonly DatasetFacts[]
}

async function planChecked(deps: PlanDeps, run: CheckedRun): Promise<RunPlan> {
  const { document, input, blocks, checked, used } = run
  const range = {
    from: input.from ?? null,
    to: input.to ?? null,
    simulated_year: simulatedYear(run),
  }
  const datasets: RunDataset[] = []
  const axes: Float64Array[] = []
  let daylight = 0
  for (const facts of used) {
    const table = await deps.readWeather(facts)
    const dataset = runDatasetOf(facts, document)
    const weather = weatherForRun(table, dataset, range)
    axes.push(weather.intervalStartUtcMs)
    daylight = Math.max(daylight, daylightSteps(weather, dataset))
    datasets.push(dataset)
  }
  const [axis = new Float64Array()] = axes
  const messages = rangeMessages(used, blocks, input, daylight)
  if (messages.length > 0) return refused([], messages)
  if (!axes.every((other) => isSameAxis(axis, other))) {
    return refused(
      [],
      [
        'Meteo datasets of the selected blocks must have the same timestamps in the selected time range',
      ],
    )
  }
  const terrain = blocks.some(({ terrain_type }) => terrain_type === 'dem')
    ? await deps.readTerrain()
    : undefined
  const manifest: RunManifest = {
    version: 1,
    engine_version: ENGINE_VERSION,
    document,
    blocks: checked.map(({ run: block }) => block),
    datasets,
    dataset_ids: datasets.map(({ id }) => id),
    ...range,
    shading_layer_ids: input.shadingLayerIds ?? shadingLayerIds(document),
    step_count: axis.length,
    ...(terrain && { terrain: { sha256: terrain.sha256 } }),
  }
  return withLight(manifest, checked, terrain && terrainGrid(terrain))
}

/** The year that was asked for, else the one in which the youngest block began; a sequence has its own years. */
function simulatedYear({ input, blocks, used }: CheckedRun): number | null {
  if (used[0]?.type !== 'TMY') return null
  if (input.simulatedYear !== undefined) return input.simulatedYear
  const years = blocks.flatMap(({ pv_system_start_date: date }) =>
    date ? [Number(date.slice(0, 4))] : [],
  )
  return years.length > 0 ? Math.max(...years) : null
}

function rangeMessages(
  datasets: readonly MeteoSummary[],
  blocks: readonly Block[],
  input: RunInput,
  daylightTimestamps: number | undefined,
): readonly string[] {
  const isTypical = datasets.every(({ type }) => type === 'TMY')
  if (input.simulatedYear !== undefined && !isTypical)
    return ['Simulated year is for typical-year meteo datasets only']
  const hasRange = input.from !== undefined || input.to !== undefined
  const errors = validateTimeRange({
    datasets,
    ...wholeRange(datasets, input),
    systemStartDates:
      hasRange || !isTypical ? blocks.map(({ pv_system_start_date }) => pv_system_start_date) : [],
    ...(input.simulatedYear !== undefined && { simulatedYear: input.simulatedYear }),
    ...(daylightTimestamps !== undefined && { daylightTimestamps }),
  })
  return errors.map(({ message }) => message)
}

/** The range that was asked for; where none was, all that the datasets share. */
function wholeRange(
  datasets: readonly MeteoSummary[],
  { from, to }: RunInput,
): { readonly from: string; readonly to: string } {
  const allowed = allowedTimeRange(datasets)
  if (allowed) {
    return { from: from ?? localText(allowed.startMs), to: to ?? localText(allowed.endMs) }
  }
  // Datasets that share no range are told by what they differ in, not by the times that are missing
  const anyTime = datasets[0]?.start_time.slice(0, 19) ?? ''
  return { from: from ?? anyTime, to: to ?? anyTime }
}

/** Wall-clock ms as yyyy-MM-ddTHH:mm:ss. */
const localText = (ms: number): string => new Date(ms).toISOString().slice(0, 19)

function runDatasetOf(facts: DatasetFacts, document: PlantDocument): RunDataset {
  return {
    id: facts.id,
    name: facts.name,
    type: facts.type,
    source_hash: facts.source_hash,
    storage_key: facts.storage_key,
    step_s: facts.step_s,
    time_interval: facts.time_interval,
    local_time_zone: facts.local_time_zone,
    latitude: facts.latitude,
    longitude: facts.longitude,
    altitude_m: facts.altitude_m ?? document.project.altitude_m,
    coldest_air_c: facts.coldest_air_c,
  }
}

function daylightSteps(
  weather: { readonly intervalStartUtcMs: Float64Array; readonly stepS: number },
  { latitude, longitude, altitude_m }: RunDataset,
): number {
  const site = { latitudeDeg: latitude, longitudeDeg: longitude, altitudeM: altitude_m }
  return sunAtIntervals(weather, site).sunlitFraction.filter((fraction) => fraction > 0).length
}

function isSameAxis(a: Float64Array, b: Float64Array): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index])
}

/** Adds what only shows when the engine's input is made: the scene of light, strings that do not fit, a missing HV part. */
function withLight(
  manifest: RunManifest,
  checked: readonly CheckedBlock[],
  terrain: HeightGrid | undefined,
): RunPlan {
  const errors: BlockMessages[] = []
  const made = checked.flatMap(({ run, layout }) => {
    const input = appErrorOf(() => blockInput(manifest, run.id, layout, terrain))
    if (input.error === undefined) return [{ run, ...input.value }]
    errors.push({ block_id: run.id, messages: [input.error] })
    return []
  })
  const ratings = made.map((input) => input.ratings)
  const plant = appErrorOf(() => toPlantStages(manifest.document, ratings))
  if (plant.error !== undefined) errors.unshift({ block_id: '', messages: [plant.error] })
  if (errors.length > 0) return { ok: false, errors }
  const blocks = made.map(({ run, light }) => ({ ...run, ...(light && { light }) }))
  return { ok: true, manifest: { ...manifest, blocks } }
}

type Attempt<T> = { readonly value: T; readonly error?: undefined } | { readonly error: string }

function appErrorOf<T>(make: () => T): Attempt<T> {
  try {
    return { value: make() }
  } catch (error) {
    if (error instanceof AppError) return { error: error.message }
    throw error
  }
}
