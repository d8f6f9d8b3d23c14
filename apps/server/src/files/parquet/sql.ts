export type FileFormat = 'parquet' | 'csv'

/** A text as an SQL literal. */
export const sqlText = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Files to read as one table, in this order. */
export const parquetSource = (files: readonly string[]): string =>
  `read_parquet([${files.map(sqlText).join(', ')}])`
