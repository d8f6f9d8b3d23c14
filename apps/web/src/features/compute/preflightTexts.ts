import { counted } from '../../lib/counted.ts'
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
      return count === 0 ? 'nothing to trace' : classesText(count)
    case 'irradiance':
      return `${formatCount(count)} ${count === 1 ? 'task' : 'tasks'}`
    default:
      return ''
  }
}

const classesText = (count: number): string =>
  counted(count, 'class of tables', 'classes of tables')

/** Where the times come from. */
export function sourceText({ parts, thread_count }: Preflight): string {
  const samples = parts
    .filter(({ key }) => key !== 'queue')
    .reduce((sum, { sample_count }) => sum + sample_count, 0)
  const source =
    samples === 0
      ? 'usual times, for nothing has been run here yet'
      : `the last ${counted(samples, 'task')} of this server`
  return `An estimate from ${source}, for ${counted(thread_count, 'thread')}.`
}

export function sizeText({ result_bytes, memory_bytes }: Preflight): string {
  return `Results about ${formatBytes(result_bytes)}, working memory about ${formatBytes(memory_bytes)}`
}

/** Whether light is traced first, and how much of it is there from runs before; undefined where no block has tables to trace. */
export function cachedText({
  blocks,
  parts,
}: Pick<Preflight, 'blocks' | 'parts'>): string | undefined {
  if (blocks.every(({ class_count }) => class_count === 0)) return undefined
  const missing = parts.find(({ key }) => key === 'geometry')?.task_count ?? 0
  if (missing === 0) return 'Light of all classes of tables is there from a run before'
  const classes = classesText(missing)
  return blocks.some(({ cached_class_count: cached }) => cached > 0)
    ? `Light is traced for ${classes}; that of the others is there from a run before`
    : `Light is traced for ${classes}`
}
