import { hostname } from 'node:os'
import type { TASK_PROCESSES } from './jobQueue.ts'

/** The last attempt at a task, as its row says. */
export interface Attempt {
  readonly status: string
  readonly worker: string | null
  readonly attempts: number
}

/** A task that is begun so often ends its server each time. */
const MAX_ATTEMPTS = 100

/** Name of this process in rows of tasks: `server vm/123`. */
export const processName = (kind: (typeof TASK_PROCESSES)[number]): string =>
  `${kind} ${hostname()}/${process.pid}`

/**
 * Whether the task may be why its worker was lost. A worker that gave its task back lives; a server serves people too, and ends
 * for many reasons.
 */
export const countsAsLoss = ({ status, worker }: Attempt): boolean =>
  status === 'running' && worker !== null && !worker.startsWith('server ')

export const isExhausted = ({ attempts }: Attempt): boolean => attempts >= MAX_ATTEMPTS

/** What is reported to the user of a task whose workers were lost. */
export function lossOf(attempt: Attempt): { readonly code: string; readonly message: string } {
  const { worker, attempts } = attempt
  const what = isExhausted(attempt)
    ? `A part of this was begun ${attempts} times, and each time its process ended before it was done. The last one was ${worker}.`
    : `Two workers were lost over the same part of this. The last one, ${worker}, ${fateOf(worker)}.`
  return {
    code: 'WORKER_LOST',
    message: `${what} Ask whoever runs the server why, then start it again.`,
  }
}

/** Only the machine of the worker knows what became of it. */
function fateOf(worker: string | null): string {
  const [, host, pid] = /^\w+ (.+)\/(\d+)$/.exec(worker ?? '') ?? []
  if (host !== hostname()) return 'stopped answering'
  return isAlive(Number(pid)) ? 'is there but does not answer' : 'was ended by force'
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
