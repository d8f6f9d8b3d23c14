import type { PlaybackMeasure } from '@duet/results/playback'
import { formatDegrees, formatPercent, formatUnit } from '../../lib/format.ts'

/** A value of a measure with its unit. */
export function valueText({ unit, key }: PlaybackMeasure, value: number): string {
  if (Number.isNaN(value)) return 'no value'
  if (key === 'ratio') return formatPercent(value)
  if (unit === '°') return formatDegrees(value)
  return formatUnit(value, unit, 3)
}

/** What share the tables of a plant are told apart by, in a sentence. */
export const GRANULARITY_TEXTS = {
  table: 'Each table has values of its own.',
  zone: 'Tables of a zone share their values: a zone is where a table stands among the rows and in its row. Angle and cell temperature are those of the block.',
  block: 'All tables of a block share its values.',
} as const
