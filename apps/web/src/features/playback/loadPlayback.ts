import type { PlaybackIndex } from '@duet/results/playback'
import { PlantPlaybackDataDocument, PlantPlaybackDocument } from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { type TableCollection, type TableSet, tableSet } from './draw/tableSet.ts'
import type { LoadChunk } from './frames/chunkCache.ts'

/** What is needed to play a run or a deployment, but its frames. */
export interface LoadedPlayback {
  readonly index: PlaybackIndex
  readonly tables: TableSet
}

export async function loadPlayback(id: string, signal?: AbortSignal): Promise<LoadedPlayback> {
  const links = await request(PlantPlaybackDocument, { id }, signal)
  const [index, tables] = await Promise.all([
    fetched(links.plantPlaybackIndex.url, signal).then((answer) => answer.json()),
    fetched(links.plantPlaybackGeoJson.url, signal).then((answer) => answer.json()),
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the server
  return { index: index as PlaybackIndex, tables: tableSet(tables as TableCollection) }
}

/** Frames of a run or a deployment. */
export const chunkLoader =
  (id: string): LoadChunk =>
  async (measure, chunk) => {
    const { plantPlaybackData } = await request(PlantPlaybackDataDocument, {
      id,
      measure,
      chunks: [chunk],
    })
    const [link] = plantPlaybackData
    if (!link) throw new Error('The server gave no link to these frames. Reload the page.')
    return (await fetched(link.url)).arrayBuffer()
  }

/** @throws Error with what the server says */
async function fetched(url: string, signal?: AbortSignal): Promise<Response> {
  const answer = await fetch(url, { ...(signal && { signal }) })
  if (answer.ok) return answer
  const body: unknown = await answer.json().catch(() => undefined)
  throw new Error(messageOf(body) ?? `The server answered ${answer.status}. Try again.`)
}

function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined
  const { error } = body
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : undefined
}
