import {
  detectFormat,
  guessTable,
  type TableGuess,
  type TableLayoutAnswers,
  type WeatherFile,
  WeatherFileError,
  type WeatherFormat,
  type WeatherProblem,
  weatherHead,
} from '@duet/formats'
import { nearerPlace, readMeteo } from '@duet/weather'
import { airAnswer } from './airChoice.ts'
import { type Site, toAnswers, toPlainMapping, type WizardForm } from './wizardForm.ts'

/** Files beyond this are read by the server alone. */
const MOST_READ_BYTES: number = 48 * 1024 * 1024

/** The beginning of a file and what it seems to be. */
export interface FileLook {
  readonly file: File
  readonly lines: readonly string[]
  /** Undefined: none that is known. */
  readonly format: WeatherFormat | undefined
  /** Undefined: no table of numbers. */
  readonly table: TableGuess | undefined
}

/** Number of a file of this session: two of one name are not the same. */
const numbers = new WeakMap<File, number>()
let lastNumber = 0

export function fileNumber(file: File): number {
  const number = numbers.get(file) ?? ++lastNumber
  numbers.set(file, number)
  return number
}

/** @throws WeatherFileError for archives and files that cannot be read at all. */
export async function lookAtFile(file: File, site: Site): Promise<FileLook> {
  const lines = await weatherHead(pieces(file))
  const format = detectFormat(lines)
  const table = guessTable(lines)
  if (format !== undefined || !table) return { file, lines, format, table }
  return { file, lines, format, table: await fittedTable(table, lines, site) }
}

const placeOf = ({ latitude, longitude, altitude_m }: Site) => ({
  latitudeDeg: latitude,
  longitudeDeg: longitude,
  altitudeM: altitude_m,
})

/** The times of a table as the reading without answers takes them, which looks at its light; nobody has spoken yet. */
async function fittedTable(
  table: TableGuess,
  lines: readonly string[],
  site: Site,
): Promise<TableGuess> {
  const { latitude, longitude } = table.mapping
  const isPlaced = latitude !== undefined && longitude !== undefined
  try {
    const { metadata, clockOffsetH } = await readMeteo([lines.join('\n')], {
      site: placeOf(site),
      // the place that the wizard will offer, so that its clock is not mended to fit a mistake
      ...(isPlaced && nearerPlace({ latitude, longitude }, site)),
      airTemperature: { kind: 'later' },
    })
    const alignment = metadata.interval_alignment
    return {
      ...table,
      mapping: {
        ...table.mapping,
        alignment,
        ...(clockOffsetH === undefined ? {} : { clockOffsetH }),
      },
    }
  } catch (error) {
    // What prevents it from being read is shown in the steps.
    if (error instanceof WeatherFileError) return table
    throw error
  }
}

/** The table anew after its layout was changed. */
export function lookAgain(look: FileLook, answers: TableLayoutAnswers): FileLook {
  return { ...look, table: guessTable(look.lines, answers) }
}

/** What came of reading the file in the browser, with the answers so far. */
export type ReadOutcome =
  | { readonly state: 'read'; readonly weather: WeatherFile }
  | {
      readonly state: 'refused'
      readonly problems: readonly WeatherProblem[]
      readonly problemCount: number
    }
  /** Too large for the browser. */
  | { readonly state: 'unread' }

export async function readForm(
  file: File,
  form: WizardForm,
  site: Site,
  signal: AbortSignal,
): Promise<ReadOutcome> {
  if (file.size > MOST_READ_BYTES) return { state: 'unread' }
  const mapping = toPlainMapping(form)
  try {
    const weather = await readMeteo(pieces(file, signal), {
      site: placeOf(site),
      filename: file.name,
      sizeBytes: file.size,
      ...(mapping && { mapping }),
      ...toAnswers(form, site),
      airTemperature: airAnswer(form),
    })
    return { state: 'read', weather }
  } catch (error) {
    if (!(error instanceof WeatherFileError)) throw error
    return { state: 'refused', problems: error.problems, problemCount: error.problemCount }
  }
}

/** The bytes of a file; browsers differ in whether its stream can be iterated. */
async function* pieces(
  file: Blob,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = file.stream().getReader()
  try {
    for (;;) {
      signal?.throwIfAborted()
      const { value, done } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}
