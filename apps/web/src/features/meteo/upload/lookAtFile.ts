import {
  detectFormat,
  guessTable,
  type PlainMapping,
  readWeather,
  type TableGuess,
  type TableLayoutAnswers,
  type WeatherFile,
  WeatherFileError,
  type WeatherFormat,
  type WeatherProblem,
  weatherHead,
} from '@duet/formats'
import { timeFit } from '@duet/weather'
import { airAnswer } from './airChoice.ts'
import { placedSeries } from './placedSeries.ts'
import { type Site, solarZoneH, toAnswers, toPlainMapping, type WizardForm } from './wizardForm.ts'

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
  const fitted = format === undefined && table ? await fittedTable(table, lines, site) : table
  return { file, lines, format, table: fitted }
}

/** What the sun says of the times goes before what names and first rows say; nobody has spoken yet. */
async function fittedTable(
  table: TableGuess,
  lines: readonly string[],
  site: Site,
): Promise<TableGuess> {
  const clockOffsetH =
    table.mapping.clockOffsetH ?? solarZoneH(table.mapping.longitude ?? site.longitude)
  const mapping: PlainMapping = {
    latitude: site.latitude,
    longitude: site.longitude,
    ...table.mapping,
    clockOffsetH,
    type: 'Sequential',
  }
  try {
    const weather = await readWeather([lines.join('\n')], {
      mapping,
      dstShifts: 'find',
      airTemperature: { kind: 'later' },
    })
    const fit = timeFit(placedSeries(weather, site))
    if (!fit || fit.sureness === 'unclear') return table
    return {
      ...table,
      mapping: {
        ...table.mapping,
        alignment: fit.best,
        clockOffsetH: clockOffsetH + fit.clockErrorH,
      },
    }
  } catch (error) {
    // What keeps it from being read is told in the steps.
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
    const weather = await readWeather(pieces(file, signal), {
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
