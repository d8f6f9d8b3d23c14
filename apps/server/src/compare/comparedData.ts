import type { ComparableSeries } from '@duet/comparison'

import { signedIn, type UserId } from '../access/organizationAccess.ts'
import { projectAccess } from '../access/projectAccess.ts'
import { packDoubles } from '../files/packedDoubles.ts'
import type {
  CompareColumns,
  CompareDatasetChoice,
  ComparableSeries as SeriesAnswer,
} from '../graphql/resolvers.gen.ts'
import type { Server } from '../server.ts'
import { sourceOf } from './comparedSource.ts'
import { listedDatasets } from './datasetQueries.ts'

export interface DatasetArguments {
  readonly project_id: string
  readonly source: string
  readonly id: string
}

export interface SeriesArguments extends DatasetArguments {
  readonly part?: string | null | undefined
  readonly column: string
}

export async function compareDatasets(
  { db }: Server,
  userId: UserId,
  projectId: string,
): Promise<CompareDatasetChoice[]> {
  const { project } = await projectAccess(db, userId, projectId, 'viewer')
  return listedDatasets(db, project.id)
}

export async function compareColumns(
  server: Server,
  userId: UserId,
  { project_id, source, id }: DatasetArguments,
): Promise<CompareColumns> {
  const { project } = await projectAccess(server.db, userId, project_id, 'viewer')
  const asked = { projectId: project.id, userId: signedIn(userId), id }
  return sourceOf(source).columns(server, asked)
}

export async function compareSeries(
  server: Server,
  userId: UserId,
  asked: SeriesArguments,
): Promise<SeriesAnswer> {
  const { project } = await projectAccess(server.db, userId, asked.project_id, 'viewer')
  return answerOf(await comparedSeries(server, signedIn(userId), project.id, asked))
}

/** The caller has settled access to the project. @throws AppError NOT_FOUND, INVALID_INPUT */
export const comparedSeries = (
  server: Server,
  userId: string,
  projectId: string,
  { source, id, part, column }: Omit<SeriesArguments, 'project_id'>,
): Promise<ComparableSeries> =>
  sourceOf(source).series(server, { projectId, userId, id, part: part ?? null, column })

const answerOf = (series: ComparableSeries): SeriesAnswer => ({
  start_utc_s: series.startUtcS,
  step_s: series.stepS,
  values: packDoubles(series.values),
  unit: series.unit,
  kind: series.kind,
  is_typical_year: series.isTypicalYear,
  utc_offset_h: series.utcOffsetH,
})
