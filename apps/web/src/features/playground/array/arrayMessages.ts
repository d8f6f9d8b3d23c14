import type { ArraySetting } from './arrayFields.ts'
import type { ArrayAnswer } from './arrayTracer.ts'

/** All messages to a thread that traces rows, name to [input, output]; it traces one setting at a time. */
export interface ArrayMessages {
  /** Another setting: its first batch. */
  readonly begin: readonly [ArraySetting, ArrayAnswer]
  /** The next batch of the same. */
  readonly refine: readonly [undefined, ArrayAnswer]
}
