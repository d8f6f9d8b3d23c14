import type { BlockTask } from '../jobs/jobLifecycle.ts'
import type { RunManifest } from './manifest.ts'

/** Steps of a task: a year of hours. */
export const STEPS_PER_TASK = 8760

/** A run cut by block and time. */
export function blockTasks({
  blocks,
  step_count,
}: Pick<RunManifest, 'blocks' | 'step_count'>): readonly BlockTask[] {
  const parts = Math.max(1, Math.ceil(step_count / STEPS_PER_TASK))
  return blocks.flatMap(({ id }) =>
    Array.from({ length: parts }, (_, part) => ({
      blockId: id,
      stepFrom: Math.floor((part * step_count) / parts),
      stepTo: Math.floor(((part + 1) * step_count) / parts),
    })),
  )
}
