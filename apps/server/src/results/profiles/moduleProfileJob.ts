import type { FaceLight, SolvedMismatch, TableFrame, TableProfile } from '@duet/engine'
import { z } from 'zod'
import type { Json } from '../../db/database.gen.ts'
import type { RunResultJob } from '../../jobs/resultJobs.ts'
import type { RunEngine } from '../../simulations/tasks/runWorker.ts'

const inputSchema = z.object({
  block_id: z.string(),
  zone: z.number().int().min(0),
  from_utc_ms: z.number().nullable(),
  to_utc_ms: z.number().nullable(),
  with_steps: z.boolean(),
})

export type ModuleProfileInput = z.infer<typeof inputSchema>

interface Faces {
  front: number[]
  rear: number[]
  effective: number[]
}

interface Unevenness {
  rmad: number
  estimated_mismatch: number
  solved_mismatch: number | null
  shade: number | null
  front: number | null
  rear: number | null
}

/** What the job leaves: W/m² rounded to thousandths. */
export interface ModuleProfileAnswer {
  readonly block_id: string
  readonly zone: number
  readonly from_utc_ms: number
  readonly to_utc_ms: number
  readonly tiers: number
  readonly columns: number
  readonly cell_rows: number
  readonly hours: number
  readonly modules: Faces
  readonly cells: Faces
  readonly chord: Faces
  readonly chord_from_m: number[]
  readonly chord_to_m: number[]
  readonly unevenness: Unevenness
  readonly frames: readonly {
    readonly time_utc_ms: number
    readonly modules: Faces
    readonly chord: Faces
    readonly unevenness: Unevenness
  }[]
}

/** @throws Error for what the job has not written */
export function parseProfileAnswer(json: unknown): ModuleProfileAnswer {
  if (!isAnswer(json)) throw new Error('A job of a profile has no answer')
  return json
}

/** Written by the job alone. */
function isAnswer(json: unknown): json is ModuleProfileAnswer {
  return typeof json === 'object' && json !== null && 'modules' in json && 'frames' in json
}

/** Light over the modules of a zone's tables, anew from the traced factors of the run. */
export function createModuleProfileJob({ threads, blockOfRun }: RunEngine): RunResultJob {
  return async (job, signal, reportProgress) => {
    const input = inputSchema.parse(job.input)
    await reportProgress(0, 1)
    const { factors, ...part } = await blockOfRun(job.simulation_id, input.block_id, signal)
    if (!factors) throw new RangeError(`Block ${input.block_id} is not traced`)
    const { intervalStartUtcMs: starts, stepS } = part.weather
    const range = stepsWithin(starts, input)
    const message = { ...part, factors, range, classIndex: input.zone }
    const [profile, frames] = await Promise.all([
      threads.run('tableProfile', message, signal),
      input.with_steps ? threads.run('tableFrames', message, signal) : [],
    ])
    const answer = {
      block_id: input.block_id,
      zone: input.zone,
      from_utc_ms: starts[range.from] ?? 0,
      to_utc_ms: (starts[range.to - 1] ?? 0) + stepS * 1000,
      ...profileAnswer(profile),
      frames: frames.map((frame) => frameAnswer(frame, starts[frame.step] ?? 0)),
    } satisfies ModuleProfileAnswer
    return { answer: jsonOf(answer) }
  }
}

/** The same, without promises of reading only. */
function jsonOf({ frames, ...answer }: ModuleProfileAnswer): Json {
  return {
    ...answer,
    ...lightJson(answer),
    cells: facesJson(answer.cells),
    frames: frames.map((frame) => ({ time_utc_ms: frame.time_utc_ms, ...lightJson(frame) })),
  }
}

const facesJson = (light: Faces): Json => ({ ...light })

const lightJson = (
  part: Pick<ModuleProfileAnswer, 'modules' | 'chord' | 'unevenness'>,
): { modules: Json; chord: Json; unevenness: Json } => ({
  modules: facesJson(part.modules),
  chord: facesJson(part.chord),
  unevenness: { ...part.unevenness },
})

interface Steps {
  readonly from: number
  readonly to: number
}

/** Steps that begin within the period; at least the one that holds its beginning. */
function stepsWithin(
  startUtcMs: Float64Array,
  { from_utc_ms: fromMs, to_utc_ms: toMs }: ModuleProfileInput,
): Steps {
  const first = fromMs === null ? 0 : startUtcMs.findIndex((start) => start >= fromMs)
  const from = first === -1 ? startUtcMs.length - 1 : first
  const end = toMs === null ? -1 : startUtcMs.findIndex((start) => start >= toMs)
  const to = end === -1 ? startUtcMs.length : end
  return { from, to: Math.max(to, from + 1) }
}

function profileAnswer(
  profile: TableProfile,
): Omit<ModuleProfileAnswer, 'block_id' | 'zone' | 'from_utc_ms' | 'to_utc_ms' | 'frames'> {
  return {
    tiers: profile.tiers,
    columns: profile.columns,
    cell_rows: profile.cellRows,
    hours: profile.hours,
    modules: faces(profile.modules),
    cells: faces(profile.cells),
    chord: faces(profile.chord),
    chord_from_m: rounded(profile.chord.fromM),
    chord_to_m: rounded(profile.chord.toM),
    unevenness: unevennessOf(profile.unevenness),
  }
}

function frameAnswer(
  { modules, chord, ...uneven }: TableFrame,
  timeUtcMs: number,
): ModuleProfileAnswer['frames'][number] {
  return {
    time_utc_ms: timeUtcMs,
    modules: faces(modules),
    chord: faces(chord),
    unevenness: unevennessOf(uneven),
  }
}

const faces = ({ frontWm2, rearWm2, effectiveWm2 }: FaceLight): Faces => ({
  front: rounded(frontWm2),
  rear: rounded(rearWm2),
  effective: rounded(effectiveWm2),
})

const rounded = (values: Float64Array): number[] =>
  Array.from(values, (value) => Math.round(value * 1000) / 1000)

function unevennessOf({
  differenceFraction,
  estimatedFraction,
  solved,
}: {
  readonly differenceFraction: number
  readonly estimatedFraction: number
  readonly solved: SolvedMismatch | undefined
}): Unevenness {
  return {
    rmad: differenceFraction,
    estimated_mismatch: estimatedFraction,
    solved_mismatch: solved?.totalFraction ?? null,
    shade: solved?.shadeFraction ?? null,
    front: solved?.frontFraction ?? null,
    rear: solved?.rearFraction ?? null,
  }
}
