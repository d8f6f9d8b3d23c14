/** Raised when a stored column changes its name, unit or meaning; written into every file. */
export const PARQUET_SCHEMA_VERSION = 1

/** Start of each step, TIMESTAMP WITH TIME ZONE in UTC. */
export const TIME_COLUMN = 'time'
