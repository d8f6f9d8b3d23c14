import { setTimeout as wait } from 'node:timers/promises'
import { AppError, ERROR_CODES } from '@duet/contract'
import { z } from 'zod'

export interface IngestTarget {
  readonly url: URL
  readonly token: string
}

export interface IngestCounts {
  readonly accepted: number
  readonly repeated: number
  readonly replaced: number
  readonly empty: number
  readonly refused: number
  readonly reasons: Readonly<Record<string, number>>
}

export const ZERO_COUNTS: IngestCounts = {
  accepted: 0,
  repeated: 0,
  replaced: 0,
  empty: 0,
  refused: 0,
  reasons: {},
}

/** A batch changes nothing when it comes again: it is sent until there is an answer. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 16_000, 32_000]

const answerSchema = z.object({
  accepted: z.number(),
  repeated: z.number(),
  replaced: z.number(),
  empty: z.number(),
  refused: z.object({
    count: z.number(),
    by_reason: z.record(z.string(), z.object({ count: z.number() })),
  }),
})
const errorSchema = z.object({
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }) }))
    .min(1),
})

/** Sends JSON lines; tries again where the server cannot be reached, is busy or fails. @throws AppError as the server answers */
export async function sendBatch({ url, token }: IngestTarget, body: string): Promise<IngestCounts> {
  for (let attempt = 0; ; attempt++) {
    const pauseMs = PAUSES_MS[attempt]
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/jsonl' },
      body,
    }).catch((error: unknown) => error)
    if (response instanceof Response && response.ok) return countsOf(await response.json())
    const isPassing =
      !(response instanceof Response) || response.status === 429 || response.status >= 500
    if (!isPassing || pauseMs === undefined) throw await refusalOf(response, url)
    await wait(pauseMs)
  }
}

function countsOf(body: unknown): IngestCounts {
  const { refused, ...counts } = answerSchema.parse(body)
  const reasons = Object.entries(refused.by_reason).map(
    ([name, { count }]) => [name, count] as const,
  )
  return { ...counts, refused: refused.count, reasons: Object.fromEntries(reasons) }
}

async function refusalOf(response: unknown, url: URL): Promise<AppError> {
  if (!(response instanceof Response))
    return new AppError(
      'UNAVAILABLE',
      `${url.origin} does not answer: is the server running?`,
      {},
      { cause: response },
    )
  const answer = errorSchema.safeParse(await response.json().catch(() => undefined))
  const [error] = answer.data?.errors ?? []
  const code = ERROR_CODES.find((known) => known === error?.extensions.code) ?? 'INTERNAL'
  return new AppError(code, error?.message ?? `${url.origin} answers ${response.status}`)
}

export function sumOf(a: IngestCounts, b: IngestCounts): IngestCounts {
  const reasons = { ...a.reasons }
  for (const [name, count] of Object.entries(b.reasons))
    reasons[name] = (reasons[name] ?? 0) + count
  return {
    accepted: a.accepted + b.accepted,
    repeated: a.repeated + b.repeated,
    replaced: a.replaced + b.replaced,
    empty: a.empty + b.empty,
    refused: a.refused + b.refused,
    reasons,
  }
}
