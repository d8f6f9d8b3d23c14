import type { SentinelTagInput, TagGuessesQuery } from '../../../lib/gql/graphql.ts'

/** A tag with what it is taken for; the text fields as they are typed. */
export interface TagRow {
  readonly tag: string
  /** Empty: it is not read. */
  readonly component: string
  readonly measure: string
  readonly block: string
  readonly inverter: string
  readonly part: string
  readonly unit: string
  readonly scale: number
  readonly offset: number
  readonly sign: number
  readonly confidence: number
  readonly reason: string
}

export const rowOfGuess = (guess: TagGuessesQuery['sentinelTagGuesses'][number]): TagRow => ({
  tag: guess.sensor_tag,
  component: guess.component ?? '',
  measure: guess.component_measure ?? '',
  block: guess.block ?? '',
  inverter: guess.inverter ?? '',
  part: guess.part ?? '',
  unit: guess.unit ?? '',
  scale: guess.scale,
  offset: guess.offset,
  sign: guess.sign,
  confidence: guess.confidence,
  reason: guess.reason,
})

export const tagInput = (row: TagRow): SentinelTagInput => ({
  sensor_tag: row.tag,
  component: row.component || null,
  component_measure: row.measure || null,
  block: row.block.trim() || null,
  inverter: row.inverter.trim() || null,
  part: row.part.trim() || null,
  scale: row.scale,
  offset: row.offset,
  sign: row.sign,
})

/** Header and units of a table of readings are enough to guess by, and a few rows to look at. */
const FIRST_LINES = 6

export const firstLines = (text: string): string =>
  text.split('\n').slice(0, FIRST_LINES).join('\n')
