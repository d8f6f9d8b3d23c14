import {
  filesWithColumns,
  isAdded,
  JOINED_COLUMNS,
  type ResultColumn,
  TIME_COLUMN,
  withColumns,
} from '@duet/results'
import { nominalDcKw } from '../run/blockQueries.ts'
import type { FinishedRun } from '../run/finishedRun.ts'
import { partKeys } from '../run/runKeys.ts'

/** Files of an export in SQL, by their keys. */
export type SourceOf = (keys: readonly string[]) => string

const JOINED: ReadonlySet<string> = new Set(JOINED_COLUMNS.map(({ name }) => name))

/** Columns of the plant that the files of its blocks have. */
const joinedOf = (columns: readonly ResultColumn[]): readonly ResultColumn[] =>
  columns.filter(({ name }) => JOINED.has(name))

/** The files that the columns of the plant are read from. */
export function plantKeys(run: FinishedRun, columns: readonly ResultColumn[]): readonly string[] {
  const blocks = joinedOf(columns).length > 0 ? run.facts.blocks : []
  return [...partKeys(run, undefined), ...blocks.flatMap(({ id }) => partKeys(run, id))]
}

/**
 * The steps of the plant: its own columns, and those of the blocks added, or averaged by nominal DC power over the blocks that have a
 * value, as the screens do it.
 *
 * @param where - of the range; empty: the whole run
 */
export function plantSource(
  run: FinishedRun,
  columns: readonly ResultColumn[],
  sourceOf: SourceOf,
  where: string,
): string {
  const joined = joinedOf(columns)
  const own = columns.filter(({ name }) => !JOINED.has(name))
  const stored = sourceOf(partKeys(run, undefined))
  const system = own.length === 0 ? stored : withColumns(stored, own)
  if (joined.length === 0) return system
  const parts = run.facts.blocks.map(({ id }) => ({ id, keys: partKeys(run, id) }))
  const weights = parts.flatMap(({ id, keys }) => keys.map(() => nominalDcKw(run, id)))
  const weight = `[${weights.join(', ')}][file::bigint + 1]`
  const files = filesWithColumns(sourceOf(parts.flatMap(({ keys }) => keys)), joined)
  const values = joined.map((column) => `${joinSql(column, weight)} as "${column.name}"`)
  const blocks = `(select "${TIME_COLUMN}", ${values.join(', ')} from ${files} ${where} group by "${TIME_COLUMN}")`
  return `(select * from ${system} left join ${blocks} using ("${TIME_COLUMN}"))`
}

function joinSql(column: ResultColumn, weight: string): string {
  const name = `"${column.name}"`
  if (isAdded(column)) return `sum(${name})`
  return `sum(${name} * ${weight}) / sum(case when ${name} is not null then ${weight} end)`
}
