import { setImmediate } from 'node:timers/promises'
import { AppError } from '@duet/contract'
import {
  type Block,
  type BlockIssue,
  checkBlock,
  type HeightGrid,
  type PlantDocument,
  type TableLayout,
  toPlantStages,
} from '@duet/plant'
import { blockInput } from './blockInput.ts'
import type { DatasetFacts } from './datasetFacts.ts'
import type { RunBlock, RunManifest } from './manifest.ts'
import type { RunInput } from './runInput.ts'

export interface BlockMessages {
  /** Empty for what concerns the whole run. */
  readonly block_id: string
  readonly messages: readonly string[]
  /** The field to go to, as of `CompletenessIssue`, where all messages are of one. */
  readonly path?: string
}

/** A block that was asked for: ready to run, or why not. */
export interface CheckedBlock {
  readonly run: RunBlock
  readonly layout: TableLayout | undefined
  readonly issues: readonly BlockIssue[]
}

export function checkedBlock(
  document: PlantDocument,
  block: Block,
  dataset: DatasetFacts | undefined,
): CheckedBlock {
  const { tableCount, rowCount, layout, issues } = checkBlock(document, block, dataset)
  return {
    run: {
      id: block.id,
      name: block.name,
      dataset_id: dataset?.id ?? '',
      table_count: tableCount,
      row_count: rowCount,
    },
    layout,
    issues,
  }
}

export const blockMessages = ({ run, issues }: CheckedBlock): BlockMessages => ({
  block_id: run.id,
  messages: issues.map(({ message }) => message),
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

/** Where fields that the strings are sized by are entered. */
const FIELD_PATHS: ReadonlyMap<string, string> = new Map([
  ['modules_per_string', 'modules_per_string'],
  ['maximum_dc_voltage', 'inverter.maximum_dc_voltage'],
])

/** A block as the engine will run it. */
export interface LitBlock {
  readonly run: RunBlock
  readonly moduleCount: number
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
      const { ratings, light } = input.value
      return [{ run, ratings, light }]
    }
    const { message, details } = input.error
    const path = FIELD_PATHS.get(String(details['field']))
    errors.push({ block_id: run.id, messages: [message], ...(path !== undefined && { path }) })
    return []
  })
  const made = inputs.flat()
  const ratings = made.map((input) => input.ratings)
  const plant = appErrorOf(() => toPlantStages(manifest.document, ratings))
  if (plant.error !== undefined) errors.unshift({ block_id: '', messages: [plant.error.message] })
  const blocks = made.map(({ run, light, ratings: { moduleCount } }) => ({
    run: { ...run, ...(light && { light }) },
    moduleCount,
  }))
  return { blocks, errors }
}

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
