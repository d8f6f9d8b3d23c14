import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer } from '../monitor/threads.ts'
import { runReport } from '../runReport.ts'
import { simulatePlant } from '../simulatePlant.ts'
import { errorLines } from '../terminal/errorLines.ts'
import { type KpiRow, kpiRows } from './kpiRow.ts'
import { loadedVariant, type WeatherUse, weatherAt } from './loadedVariant.ts'
import { type PlantVariant, variantDocument } from './plantVariant.ts'

/** A plant to be run in a weather file. */
export interface RunRequest extends WeatherUse {
  readonly variant: PlantVariant
  readonly weatherFile: string
  readonly withBlocks: boolean
}

/** The rows of a plant, or why it has none. */
export type RunReply = { readonly rows: readonly KpiRow[] } | { readonly error: string }

async function rowsOf(request: RunRequest): Promise<readonly KpiRow[]> {
  const document = variantDocument(request.variant)
  const weather = await weatherAt(request.weatherFile, document)
  const loaded = await loadedVariant(document, weather, request)
  const report = runReport(loaded, simulatePlant(loaded.plan, loaded.weather))
  return kpiRows(document.project.name, report, request.withBlocks)
}

/** A plant that fails has its reason; a fault of the program, too, is its own alone. */
async function replyTo(request: RunRequest): Promise<RunReply> {
  try {
    return { rows: await rowsOf(request) }
  } catch (error) {
    return { error: errorLines(error)?.join(' ') ?? String(error) }
  }
}

async function answer(request: RunRequest): Promise<void> {
  const reply = await replyTo(request)
  parentPort?.postMessage({ ok: true, reply } satisfies ThreadAnswer<RunReply>, [])
}

parentPort?.on('message', (request: RunRequest) => void answer(request))
