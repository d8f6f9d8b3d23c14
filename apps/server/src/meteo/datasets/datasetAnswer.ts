import type { WeatherTotals } from '@duet/weather'
import type { EnviroDataset, MeteoWarning, WeatherEdit } from '../../graphql/resolvers.gen.ts'
import { airTemperatureFrom } from './datasetHistory.ts'
import type { DatasetRow } from './datasetQueries.ts'

/** A dataset as the API shows it; where its file lies stays inside. */
export function datasetAnswer(row: DatasetRow): EnviroDataset {
  const { storage_key: _key, source_hash: _hash, ...shown } = row
  return {
    ...shown,
    warnings: warningsOf(row.warnings),
    history: historyOf(row.history),
    air_temperature_from: airTemperatureFrom(row.history),
    totals: hasTotals(row.totals) ? row.totals : null,
  }
}

/** Only this program writes reports. */
const hasTotals = (totals: unknown): totals is WeatherTotals =>
  typeof totals === 'object' && totals !== null

function warningsOf(stored: unknown): MeteoWarning[] {
  if (!Array.isArray(stored)) return []
  return stored.map((warning: Readonly<Record<string, unknown>>) => ({
    code: String(warning.code),
    message: String(warning.message),
    line: typeof warning.line === 'number' ? warning.line : null,
  }))
}

function historyOf(stored: unknown): WeatherEdit[] {
  if (!Array.isArray(stored)) return []
  return stored.map((entry: Readonly<Record<string, unknown>>) => ({
    at: String(entry.at),
    user_name: String(entry.user_name),
    text: String(entry.text),
    edit: entry.edit,
  }))
}
