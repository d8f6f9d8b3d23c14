import { useSyncExternalStore } from 'react'
import { queryClient } from '../transport/queryClient.ts'
import { type BackgroundTask, createTaskStore, type TaskOrder } from './taskStore.ts'

const store = createTaskStore((ms) => new Promise((wake) => setTimeout(wake, ms)))

/**
 * Runs work whose progress and outcome are listed on every page, also after the page that began it was left.
 * Gives what the work gave, or rejects with its last error.
 * @throws Error when there is a task of this id already
 */
export function addTask<T>(order: TaskOrder<T>): Promise<T> {
  return store.add(order)
}

/** What the outcome has changed is asked for anew: who had begun the task has stopped listening. */
export async function retryTask(id: string): Promise<void> {
  await store.retry(id)
  await queryClient.invalidateQueries()
}

export const removeTask: (id: string) => void = store.remove
export const removeEndedTasks: () => void = store.removeEnded

export function useBackgroundTasks(): readonly BackgroundTask[] {
  return useSyncExternalStore(store.subscribe, store.tasks)
}
