import type { IntervalAlignment, WeatherType } from '@duet/formats'

export const ALIGNMENTS = ['beginning', 'center', 'ending'] as const satisfies IntervalAlignment[]
export const TYPES = ['Sequential', 'TMY'] as const satisfies WeatherType[]

/** What a person says of a file of known layout; undefined or null: as the file says. */
export interface FileAnswers {
  readonly type: WeatherType | undefined
  readonly alignment: IntervalAlignment | undefined
  /** Hours from UTC of its clock. */
  readonly timeZoneH: number | null
}

export const NO_ANSWERS: FileAnswers = { type: undefined, alignment: undefined, timeZoneH: null }
