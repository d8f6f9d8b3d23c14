import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'

/** How long a kind of task takes. */
export interface TaskRate {
  /** Of a class of tables, of 1,000 steps of a block, or of a run with one block. */
  readonly seconds: number
  /** Finished tasks that it was measured from; 0: a usual time. */
  readonly sampleCount: number
}

type RatedKind = 'block_geometry' | 'block_series' | 'post_processing'

export type TaskRates = Readonly<Record<RatedKind, TaskRate>>

/** Before anything was run here: two threads of a usual machine. */
const USUAL_S: Readonly<Record<RatedKind, number>> = {
  block_geometry: 0.35,
  block_series: 0.15,
  post_processing: 0.6,
}

/** Newest tasks of a kind that the rate is the median of. */
const SAMPLES = 200

/** Median durations of the tasks that this server has finished lately, at the first attempt. */
async function taskRates(db: Database): Promise<TaskRates> {
  const { rows } = await sql<{ kind: RatedKind; seconds: number; samples: number }>`
    select kind, count(*)::int as samples, percentile_cont(0.5) within group (order by seconds)::float8 as seconds
    from unnest(array['block_geometry', 'block_series', 'post_processing']) as kind
    cross join lateral (
      select extract(epoch from task.completed_at - task.started_at) / case task.kind
        when 'block_series' then greatest(task.step_to - task.step_from, 1) / 1000.0
        when 'post_processing' then (
          select greatest(count(distinct block_id), 1) from duet_task other where other.job_id = task.job_id)
        else 1 end as seconds
      from duet_task task
      where task.kind = kind.kind and task.status = 'completed' and task.attempts = 1
      order by task.completed_at desc
      limit ${SAMPLES}
    ) as finished
    group by kind
  `.execute(db)
  const rateOf = (kind: RatedKind): TaskRate => {
    const row = rows.find((measured) => measured.kind === kind)
    return row
      ? { seconds: row.seconds, sampleCount: row.samples }
      : { seconds: USUAL_S[kind], sampleCount: 0 }
  }
  return {
    block_geometry: rateOf('block_geometry'),
    block_series: rateOf('block_series'),
    post_processing: rateOf('post_processing'),
  }
}

/** What runs that have not ended still have before them. */
export interface OpenWork {
  readonly runs: number
  readonly classes: number
  readonly steps: number
}

export async function openWork(db: Database): Promise<OpenWork> {
  const { rows } = await sql<OpenWork>`
    select count(distinct job.id)::int as runs,
      count(task.id) filter (where task.kind = 'block_geometry')::int as classes,
      coalesce(sum(task.step_to - task.step_from) filter (where task.kind = 'block_series'), 0)::float8 as steps
    from duet_job job
    left join duet_task task on task.job_id = job.id and task.status <> 'completed'
    where job.status in ('created', 'submitting', 'queued', 'running')
  `.execute(db)
  return rows[0] ?? { runs: 0, classes: 0, steps: 0 }
}

/** Before anything was stored: a block with all columns and its zones, compressed, bytes a step. */
const USUAL_BYTES_A_STEP = 420
const SIZE_SAMPLES = 5

/** Bytes of stored series of a block a step: the median of the runs that this server finished lately. */
async function bytesPerStep(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number | null }>`
    select percentile_cont(0.5) within group (order by size / steps)::float8 as bytes from (
      select
        (select sum(size_bytes) from stored_file
          where project_id = run.project_id and starts_with(storage_key, run.storage_prefix || '/blocks/'))::float8 as size,
        (run.manifest ->> 'step_count')::float8 * jsonb_array_length(run.manifest -> 'blocks') as steps
      from duet_job job
      join simulation run on run.id = job.simulation_id
      where job.status = 'completed'
      order by job.completed_at desc
      limit ${SIZE_SAMPLES}
    ) as sizes
    where steps > 0 and size > 0
  `.execute(db)
  return rows[0]?.bytes ?? USUAL_BYTES_A_STEP
}

/** What this server's runs have shown. */
export interface Measured {
  readonly rates: TaskRates
  /** Bytes of stored series of a block a step. */
  readonly bytesPerStep: number
}

const FRESH_MS = 30_000

/** Measured anew every half minute at most. */
export function createMeasured(db: Database): () => Promise<Measured> {
  let last: { readonly atMs: number; readonly answer: Promise<Measured> } | undefined
  return () => {
    if (last && performance.now() - last.atMs < FRESH_MS) return last.answer
    const answer = Promise.all([taskRates(db), bytesPerStep(db)]).then(([rates, bytes]) => ({
      rates,
      bytesPerStep: bytes,
    }))
    last = { atMs: performance.now(), answer }
    answer.catch(() => {
      last = undefined
    })
    return answer
  }
}
