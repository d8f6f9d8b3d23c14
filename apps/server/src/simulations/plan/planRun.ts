import { AppError } from '@duet/contract'
import { ENGINE_VERSION } from '@duet/engine'
import {
  type Block,
  type DesignFinding,
  isReady,
  type PlantDocument,
  plantPlace,
} from '@duet/plant'
import type { RunDataset, RunManifest } from '@duet/results/run'
import { storedTerrain } from '../../design/storedGround.ts'
import { storedLossNotes } from '../../losses/lossNoteQueries.ts'
import { type DatasetFacts, datasetFacts } from '../../meteo/datasets/datasetFacts.ts'
import type { Server } from '../../server.ts'
import {
  type BlockMessages,
  blockMessages,
  type CheckedBlock,
  checkedBlocks,
  errorMessages,
  type LitBlock,
  litBlocks,
  shadingLayerIds,
  shadingMessages,
} from './planBlocks.ts'
import {
  isSameAxis,
  rangeMessages,
  runDatasetOf,
  type SpanRequest,
  simulatedYear,
  type WeatherSpan,
  weatherSpan,
} from './planWeather.ts'
import type { RunInput } from './runInput.ts'
import { type StoredTerrain, terrainGrid } from './terrainOfRun.ts'

/** Weather of a plan, with what of it lies in the range. */
export interface PlannedDataset {
  readonly facts: DatasetFacts
  readonly span: WeatherSpan
}

/** A run as it was looked into, whether it can start or not. */
export interface PlanFindings {
  readonly checked: readonly CheckedBlock[]
  /** Of the plant as a whole. */
  readonly plant: readonly DesignFinding[]
  /** Of the blocks that are ready. */
  readonly lit: readonly LitBlock[]
  /** Datasets that the blocks use. */
  readonly used: readonly DatasetFacts[]
  /** Empty where the range is wrong. */
  readonly datasets: readonly PlannedDataset[]
}

export type RunPlan = { readonly findings: PlanFindings } & (
  | {
      readonly ok: true
      readonly manifest: RunManifest
      /** Absent where the run has no block on terrain. */
      readonly terrain: StoredTerrain | undefined
    }
  | { readonly ok: false; readonly errors: readonly BlockMessages[] }
)

/** The project that plans are made for. */
export interface PlanContext {
  readonly server: Server
  readonly projectId: string
  /** Heights of the ground; undefined where there is none. Asked for by runs of blocks on terrain alone. */
  readonly readTerrain: () => Promise<StoredTerrain | undefined>
}

/** @param readTerrain - in place of the ground as the project has it now */
export const planContext = (
  server: Server,
  projectId: string,
  readTerrain: PlanContext['readTerrain'] = () => storedTerrain(server, projectId),
): PlanContext => ({ server, projectId, readTerrain })

/** Checks what a run needs, block by block, and writes down the run as it will be. Nothing is stored or queued. */
export async function planRun(
  context: PlanContext,
  document: PlantDocument,
  input: RunInput,
): Promise<RunPlan> {
  const blocks = input.blockIds.flatMap(
    (id) => document.blocks.find((block) => block.id === id) ?? [],
  )
  const known = await datasetsOf(context, blocks, input)
  const datasetOf = (block: Block): DatasetFacts | undefined =>
    known.get(input.datasetId ?? block.enviro_dataset_id ?? '')
  const { blocks: checked, plant } = await checkedBlocks(document, blocks, datasetOf)
  const unknown = input.blockIds.filter((id) => !blocks.some((block) => block.id === id))
  const errors = [
    ...unknown.map((block_id) => ({ block_id, messages: ['Block not found'] })),
    ...checked.filter(({ findings }) => !isReady(findings)).map(blockMessages),
  ]
  const used = [...new Set(checked.map(({ run }) => run.dataset_id))].flatMap(
    (id) => known.get(id) ?? [],
  )
  const common = [
    ...errorMessages(plant),
    ...shadingMessages(document, input),
    ...(used.length > 0 ? rangeMessages(used, blocks, input, undefined) : []),
  ]
  const findings = { checked, plant, lit: [], used, datasets: [] }
  if (common.length > 0 || used.length === 0) return refused(findings, errors, common)
  return planChecked(context, { document, input, blocks, errors, findings })
}

const refused = (
  findings: PlanFindings,
  errors: readonly BlockMessages[],
  common: readonly string[],
): RunPlan => ({
  ok: false,
  findings,
  errors: [...(common.length > 0 ? [{ block_id: '', messages: common }] : []), ...errors],
})

