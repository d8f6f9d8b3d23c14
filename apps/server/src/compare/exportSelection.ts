import {
  type Aligned,
  align,
  comparedDatasetSchema,
  intervalOf,
  parametersSchema,
  within,
} from '@duet/comparison'
import { AppError } from '@duet/contract'
import { z } from 'zod'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import { comparedSeries } from './comparedData.ts'
import { sourceOf } from './comparedSource.ts'

const selectionSchema = z.strictObject({
  dataset_a: comparedDatasetSchema,
  dataset_b: comparedDatasetSchema,
  parameters: parametersSchema,
})
type ExportedSelection = z.infer<typeof selectionSchema>

/** Two series as they are taken away. */
export interface ExportedPair {
  readonly aligned: Aligned
  /** 'Base, East, AC at the inverter output' */
  readonly nameA: string
  readonly nameB: string
}

/**
 * The selection of a page, aligned as the page aligns it. The caller has settled access to the project.
 *
 * @throws AppError INVALID_INPUT also where the two share no step; NOT_FOUND
 */
export async function exportedPair(
  server: Server,
  userId: string,
  projectId: string,
  json: string,
): Promise<ExportedPair> {
  const selection = parseInput(selectionSchema, parsedJson(json), ['selection'])
  const { parameters } = selection
  const [a, b] = await Promise.all(
    (['a', 'b'] as const).map((side) => sideOf(server, { userId, projectId, selection, side })),
  )
  if (!a || !b) throw new Error('a selection has two sides')
  const found = align(a.series, b.series, {
    alignment: parameters.alignment,
    intervalS: intervalOf(parameters),
    shiftAS: parameters.a.shift_minutes * 60,
    shiftBS: parameters.b.shift_minutes * 60,
  })
  if (found.state !== 'aligned') throw apart()
  const aligned = within(found, parameters.from, parameters.to)
  if (aligned.counts.paired === 0) throw apart()
  return { aligned, nameA: a.name, nameB: b.name }
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw new AppError('INVALID_INPUT', 'selection: must be JSON', { path: 'selection' }, { cause })
  }
}

const apart = (): AppError =>
  new AppError(
    'INVALID_INPUT',
    'The two share no step with a value. Let them meet by month, day and hour, or choose other days.',
    { path: 'selection' },
  )

interface SideRequest {
  readonly userId: string
  readonly projectId: string
  readonly selection: ExportedSelection
  readonly side: 'a' | 'b'
}

async function sideOf(server: Server, { userId, projectId, selection, side }: SideRequest) {
  const { source, id } = selection[`dataset_${side}`]
  const { part, column } = selection.parameters[side]
  if (column === null) {
    const path = `selection.parameters.${side}.column`
    throw new AppError('INVALID_INPUT', `${path}: choose a column`, { path })
  }
  const series = await comparedSeries(server, userId, projectId, { source, id, part, column })
  const { label, parts, lists } = await sourceOf(source).columns(server, { userId, projectId, id })
  const ofPart = parts.find((one) => (one.id ?? null) === part) ?? parts[0]
  const list = lists.find(({ key }) => key === ofPart?.columns)
  const columnLabel = list?.columns.find(({ name }) => name === column)?.label ?? column
  return { series, name: [label, ...(part ? [ofPart?.label ?? part] : []), columnLabel].join(', ') }
}
