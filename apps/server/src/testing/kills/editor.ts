import { z } from 'zod'
import { type LoadApi, signIn } from '../load/loadApi.ts'

/** Somebody who renames a block again and again, each time by the next number. */
export interface Editor {
  /** Edits that the server acknowledged. */
  readonly acknowledged: () => number
  /** When the last call failed, and the last one was acknowledged; on the clock of `performance`. */
  readonly lastFailureMs: () => number
  /** When the first edit after the last failure was acknowledged; undefined: none yet. */
  readonly backMs: () => number | undefined
  /** What the refused edits got as answer, each text once. */
  readonly messages: () => readonly string[]
  /** Edits that were acknowledged and are not stored. */
  readonly lost: () => Promise<number>
  readonly stop: () => Promise<void>
}

const PAUSE_MS = 20

const RENAME = `mutation UpsertBlocks($project: ID!, $blocks: [BlockInput!]!) {
  upsertBlocks(project_id: $project, blocks: $blocks) { id }
}`
const BLOCKS = `query ProjectBlocks($project: ID!) {
  projectBlocks(project_id: $project) { blocks { id name } }
}`
const blocksSchema = z.object({ blocks: z.array(z.object({ id: z.string(), name: z.string() })) })

export async function startEditor(api: LoadApi, project: string, blockId: string): Promise<Editor> {
  const state = { number: 0, acknowledged: 0, last: 0, failureMs: 0, isStopped: false }
  let backMs: number | undefined = performance.now()
  const messages = new Set<string>()
  const edit = async (): Promise<void> => {
    state.number += 1
    try {
      const blocks = [{ id: blockId, name: String(state.number), configuration: {} }]
      await api.ask(RENAME, { project, blocks }, z.array(z.object({ id: z.string() })))
      state.acknowledged += 1
      state.last = state.number
      backMs ??= performance.now()
    } catch (error) {
      messages.add(error instanceof Error ? error.message : String(error))
      state.failureMs = performance.now()
      backMs = undefined
    }
  }
  const going = (async () => {
    while (!state.isStopped) {
      await edit()
      await new Promise((wake) => setTimeout(wake, PAUSE_MS))
    }
  })()
  return {
    acknowledged: () => state.acknowledged,
    lastFailureMs: () => state.failureMs,
    backMs: () => backMs,
    messages: () => [...messages],
    lost: async () => {
      const acknowledged = state.last
      const { blocks } = await api.ask(BLOCKS, { project }, blocksSchema)
      const stored = Number(blocks.find(({ id }) => id === blockId)?.name ?? 0)
      return Math.max(0, acknowledged - stored)
    },
    stop: async () => {
      state.isStopped = true
      await going
    },
  }
}

/** Longer than a start takes on a machine that is busy with others. */
const PATIENCE_MS = 240_000

/** Signs in as soon as the server answers. */
export async function signInWhenReady(baseUrl: string, password: string): Promise<LoadApi> {
  for (const untilMs = performance.now() + PATIENCE_MS; performance.now() < untilMs; ) {
    const answer = await fetch(`${baseUrl}/ready`).catch(() => undefined)
    if (answer?.ok) return signIn(baseUrl, password)
    await new Promise((wake) => setTimeout(wake, 100))
  }
  throw new Error('The server is not ready')
}

/** Asks again while the server is away. */
export function patient(api: LoadApi): LoadApi {
  const ask: LoadApi['ask'] = async (query, variables, schema) => {
    for (const untilMs = performance.now() + PATIENCE_MS; ; ) {
      try {
        return await api.ask(query, variables, schema)
      } catch (error) {
        if (performance.now() > untilMs) throw error
        await new Promise((wake) => setTimeout(wake, 200))
      }
    }
  }
  return { ...api, ask }
}
