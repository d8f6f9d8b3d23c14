import { DuetError } from './duetError.ts'

/** How long to wait before each further try, ms. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 16_000, 32_000]

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

export interface SendOptions {
  /** Whether it changes nothing when it comes twice: it is then sent again while the server is away, busy or fails. */
  readonly isRepeatable: boolean
}

/** An answer that has come to its end. */
interface Answer {
  readonly url: URL
  readonly status: number
  readonly body: Uint8Array<ArrayBuffer>
}

/** @throws DuetError UNAVAILABLE where no answer comes, or half of one */
export async function send(
  url: URL,
  request: RequestInit,
  { isRepeatable }: SendOptions,
): Promise<Answer> {
  for (const pauseMs of isRepeatable ? PAUSES_MS : []) {
    const answer = await sendOnce(url, request).catch(() => undefined)
    if (answer && !isPassing(answer)) return answer
    await pause(pauseMs)
  }
  return sendOnce(url, request).catch((cause: unknown) => {
    throw new DuetError(
      'UNAVAILABLE',
      `${url.origin} does not answer: is the server running?`,
      undefined,
      { cause },
    )
  })
}

async function sendOnce(url: URL, request: RequestInit): Promise<Answer> {
  const response = await fetch(url, request)
  return { url, status: response.status, body: new Uint8Array(await response.arrayBuffer()) }
}

const isPassing = ({ status }: Answer): boolean => status === 429 || status >= 500

/** Of GraphQL and of batches of readings. */
interface Refused {
  readonly errors?: readonly {
    readonly message: string
    readonly extensions?: { readonly code?: string; readonly details?: unknown }
  }[]
  /** Of links to files. */
  readonly error?: { readonly code: string; readonly message: string }
}

/** The JSON of an answer, as the schema has it. @throws DuetError with the code and message of the server */
export async function answerOf<T>(answer: Answer | Promise<Answer>): Promise<T> {
  const { url, status, body: bytes } = await answer
  let body: (T & Refused) | undefined
  try {
    body = JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    // told below, by its status
  }
  const [first] = body?.errors ?? []
  if (first)
    throw new DuetError(
      first.extensions?.code ?? 'INTERNAL',
      first.message,
      first.extensions?.details,
    )
  if (body?.error) throw new DuetError(body.error.code, body.error.message)
  if (status >= 400 || body === undefined)
    throw new DuetError('INTERNAL', `${url.origin} is no DUET server, or failed (HTTP ${status}).`)
  return body
}
