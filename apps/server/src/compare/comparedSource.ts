import type { ComparableSeries, DatasetSource } from '@duet/comparison'
import { AppError } from '@duet/contract'
import type { CompareColumns } from '../graphql/resolvers.gen.ts'
import type { Server } from '../server.ts'
import { customSource } from './customSource.ts'
import { deploymentSource } from './deploymentSource.ts'
import { meteoSource } from './meteoSource.ts'
import { runSource } from './runSource.ts'
import type { ColumnRequest, SourceRequest } from './sourceRequest.ts'

/** How the datasets of a source are read. Both throw AppError NOT_FOUND for an id that is none of the project. */
export interface ComparedSource {
  readonly columns: (server: Server, asked: SourceRequest) => Promise<CompareColumns>
  readonly series: (server: Server, asked: ColumnRequest) => Promise<ComparableSeries>
}

const SOURCES: Readonly<Record<DatasetSource, ComparedSource>> = {
  simulation: runSource,
  meteo: meteoSource,
  custom: customSource,
  deployment: deploymentSource,
}

/** @throws AppError INVALID_INPUT for a name of none */
export function sourceOf(name: string): ComparedSource {
  const found = Object.entries(SOURCES).find(([known]) => known === name)
  if (found) return found[1]
  const known = Object.keys(SOURCES).join(', ')
  throw new AppError('INVALID_INPUT', `source must be one of ${known}`, { path: 'source' })
}
