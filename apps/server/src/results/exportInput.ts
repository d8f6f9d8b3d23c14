import { AppError } from '@duet/contract'
import { columnsOf } from '@duet/results'
import { z } from 'zod'
import type { Json } from '../db/database.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { blockOf, type FinishedRun } from './finishedRun.ts'
import { declaredColumns, requestedInterval } from './resultReads.ts'

type Optional<T> = T | null | undefined

export interface ExportArguments {
  readonly simulation_id: string
  readonly format: string
  readonly scope: string
  readonly block_id?: Optional<string>
  readonly time_interval?: Optional<string>
  readonly columns?: Optional<readonly string[]>
  readonly from?: Optional<string>
  readonly to?: Optional<string>
  readonly time_zone?: Optional<string>
}

/** What a job of an export is asked for, as it is stored. */
const storedExport = z.object({
  block_id: z.string().nullable(),
  /** Empty: all of the scope. */
  columns: z.array(z.string()),
  filename: z.string(),
  format: z.enum(['csv', 'parquet']),
  /** ISO 8601, UTC. */
  from: z.string().nullable(),
  /** Null: the steps themselves. */
  interval: z.string().nullable(),
  scope: z.enum(['block', 'system']),
  time_zone: z.enum(['site', 'utc']),
  to: z.string().nullable(),
})

export type StoredExport = z.infer<typeof storedExport>

export const parseStoredExport = (json: Json): StoredExport => storedExport.parse(json)

const instant = z.iso.datetime({ offset: true, error: 'must be a time with its offset' }).nullish()

const exportInput = z.object({
  format: z.enum(['csv', 'parquet'], { error: 'must be csv or parquet' }),
  scope: z.enum(['block', 'system'], { error: 'must be block or system' }),
  time_zone: z.enum(['site', 'utc'], { error: 'must be site or utc' }).nullish(),
  columns: z.array(z.string()).max(200, 'at most 200 columns').nullish(),
  from: instant,
  to: instant,
})

/** What was asked for, checked against the run. @throws AppError INVALID_INPUT, NOT_FOUND */
export function exportRequest(run: FinishedRun, input: ExportArguments): StoredExport {
  const asked = parseInput(exportInput, input)
  const blockId = input.block_id ? blockOf(run, input.block_id).id : null
  if (asked.scope === 'system' && blockId !== null) {
    throw new AppError('INVALID_INPUT', 'An export of the system takes no block', {
      path: 'block_id',
    })
  }
  const columns = [...new Set(asked.columns)]
  declaredColumns(asked.scope === 'block' ? run.facts.blocks[0]?.id : undefined, columns)
  const interval = requestedInterval(run, input.time_interval) ?? null
  const [from, to] = [asked.from, asked.to].map((text) =>
    text ? new Date(text).toISOString() : null,
  )
  if (from && to && to <= from)
    throw new AppError('INVALID_INPUT', "'To' must be later than 'From'", { path: 'to' })
  const request = { block_id: blockId, columns, format: asked.format, from: from ?? null, interval }
  return {
    ...request,
    scope: asked.scope,
    time_zone: asked.time_zone ?? 'site',
    to: to ?? null,
    filename: '',
  }
}

/** Names of the columns of an export, in the order of the file. */
export function exportColumns({ scope, columns }: StoredExport): readonly string[] {
  return columns.length > 0 ? columns : columnsOf(scope).map(({ name }) => name)
}
