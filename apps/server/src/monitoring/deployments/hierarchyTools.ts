import { guessNode, type ReadHierarchy, type TagGuess, tagHeaders } from '@duet/monitoring'
import type { UserId } from '../../access/organizationAccess.ts'
import { projectAccess } from '../../access/projectAccess.ts'
import type {
  QuerySentinelHierarchyCheckArgs,
  QuerySentinelTagGuessesArgs,
} from '../../graphql/resolvers.gen.ts'
import { utcOffset } from '../../meteo/providers/utcOffset.ts'
import { readPlantDocument } from '../../plants/plantDocument.ts'
import type { Server } from '../../server.ts'
import { tableLines } from '../hierarchy/tableLines.ts'
import { versionSettingsSchema } from './deploymentInput.ts'
import { readHierarchyInput } from './hierarchyInput.ts'
import { plantProject } from './makeVersion.ts'
import { findVersionAt, plantOfVersion } from './versionQueries.ts'

/** What tags seem to measure: given one by one, or as the first lines of a table of readings. */
export async function sentinelTagGuesses(
  { db }: Server,
  userId: UserId,
  { project_id, tags, csv }: QuerySentinelTagGuessesArgs,
): Promise<TagGuess[]> {
  await projectAccess(db, userId, project_id, 'viewer')
  const named = tags?.map(({ tag, header }) => ({ tag, header: header ?? [] })) ?? []
  const inTable = csv == null ? [] : tagHeaders(tableLines(csv).map(({ cells }) => cells))
  return [...named, ...inTable].map(guessNode)
}

/** The hierarchy as a version would hold it: for the plant of a project that is named, else the one that is monitored, or would be. */
export async function sentinelHierarchyCheck(
  { db }: Server,
  userId: UserId,
  { project_id, plant_project_id, hierarchy }: QuerySentinelHierarchyCheckArgs,
): Promise<ReadHierarchy> {
  const { project } = await projectAccess(db, userId, project_id, 'viewer')
  const version = await findVersionAt(db, project.id, new Date())
  const built =
    plant_project_id == null ? project : await plantProject(db, userId, project, plant_project_id)
  const document =
    version && built === project
      ? await plantOfVersion(db, version.id)
      : await readPlantDocument(db, built)
  const settings =
    version?.settings ??
    versionSettingsSchema.parse({ time_zone: utcOffset(project).time_zone, interval_minutes: 15 })
  return readHierarchyInput(hierarchy, { document, settings })
}
