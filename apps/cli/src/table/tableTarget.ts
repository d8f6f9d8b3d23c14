import { UsageError } from '../command.ts'
import { TABLE_FORMATS, type TableTarget } from './tableFile.ts'

/** Options of the commands that write a table. */
export const TABLE_OPTIONS = {
  csv: { type: 'string' },
  json: { type: 'string' },
  parquet: { type: 'string' },
} as const

export const TABLE_OPTION_HELP: readonly (readonly [string, string])[] = [
  ['--csv FILE', 'write the table as CSV; default: to standard output'],
  ['--json FILE', 'write the table as a list of JSON objects'],
  ['--parquet FILE', 'write the table as Parquet'],
]

/** @throws UsageError for more than one, or Parquet on standard output */
export function tableTarget(
  values: {
    readonly [Format in (typeof TABLE_FORMATS)[number]]?: string
  },
): TableTarget {
  const chosen = TABLE_FORMATS.flatMap((format) => {
    const file = values[format]
    return file === undefined ? [] : [{ format, file }]
  })
  const [target = { format: 'csv', file: '-' }, ...others] = chosen
  if (others.length > 0) throw new UsageError('choose one of --csv, --json and --parquet')
  if (target.format === 'parquet' && target.file === '-')
    throw new UsageError('Parquet needs a file; standard output takes CSV and JSON')
  return target
}
