import { AppError } from '@duet/contract'
import { type PlaybackFile, type PlaybackIndex, playbackKey } from '@duet/results/playback'
import { z } from 'zod'
import type { UserId } from '../access/organizationAccess.ts'
import { projectAccess } from '../access/projectAccess.ts'
import { recordAccess } from '../access/recordAccess.ts'
import { type SignedDownload, signDownload } from '../files/filesService.ts'
import type {
  PlaybackChoice,
  PlaybackValues,
  QueryPlantPlaybackDataArgs,
} from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import { cachedFile, playbackNotFound } from './playbackFiles.ts'
import { completedRuns, evaluatedDates, findPlayable } from './playbackQueries.ts'

/** What a project has that can be played. */
export async function plantPlaybacks(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  projectId: string,
): Promise<PlaybackChoice[]> {
  const { project, isLocked } = await projectAccess(db, userId, projectId, 'viewer')
  const runs = await completedRuns(db, project.id)
  const days = isLocked ? await evaluatedDates(db, project.id) : []
  const none = { created_at: null, first_day: null, last_day: null }
  return [
    ...(isLocked
      ? [
          {
            ...none,
            id: project.id,
            kind: 'deployment' as const,
            name: 'Monitored plant',
            first_day: days[0] ?? null,
            last_day: days.at(-1) ?? null,
          },
        ]
      : []),
    ...runs.map(({ created_at, ...run }) => ({
      ...none,
      ...run,
      kind: 'run' as const,
      created_at: created_at.toISOString(),
    })),
  ]
}

/** The id of its project too. @throws AppError NOT_FOUND, one message for an id that is unknown, malformed or foreign */
async function playbackAccess(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  id: string,
): Promise<string> {
  const kind = { find: findPlayable, notFound: playbackNotFound }
  const { access } = await recordAccess(db, userId, id, 'viewer', kind)
  return access.project.id
}

/** A link to index.json or tables.geojson. @throws AppError NOT_FOUND, RESULT_NOT_READY, RESULT_DAMAGED, INVALID_INPUT */
export async function plantPlaybackFile(
  server: Server,
  userId: UserId,
  id: string,
  kind: 'index' | 'tables',
): Promise<SignedDownload> {
  const projectId = await playbackAccess(server, userId, id)
  await indexOf(server, projectId, id)
  return signed(server, projectId, id, { kind })
}

const chunkList = z.array(z.int().min(0)).min(1, 'choose a chunk').max(100, 'at most 100')

/** Links to frames of a measure. @throws AppError as `plantPlaybackFile`, INVALID_INPUT for a measure or chunk that the index has not */
export async function plantPlaybackData(
  server: Server,
  userId: UserId,
  { id, measure, chunks }: QueryPlantPlaybackDataArgs,
): Promise<PlaybackValues[]> {
  const projectId = await playbackAccess(server, userId, id)
  const asked = parseInput(chunkList, chunks, ['chunks'])
  const index = await indexOf(server, projectId, id)
  const known = index.measures.map(({ key }) => key)
  if (!known.includes(measure))
    throw refused('measure', `there are frames of ${known.join(', ')} alone`)
  const last = index.chunks.length - 1
  if (asked.some((chunk) => chunk > last)) throw refused('chunks', `the last chunk is ${last}`)
  return asked.map((chunk) => ({
    chunk,
    ...signed(server, projectId, id, { kind: 'values', measure, chunk }),
  }))
}

const refused = (path: string, message: string): AppError =>
  new AppError('INVALID_INPUT', `${path}: ${message}`, { field_errors: [{ path, message }] })

/** The caller has settled access. */
async function indexOf(server: Server, projectId: string, id: string): Promise<PlaybackIndex> {
  const bytes = await cachedFile(server, { projectId, id, file: { kind: 'index' } })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this server
  return JSON.parse(new TextDecoder().decode(bytes)) as PlaybackIndex
}

function signed(server: Server, projectId: string, id: string, file: PlaybackFile): SignedDownload {
  const key = playbackKey({ projectId, id, file })
  return signDownload(server, key, key.slice(key.lastIndexOf('/') + 1))
}
