import { parentPort } from 'node:worker_threads'
import { designFigures, landOfStudy, type StudyParameter, studyCase } from '@duet/plant/study'
import {
  brokenConstraints,
  type PointFigures,
  type StudyConstraint,
  type StudyResult,
  studyResult,
} from '@duet/results/study'
import type { ThreadAnswer } from '../monitor/threads.ts'
import { loadedVariant, type WeatherUse, weatherAt } from '../run/loadedVariant.ts'
import { type PlantVariant, variantDocument } from '../run/plantVariant.ts'
import { simulatePlant } from '../simulatePlant.ts'
import { errorLines } from '../terminal/errorLines.ts'
import type { StudyValue } from './studyAxes.ts'

/** A point of a study to be laid out, and run where its design keeps the constraints. */
export interface StudyRequest extends WeatherUse {
  /** Of its blocks all are varied. */
  readonly base: PlantVariant
  readonly weatherFile: string
  readonly parameters: readonly StudyParameter[]
  readonly values: readonly StudyValue[]
  readonly constraints: readonly StudyConstraint[]
}

export interface StudyReply extends PointFigures {
  /** Null: it was not run. */
  readonly result: StudyResult | null
  /** What of the constraints it breaks, as sentences. */
  readonly broken: readonly string[]
  /** Why it could not be laid out or run. */
  readonly error: string | null
}

async function pointOf(request: StudyRequest): Promise<StudyReply> {
  const { parameters, values, constraints } = request
  const document = variantDocument(request.base)
  const weather = await weatherAt(request.weatherFile, document)
  const { coldestAirC } = weather.weatherOf(request.year)
  const base = { document, input: { blockIds: document.blocks.map(({ id }) => id) } }
  const { document: varied } = studyCase(parameters, base, values, () => coldestAirC)
  const { plan, weather: series } = await loadedVariant(varied, weather, request)
  const laidOut = plan.blocks.map(({ id, tableCount, ratings }) => ({
    id,
    table_count: tableCount,
    ratings,
  }))
  const design = designFigures(varied, laidOut, landOfStudy(base))
  const broken = brokenConstraints(constraints, { design, result: null })
  if (broken.length > 0) return { design, result: null, broken, error: null }
  const result = studyResult(simulatePlant(plan, series).summary.system)
  return { design, result, broken: brokenConstraints(constraints, { design, result }), error: null }
}

/** A point that fails has its reason, and the others go on. */
async function replyTo(request: StudyRequest): Promise<StudyReply> {
  try {
    return await pointOf(request)
  } catch (error) {
    const reason = errorLines(error)?.join(' ') ?? String(error)
    return { design: null, result: null, broken: [], error: reason }
  }
}

async function answer(request: StudyRequest): Promise<void> {
  const reply = await replyTo(request)
  parentPort?.postMessage({ ok: true, reply } satisfies ThreadAnswer<StudyReply>, [])
}

parentPort?.on('message', (request: StudyRequest) => void answer(request))
