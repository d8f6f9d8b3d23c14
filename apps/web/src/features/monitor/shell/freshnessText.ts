import { formatAgo } from '../../../lib/formatTime.ts'
import type { Tone } from '../../../ui/StatusBadge.tsx'
import type { Deployment } from './deployment.ts'

export interface FreshnessFact {
  readonly tone: Tone
  readonly label: string
  readonly text: string
}

/** How fresh the readings of a plant are, in words. */
export function freshnessFact(
  { freshness, last_reading: last }: Pick<Deployment, 'freshness' | 'last_reading'>,
  nowMs: number = Date.now(),
): FreshnessFact {
  if (last === null) {
    return { tone: 'bad', label: 'No readings', text: 'No reading has come yet.' }
  }
  const text = `The newest reading is of ${formatAgo(last, nowMs)}.`
  switch (freshness) {
    case 'live':
      return { tone: 'good', label: 'Live', text }
    case 'stale':
      return { tone: 'warning', label: `Stale: ${formatAgo(last, nowMs)}`, text }
    default:
      return { tone: 'bad', label: `Offline: ${formatAgo(last, nowMs)}`, text }
  }
}