/** The dataset of the run, else those of the blocks, by id. @throws AppError NOT_FOUND where that of the run is not there */
export async function datasetsOf(
  { server, projectId }: Pick<PlanContext, 'server' | 'projectId'>,
  blocks: readonly Block[],
  input: { readonly datasetId: RunInput['datasetId'] },
): Promise<ReadonlyMap<string, DatasetFacts>> {
  const ids = input.datasetId
    ? [input.datasetId]
    : blocks.flatMap((block) => block.enviro_dataset_id ?? [])
  const found = await Promise.all(
    [...new Set(ids)].map((id) => datasetFacts(server.db, projectId, id)),
  )
  if (input.datasetId && !found[0]) throw new AppError('NOT_FOUND', 'Meteo dataset not found')
  return new Map(found.flatMap((dataset) => (dataset ? [[dataset.id, dataset] as const] : [])))
}

interface CheckedRun {
  readonly document: PlantDocument
  readonly input: RunInput
  readonly blocks: readonly Block[]
  /** Of the blocks that are not ready. */
  readonly errors: readonly BlockMessages[]
  readonly findings: PlanFindings
}

const OTHER_TIMES =
  'Meteo datasets of the selected blocks must have the same timestamps in the selected time range'

async function planChecked(context: PlanContext, run: CheckedRun): Promise<RunPlan> {
  const { document, input, blocks, errors } = run
  const { checked, used } = run.findings
  const range = {
    from: input.from ?? null,
    to: input.to ?? null,
    simulated_year: simulatedYear(input, blocks, used),
  }
  const plant = plantPlace(document, blocks)
  const asked = used.map((facts) => ({
    facts,
    dataset: runDatasetOf(facts, document),
    range,
    plant,
  }))
  const spans = await spansOf(context.server, asked).catch((error: unknown) => {
    // Of a run that cannot start anyway its blocks say why, whatever is wrong with the weather
    if (error instanceof AppError && errors.length > 0) return error
    throw error
  })
  if (spans instanceof AppError) return refused(run.findings, errors, [spans.message])
  const datasets = used.flatMap((facts, index) => {
    const span = spans[index]
    return span ? [{ facts, span }] : []
  })
  const findings = { ...run.findings, datasets }
  const daylight = Math.max(...spans.map(({ daylightSteps }) => daylightSteps))
  const messages = rangeMessages(used, blocks, input, daylight)
  if (messages.length > 0) return refused(findings, errors, messages)
  const [axis = new Float64Array()] = spans.map(({ intervalStartUtcMs }) => intervalStartUtcMs)
  if (!spans.every(({ intervalStartUtcMs }) => isSameAxis(axis, intervalStartUtcMs))) {
    return refused(findings, errors, [OTHER_TIMES])
  }
  const terrain = await terrainUnder(context, blocks)
  const manifest: RunManifest = {
    version: 1,
    engine_version: ENGINE_VERSION,
    document,
    blocks: checked.map(({ run: block }) => block),
    datasets: asked.map(({ dataset }, index) => withFitness(dataset, spans[index])),
    dataset_ids: used.map(({ id }) => id),
    ...range,
    shading_layer_ids: input.shadingLayerIds ?? shadingLayerIds(document),
    step_count: axis.length,
    ...(input.inputChanges && { input_changes: input.inputChanges }),
    ...(terrain && { terrain: { sha256: terrain.sha256 } }),
    loss_notes: await storedLossNotes(context.server.db, context.projectId),
  }
  const ready = checked.filter(({ findings: found }) => isReady(found))
  const lit = await litBlocks(manifest, ready, terrain && terrainGrid(terrain))
  const found = { ...findings, lit: lit.blocks }
  const all = [...errors, ...lit.errors]
  if (all.length > 0) return { ok: false, findings: found, errors: all }
  return {
    ok: true,
    findings: found,
    manifest: { ...manifest, blocks: lit.blocks.map(({ run: block }) => block) },
    terrain,
  }
}

const terrainUnder = async (
  { readTerrain }: PlanContext,
  blocks: readonly Block[],
): Promise<StoredTerrain | undefined> =>
  blocks.some(({ terrain_type }) => terrain_type === 'dem') ? readTerrain() : undefined

const withFitness = (dataset: RunDataset, span: WeatherSpan | undefined): RunDataset =>
  span ? { ...dataset, fitness: span.fitness } : dataset

async function spansOf(
  server: Server,
  asked: readonly SpanRequest[],
): Promise<readonly WeatherSpan[]> {
  const spans: WeatherSpan[] = []
  for (const one of asked) spans.push(await weatherSpan(server, one))
  return spans
}
