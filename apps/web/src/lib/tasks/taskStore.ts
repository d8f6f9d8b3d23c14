/** Work that goes on while the user does something else. */
export interface BackgroundTask {
  readonly id: string
  readonly name: string
  /** copy, import, export, upload: chooses the picture. */
  readonly type: TaskType
  /** Where the outcome is to be seen, a path of this application. */
  readonly link: string | undefined
  readonly status: TaskStatus
  /** How often it has been run. */
  readonly attempts: number
  /** How often it may be run at all; 0 and 1: once. */
  readonly retries: number
  /** Wait before it is run again, ms. */
  readonly delay: number
  /** What it gave. */
  readonly data: unknown
  readonly error: unknown
  /** How far it is, where that is known. */
  readonly progressFraction: number | undefined
}

export type TaskType = 'copy' | 'import' | 'export' | 'upload'
export type TaskStatus = 'pending' | 'running' | 'resolved' | 'retrying' | 'rejected'

export interface TaskOrder<T> {
  /** Of its own; made up where absent. */
  readonly id?: string
  readonly name: string
  readonly type: TaskType
  readonly retries?: number
  readonly delay?: number
  /** Whether another try may do better after this error; absent: always. */
  readonly mayRetry?: (error: unknown) => boolean
  readonly run: (report: (progressFraction: number) => void) => Promise<T>
  readonly link?: (data: T) => string
}

export interface TaskStore {
  readonly tasks: () => readonly BackgroundTask[]
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Runs the task; gives what it gave, or rejects with its last error.
   * @throws Error when there is a task of this id already
   */
  readonly add: <T>(order: TaskOrder<T>) => Promise<T>
  /** Runs a task that was rejected anew; rejects with its last error. What `add` gave has ended before. */
  readonly retry: (id: string) => Promise<unknown>
  /** A task that has ended is taken from the list; one that is on its way stays. */
  readonly remove: (id: string) => void
  readonly removeEnded: () => void
}

/** True until the task has ended, well or not. */
export function isUnderWay({ status }: Pick<BackgroundTask, 'status'>): boolean {
  return status !== 'resolved' && status !== 'rejected'
}

/** @param wait - gives after so many ms; tests need not wait */
export function createTaskStore(wait: (ms: number) => Promise<void>): TaskStore {
  let tasks: readonly BackgroundTask[] = []
  const runs = new Map<string, () => Promise<unknown>>()
  const listeners = new Set<() => void>()
  const set = (next: readonly BackgroundTask[]): void => {
    tasks = next
    for (const listener of listeners) listener()
  }
  const retain = (stays: (task: BackgroundTask) => boolean): void => {
    set(tasks.filter(stays))
    for (const id of runs.keys()) if (!tasks.some((task) => task.id === id)) runs.delete(id)
  }
  const change = (id: string, part: Partial<BackgroundTask>): void =>
    set(tasks.map((task) => (task.id === id ? { ...task, ...part } : task)))

  async function attempt<T>(id: string, order: TaskOrder<T>, attempts: number): Promise<T> {
    change(id, { status: 'running', attempts, progressFraction: undefined })
    try {
      const data = await order.run((progressFraction) => change(id, { progressFraction }))
      change(id, { status: 'resolved', data, error: undefined, link: order.link?.(data) })
      return data
    } catch (error) {
      if (attempts >= (order.retries ?? 0) || order.mayRetry?.(error) === false) {
        change(id, { status: 'rejected', error })
        throw error
      }
      change(id, { status: 'retrying', error })
    }
    await wait(order.delay ?? 0)
    return attempt(id, order, attempts + 1)
  }

  return {
    tasks: () => tasks,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (order) => {
      const id = order.id ?? crypto.randomUUID()
      if (tasks.some((task) => task.id === id)) throw new Error(`there is a task ${id} already`)
      set([...tasks, pendingTask(id, order)])
      runs.set(id, () => attempt(id, order, 1))
      return attempt(id, order, 1)
    },
    retry: async (id) => {
      if (tasks.some((task) => task.id === id && task.status === 'rejected')) {
        await runs.get(id)?.()
      }
    },
    remove: (id) => retain((task) => task.id !== id || isUnderWay(task)),
    removeEnded: () => retain(isUnderWay),
  }
}

function pendingTask<T>(id: string, order: TaskOrder<T>): BackgroundTask {
  return {
    id,
    name: order.name,
    type: order.type,
    link: undefined,
    status: 'pending',
    attempts: 0,
    retries: order.retries ?? 0,
    delay: order.delay ?? 0,
    data: undefined,
    error: undefined,
    progressFraction: undefined,
  }
}
