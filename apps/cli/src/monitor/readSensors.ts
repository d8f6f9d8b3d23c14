import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '@duet/contract'
import { type ReadingSink, ReadingsError, readParquetReadings, readReadings } from '@duet/formats'
import type { ReadingTable } from '@duet/monitoring'
import { unpacked } from '../unpacked.ts'
import { type SensorClock, sensorTable } from './sensorTable.ts'

type Reader = (file: string, sink: ReadingSink) => Promise<void>

const READERS: Readonly<Record<string, Reader>> = {
  'sensors.csv': (file, sink) => readReadings(createReadStream(file), 'csv', sink),
  'sensors.csv.gz': (file, sink) => readReadings(unpacked(createReadStream(file)), 'csv', sink),
  'sensors.parquet': readParquet,
}

/**
 * Reads the readings of a scenario: `tag`, `timestamp` and `value`, or `timestamp` and a column for each sensor tag.
 *
 * @throws AppError INVALID_INPUT with file and line
 */
export async function readSensors(dir: string, deployment: SensorClock): Promise<ReadingTable> {
  const found = Object.entries(READERS).find(([name]) => existsSync(join(dir, name)))
  if (found === undefined)
    throw new AppError('INVALID_INPUT', `${dir} has none of ${Object.keys(READERS).join(', ')}.`)
  const [name, read] = found
  const { sink, finish } = sensorTable(deployment)
  try {
    await read(join(dir, name), sink)
    return finish()
  } catch (error) {
    if (!(error instanceof ReadingsError)) throw error
    throw new AppError('INVALID_INPUT', `${name}: ${error.message}`, {}, { cause: error })
  }
}

/** What reads it is loaded when it is needed alone. */
async function readParquet(file: string, sink: ReadingSink): Promise<void> {
  const { DuckDBInstance } = await import('@duckdb/node-api')
  const instance = await DuckDBInstance.create(':memory:', {
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  })
  const connection = await instance.connect()
  try {
    await readParquetReadings(connection, file, sink)
  } finally {
    connection.closeSync()
    instance.closeSync()
  }
}
