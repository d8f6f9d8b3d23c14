import { stepRanges } from '@duet/results'
import type { BlockTask } from '../jobs/jobLifecycle.ts'
import type { RunManifest } from './manifest.ts'

/** A run cut by block and time. */
export function blockTasks({
  blocks,
  step_count,
}: Pick<RunManifest, 'blocks' | 'step_count'>): readonly BlockTask[] {
  return blocks.flatMap(({ id }) =>
    stepRanges(step_count).map(({ from, to }) => ({ blockId: id, stepFrom: from, stepTo: to })),
  )
}
