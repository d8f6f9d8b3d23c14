import type { ComparableSeries, DatasetSource } from '@duet/comparison'
import { AppError } from '@duet/contract'
import type { CompareColumns } from '../graphql/resolvers.gen.ts'
import type { Server } from '../server.ts'
import { deploymentSource } from './deploymentSource.ts'
import { meteoSource } from './meteoSource.ts'
import { runSource } from './runSource.ts'

/** A dataset of a project whose access is settled. */
export interface SourceRequest {
  readonly projectId: string
  readonly userId: string
  readonly id: string
}

export interface ColumnRequest extends SourceRequest {
  /** Null: the whole. */
  readonly part: string | null
  readonly column: string
}

/** How the datasets of a source are read. Both throw AppError NOT_FOUND for an id that is none of the project. */
export interface ComparedSource {
  readonly columns: (server: Server, asked: SourceRequest) => Promise<CompareColumns>
  readonly series: (server: Server, asked: ColumnRequest) => Promise<ComparableSeries>
}

const SOURCES: Readonly<Partial<Record<DatasetSource, ComparedSource>>> = {
  simulation: runSource,
  meteo: meteoSource,
  deployment: deploymentSource,
}

/** @throws AppError INVALID_INPUT for a name of none */
export function sourceOf(name: string): ComparedSource {
  const found = Object.entries(SOURCES).find(([known]) => known === name)
  if (found) return found[1]
  const known = Object.keys(SOURCES).join(', ')
  throw new AppError('INVALID_INPUT', `source must be one of ${known}`, { path: 'source' })
}
