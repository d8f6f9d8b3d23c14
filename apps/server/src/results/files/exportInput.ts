import { AppError } from '@duet/contract'
import { exportColumnsOf, pvsystNames, type ResultColumn } from '@duet/results'
import { z } from 'zod'
import type { Json } from '../../db/database.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import { blockOf, type FinishedRun } from '../run/finishedRun.ts'
import { requestedInterval } from '../run/seriesQueries.ts'

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
  readonly names?: Optional<string>
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
  /** Jobs of earlier versions have none. */
  names: z.enum(['duet', 'pvsyst']).default('duet'),
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
  names: z.enum(['duet', 'pvsyst'], { error: 'must be duet or pvsyst' }).nullish(),
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
  knownColumns(asked.scope, columns)
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
    names: asked.names ?? 'duet',
    time_zone: asked.time_zone ?? 'site',
    to: to ?? null,
    filename: '',
  }
}

/** Columns of an export, in the order of the file: those that were chosen, else all that have a name in the chosen vocabulary. */
export function exportColumns({ scope, columns, names }: StoredExport): readonly ResultColumn[] {
  if (columns.length > 0) return knownColumns(scope, columns)
  if (names === 'duet') return exportColumnsOf(scope)
  return knownColumns(scope, [...pvsystNames(scope).keys()])
}

/** @throws AppError INVALID_INPUT for a name that the scope has not, with those that it has */
function knownColumns(
  scope: StoredExport['scope'],
  names: readonly string[],
): readonly ResultColumn[] {
  const all = exportColumnsOf(scope)
  return names.map((name) => {
    const column = all.find((one) => one.name === name)
    if (column) return column
    throw new AppError(
      'INVALID_INPUT',
      `An export of the ${scope} has no column '${name}'. Known are ${all.map((one) => one.name).join(', ')}`,
      { path: 'columns' },
    )
  })
}
