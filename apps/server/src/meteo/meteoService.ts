import type { EnviroData, EnviroDataset } from '../http/resolvers.gen.ts'
import { accessibleDataset, type MeteoDeps, type UserId } from './datasetAccess.ts'
import {
  createFromCsvFile,
  createFromMetFile,
  type DatasetFileInput,
  type MetFileInput,
  removeDataset,
  renameDataset,
} from './datasetChanges.ts'
import {
  datasetHourlyByMonth,
  datasetRollUp,
  datasetRows,
  daylightTimestamps,
  type EnviroDataInput,
  listDatasets,
  type ProjectDatasetsInput,
  type RollUpInput,
} from './datasetViews.ts'
import { readDailyGhi } from './weatherReads.ts'

export interface MeteoService {
  readonly datasets: (userId: UserId, input: ProjectDatasetsInput) => Promise<EnviroDataset[]>
  readonly data: (userId: UserId, input: EnviroDataInput) => Promise<EnviroData>
  readonly rollUp: (userId: UserId, input: RollUpInput) => Promise<EnviroData>
  readonly dailySparkLine: (userId: UserId, id: string) => Promise<(number | null)[]>
  readonly hourlyByMonth: (
    userId: UserId,
    id: string,
    column: string,
  ) => Promise<(number | null)[][]>
  readonly daylightTimestamps: (
    userId: UserId,
    id: string,
    from: string,
    to: string,
  ) => Promise<{ count: number }>
  readonly createFromMetFile: (userId: UserId, input: MetFileInput) => Promise<EnviroDataset>
  readonly createFromCsvFile: (
    userId: UserId,
    input: DatasetFileInput & { readonly mapping: unknown },
  ) => Promise<EnviroDataset>
  readonly rename: (userId: UserId, id: string, name: string) => Promise<EnviroDataset>
  readonly remove: (userId: UserId, id: string) => Promise<{ success: boolean }>
}

export function createMeteoService(deps: MeteoDeps): MeteoService {
  return {
    datasets: (userId, input) => listDatasets(deps, userId, input),
    data: (userId, input) => datasetRows(deps, userId, input),
    rollUp: (userId, input) => datasetRollUp(deps, userId, input),
    dailySparkLine: async (userId, id) =>
      readDailyGhi(deps.series, await accessibleDataset(deps, userId, id, 'viewer')),
    hourlyByMonth: (userId, id, column) => datasetHourlyByMonth(deps, userId, id, column),
    daylightTimestamps: (userId, id, from, to) => daylightTimestamps(deps, userId, id, from, to),
    createFromMetFile: (userId, input) => createFromMetFile(deps, userId, input),
    createFromCsvFile: (userId, input) => createFromCsvFile(deps, userId, input),
    rename: (userId, id, name) => renameDataset(deps, userId, id, name),
    remove: (userId, id) => removeDataset(deps, userId, id),
  }
}
