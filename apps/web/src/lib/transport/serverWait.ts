type WaitListener = (isWaiting: boolean) => void

const MAX_WAIT_MS = 60_000
const MIN_PAUSE_MS = 500

const listeners = new Set<WaitListener>()
let waitingCalls = 0

/** Calls back when calls begin to wait for a server that is starting or recovering, and when the last one has its answer. */
export function onServerWait(listener: WaitListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Sends a call again while the server says that it will serve it soon: 503 with Retry-After. It has done nothing of the call
 * then, so that changes may be sent again too.
 */
export async function untilAvailable(send: () => Promise<Response>): Promise<Response> {
  const first = await send()
  if (pauseOf(first) === undefined) return first
  setWaiting(1)
  try {
    return await sendAgain(send, first)
  } finally {
    setWaiting(-1)
  }
}

async function sendAgain(send: () => Promise<Response>, first: Response): Promise<Response> {
  let response = first
  for (const untilMs = performance.now() + MAX_WAIT_MS; performance.now() < untilMs; ) {
    const pauseMs = pauseOf(response)
    if (pauseMs === undefined) return response
    await new Promise((wake) => setTimeout(wake, pauseMs))
    response = await send()
  }
  return response
}

/** Undefined for an answer. */
function pauseOf({ status, headers }: Response): number | undefined {
  const seconds = headers.get('retry-after')
  if (status !== 503 || seconds === null) return undefined
  return Math.max(MIN_PAUSE_MS, Number(seconds) * 1000 || 0)
}

function setWaiting(change: 1 | -1): void {
  const wasWaiting = waitingCalls > 0
  waitingCalls += change
  const isWaiting = waitingCalls > 0
  if (isWaiting !== wasWaiting) for (const listener of listeners) listener(isWaiting)
}
