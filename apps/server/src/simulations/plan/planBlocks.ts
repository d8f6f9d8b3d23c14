import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { AppError } from '@duet/contract'
import { type BlockRatings, blockText, type Block as EngineBlock } from '@duet/engine'
import {
  type Block,
  type BlockCheck,
  type BlockWeather,
  blockLayout,
  checkDesign,
  checkRun,
  type DesignFinding,
  type HeightGrid,
  type PlantDocument,
  type TableLayout,
  toPlantStages,
} from '@duet/plant'
import type { RunBlock, RunManifest } from '@duet/results/run'
import { trackerScriptFault } from '@duet/scripts'
import type { DatasetFacts } from '../../meteo/datasets/datasetFacts.ts'
import { blockInput } from './blockInput.ts'
import type { RunInput } from './runInput.ts'

export interface BlockMessages {
  /** Empty for what concerns the whole run. */
  readonly block_id: string
  readonly messages: readonly string[]
}

/** A block that was asked for: ready to run, or why not. */
export interface CheckedBlock extends Pick<BlockCheck, 'layout' | 'moduleCount' | 'findings'> {
  readonly run: RunBlock
}

export interface CheckedBlocks {
  readonly blocks: readonly CheckedBlock[]
  /** Of the plant as a whole. */
  readonly plant: readonly DesignFinding[]
}

/** Lays the blocks out one by one and holds them together against the rules of design. */
export async function checkedBlocks(
  document: PlantDocument,
  blocks: readonly Block[],
  datasetOf: (block: Block) => DatasetFacts | undefined,
): Promise<CheckedBlocks> {
  const layouts = await layoutsOf(document, blocks)
  const weatherOf = (block: Block): BlockWeather | undefined => blockWeather(datasetOf(block))
  const { blocks: checked, plant } = checkRun(document, blocks, weatherOf, layouts)
  const ofScripts = await scriptFindings(blocks)
  return {
    plant,
    blocks: checked.map(({ block, tableCount, rowCount, findings, ...check }) => ({
      ...check,
      findings: [...findings, ...ofScripts.filter(({ block_id }) => block_id === block.id)],
      run: {
        id: block.id,
        name: block.name,
        dataset_id: datasetOf(block)?.id ?? '',
        table_count: tableCount,
        row_count: rowCount,
      },
    })),
  }
}

/** What the rules say of a whole design, each block with its own weather. */
export async function designFindings(
  document: PlantDocument,
  datasetOf: (block: Block) => DatasetFacts | undefined,
): Promise<readonly DesignFinding[]> {
  const layouts = await layoutsOf(document, document.blocks)
  const known = new Map(
    document.blocks.map((block) => [
      block.id,
      { layout: layouts.get(block.id) ?? null, weather: blockWeather(datasetOf(block)) ?? null },
    ]),
  )
  return [...checkDesign(document, { known }), ...(await scriptFindings(document.blocks))]
}

/** What is wrong with the texts of tracker scripts. Those that fail at a step are found by running them. */
async function scriptFindings(blocks: readonly Block[]): Promise<readonly DesignFinding[]> {
  const found = await Promise.all(
    blocks.map(async ({ id, tracking_strategy, tracker_script: source }) => {
      if (tracking_strategy !== 'script' || !source) return []
      const fault = await trackerScriptFault(source)
      return fault ? [scriptFinding(id, fault.message)] : []
    }),
  )
  return found.flat()
}

const scriptFinding = (block_id: string, message: string): DesignFinding => ({
  rule: 'block_field',
  severity: 'error',
  block_id,
  message,
  figures: {},
  path: 'tracker_script',
})

async function layoutsOf(
  document: PlantDocument,
  blocks: readonly Block[],
): Promise<ReadonlyMap<string, TableLayout | undefined>> {
  return new Map(await oneByOne(blocks, ({ id }) => [id, blockLayout(document, id)] as const))
}

const blockWeather = (dataset: DatasetFacts | undefined): BlockWeather | undefined =>
  dataset && { ...dataset, coldestAirC: dataset.coldest_air_c }

/** What of the findings prevents a run from starting. */
export function errorMessages(findings: readonly DesignFinding[]): readonly string[] {
  return findings.filter(({ severity }) => severity === 'error').map(({ message }) => message)
}

export const blockMessages = ({ run, findings }: CheckedBlock): BlockMessages => ({
  block_id: run.id,
  messages: errorMessages(findings),
})

/** Obstacles that a run may name. */
export const shadingLayerIds = ({ block_layers }: PlantDocument): readonly string[] =>
  block_layers.flatMap(({ id, type }) => (type === 'shading' ? [id] : []))

export function shadingMessages(
  document: PlantDocument,
  { shadingLayerIds: ids }: RunInput,
): string[] {
  const known = new Set(shadingLayerIds(document))
  const unknown = (ids ?? []).filter((id) => !known.has(id))
  return unknown.length > 0 ? [`Shading layer not found: ${unknown.join(', ')}`] : []
}

/** A block as the engine will run it. */
export interface LitBlock {
  readonly run: RunBlock
  readonly ratings: BlockRatings
}

export interface LitBlocks {
  readonly blocks: readonly LitBlock[]
  readonly errors: readonly BlockMessages[]
}

/** Adds what only shows when the engine's input is made: the scene of light, strings that do not fit, a missing HV part. */
export async function litBlocks(
  manifest: RunManifest,
  checked: readonly CheckedBlock[],
  terrain: HeightGrid | undefined,
): Promise<LitBlocks> {
  const errors: BlockMessages[] = []
  const inputs = await oneByOne(checked, ({ run, layout }) => {
    const input = appErrorOf(() => blockInput(manifest, run.id, layout, terrain))
    if (input.error === undefined) {
      const { block, ratings, light } = input.value
      return [{ run: { ...run, ...(light && { light }) }, ratings, content: contentOf(run, block) }]
    }
    errors.push({ block_id: run.id, messages: [input.error.message] })
    return []
  })
  const made = inputs.flat()
  const ratings = made.map((input) => input.ratings)
  const plant = appErrorOf(() => toPlantStages(manifest.document, ratings))
  if (plant.error !== undefined) errors.unshift({ block_id: '', messages: [plant.error.message] })
  const firstOf = new Map(made.toReversed().map(({ run, content }) => [content, run.id]))
  const blocks = made.map(({ run, content, ratings: own }) => {
    const first = firstOf.get(content)
    const isFirst = first === run.id || first === undefined
    return { run: isFirst ? run : { ...run, series_of: first }, ratings: own }
  })
  return { blocks, errors }
}

/** Blocks with the same content have the same series. */
const contentOf = ({ dataset_id }: RunBlock, block: EngineBlock): string =>
  createHash('sha256').update(dataset_id).update(blockText(block)).digest('hex')

/** Each block laid out takes a while: others are answered in between. */
export async function oneByOne<T, U>(
  items: readonly T[],
  work: (item: T) => U,
): Promise<readonly U[]> {
  const done: U[] = []
  for (const item of items) {
    done.push(work(item))
    await setImmediate()
  }
  return done
}

type Attempt<T> = { readonly value: T; readonly error?: undefined } | { readonly error: AppError }

function appErrorOf<T>(make: () => T): Attempt<T> {
  try {
    return { value: make() }
  } catch (error) {
    if (error instanceof AppError) return { error }
    throw error
  }
}
