import { availableParallelism } from 'node:os'
import type { RowOptics } from '@duet/plant'
import { UsageError } from '../command.ts'

/** Options of the commands that run plants in a weather. */
export const RUN_OPTIONS = {
  optics: { type: 'string' },
  year: { type: 'string' },
  jobs: { type: 'string' },
  'confirm-distant-weather': { type: 'boolean' },
} as const

const OPTICS = ['tables', 'endless_rows'] as const satisfies readonly RowOptics[]

export const RUN_OPTION_HELP: readonly (readonly [string, string])[] = [
  [`--optics ${OPTICS.join('|')}`, 'light between rows in all blocks; default: as designed'],
  ['--year YEAR', 'year that a typical year is laid into; default: that of the youngest block'],
  ['--jobs N', 'runs at once; default: the cores'],
  ['--confirm-distant-weather', 'weather from far away is meant; else it is refused'],
]

export interface RunValues {
  readonly optics?: string
  readonly year?: string
  readonly jobs?: string
  readonly 'confirm-distant-weather'?: boolean
}

export interface RunChoice {
  /** Of all blocks; undefined: as each is designed. */
  readonly optics: RowOptics | undefined
  readonly year: number | undefined
  readonly threadCount: number
  readonly confirmsDistant: boolean
}

/** @throws UsageError for a value that is none */
export const runChoice = (values: RunValues): RunChoice => ({
  optics: opticsOption(values.optics),
  year: yearOption(values.year),
  threadCount: jobsOption(values.jobs),
  confirmsDistant: values['confirm-distant-weather'] ?? false,
})

/** The year of `--year`. @throws UsageError for what is none */
export function yearOption(text: string | undefined): number | undefined {
  const year = text === undefined ? undefined : Number(text)
  if (year === undefined || (Number.isInteger(year) && year >= 1900 && year <= 2200)) return year
  throw new UsageError(`--year must be a year from 1900 to 2200, got '${text}'`)
}

function opticsOption(text: string | undefined): RowOptics | undefined {
  const optics = OPTICS.find((one) => one === text)
  if (text === undefined || optics !== undefined) return optics
  throw new UsageError(`--optics must be ${OPTICS.join(' or ')}, got '${text}'`)
}

function jobsOption(text: string | undefined): number {
  const count = text === undefined ? availableParallelism() : Number(text)
  if (Number.isInteger(count) && count >= 1 && count <= 256) return count
  throw new UsageError(`--jobs must be a whole number from 1 to 256, got '${text}'`)
}
