import { formatBytes, formatCount, formatNumber } from '../../lib/format.ts'
import { formatDurationS } from '../../lib/formatTime.ts'
import type { Preflight } from './usePreflight.ts'

type Part = Preflight['parts'][number]

/** 'about 12 s'; an estimate is never finer than it is. */
export function aboutText(seconds: number): string {
  if (seconds < 1) return 'under 1 s'
  return `about ${seconds < 60 ? `${formatNumber(seconds, 2)}\u202fs` : formatDurationS(Math.round(seconds))}`
}

const PART_TEXTS: Readonly<Record<string, string>> = {
  queue: 'Waiting for simulations before it',
  geometry: 'Tracing the light',
  irradiance: 'Simulating the blocks',
  post_processing: 'Summing up',
}

export const partTitle = ({ key }: Part): string => PART_TEXTS[key] ?? key

/** What a part has to do. */
export function partText({ key, task_count: count }: Part): string {
  switch (key) {
    case 'queue':
      return count === 0 ? 'none waits' : `${formatCount(count)} on this server`
    case 'geometry':
      return count === 0 ? 'nothing to trace' : `${formatCount(count)} classes of tables`
    case 'irradiance':
      return `${formatCount(count)} ${count === 1 ? 'task' : 'tasks'}`
    default:
      return ''
  }
}

/** Where the times come from. */
export function sourceText({ parts, thread_count }: Preflight): string {
  const samples = parts
    .filter(({ key }) => key !== 'queue')
    .reduce((sum, { sample_count }) => sum + sample_count, 0)
  const source =
    samples === 0
      ? 'usual times, for nothing has been run here yet'
      : `the last ${formatCount(samples)} tasks of this server`
  return `An estimate from ${source}, for ${thread_count === 1 ? '1 thread' : `${thread_count} threads`}.`
}

export function sizeText({ result_bytes, memory_bytes }: Preflight): string {
  return `Results about ${formatBytes(result_bytes)}, working memory about ${formatBytes(memory_bytes)}`
}

/** Classes of all blocks, and how many of them are there from runs before; blocks of one scene count each. */
export function cachedText({ blocks }: Preflight): string | undefined {
  const all = blocks.reduce((sum, { class_count }) => sum + class_count, 0)
  if (all === 0) return undefined
  const kept = blocks.reduce((sum, { cached_class_count }) => sum + cached_class_count, 0)
  if (kept === 0) return `Light is traced for ${formatCount(all)} classes of tables`
  return kept === all
    ? `Light of all ${formatCount(all)} classes of tables is there from a run before`
    : `Light of ${formatCount(kept)} of ${formatCount(all)} classes of tables is there from a run before`
}
