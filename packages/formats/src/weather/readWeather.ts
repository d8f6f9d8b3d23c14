import { columnWords } from './file/columnTexts.ts'
import { DETECT_LINES, detectFormat } from './file/detectFormat.ts'
import { missingLight } from './file/missingLight.ts'
import {
  WEATHER_VALUE_COLUMNS,
  type WeatherFile,
  type WeatherFormat,
  type WeatherWarning,
} from './file/weatherFile.ts'
import { ProblemLog } from './file/weatherFileError.ts'
import { DEFAULT_WEATHER_LIMITS, type WeatherLimits } from './file/weatherLimits.ts'
import { guessTable } from './guess/guessTable.ts'
import type { PlainMapping } from './readers/plainMapping.ts'
import { readDuet } from './readers/readDuet.ts'
import { readEpw } from './readers/readEpw.ts'
import { readNasaPower, readNasaPowerJson } from './readers/readNasaPower.ts'
import { readPlain } from './readers/readPlain.ts'
import { readPlantPredict } from './readers/readPlantPredict.ts'
import { readPvgisCsv } from './readers/readPvgisCsv.ts'
import { readPvgisJson } from './readers/readPvgisJson.ts'
import { readPvsystCsv } from './readers/readPvsystCsv.ts'
import { readPvsystDat } from './readers/readPvsystDat.ts'
import { readPvsystMet } from './readers/readPvsystMet.ts'
import { isLocalZero, readSam } from './readers/readSam.ts'
import { readSolarAnywhere } from './readers/readSolarAnywhere.ts'
import { readSolargis } from './readers/readSolargis.ts'
import { readSolcast, readSolcastJson } from './readers/readSolcast.ts'
import { stationReader } from './readers/readStation.ts'
import { readTmy2 } from './readers/readTmy2.ts'
import { readTmy3 } from './readers/readTmy3.ts'
import { finishWeather, type WeatherAnswers } from './rows/finishWeather.ts'
import { hoursFromZero } from './rows/hoursFromZero.ts'
import type { RawWeather, ReaderContext } from './rows/rawWeather.ts'
import { LineReader } from './text/lineReader.ts'
import { type ByteSource, textChunks, tooLarge } from './text/textChunks.ts'
import { unpackedSource } from './text/unpackedSource.ts'

export interface WeatherReadOptions extends WeatherAnswers {
  /** A hint for what the rows do not say, such as "tmy" in the name. */
  readonly filename?: string
  /** Size of the file where it is known: a file over the limit is then refused before it is read. */
  readonly sizeBytes?: number
  /** How to read a table of no known format; overrides detection. */
  readonly mapping?: PlainMapping
  readonly limits?: Partial<WeatherLimits>
}

type JsonFormat = 'pvgis-json' | 'nasa-power-json' | 'solcast-json' | 'plantpredict'

const READERS: Readonly<
  Record<
    Exclude<WeatherFormat, 'plain' | JsonFormat>,
    (context: ReaderContext) => Promise<RawWeather>
  >
> = {
  tmy2: readTmy2,
  tmy3: readTmy3,
  sam: readSam,
  epw: readEpw,
  'pvgis-csv': readPvgisCsv,
  'pvsyst-dat': readPvsystDat,
  solargis: readSolargis,
  solaranywhere: readSolarAnywhere,
  'nasa-power': readNasaPower,
  solcast: readSolcast,
  'pvsyst-csv': readPvsystCsv,
  'pvsyst-met': readPvsystMet,
  cams: stationReader('cams'),
  surfrad: stationReader('surfrad'),
  solrad: stationReader('solrad'),
  crn: stationReader('crn'),
  midc: stationReader('midc'),
  'midc-raw': stationReader('midc-raw'),
  srml: stationReader('srml'),
  duet: readDuet,
}

/** A file whose rows were read; times, clock and columns can be made of them in several ways. */
export interface WeatherRows {
  readonly raw: RawWeather
  /** Leaves the rows as they are. @throws WeatherFileError */
  readonly finish: (answers: WeatherAnswers) => WeatherFile
}

/**
 * Reads a weather file of any known format, or a table whose columns have known names, as it streams in; memory holds
 * the columns and one piece of the text. What the light says of the times is not looked at here: programs read by
 * `readMeteo` of `@duet/weather`.
 *
 * @throws WeatherFileError with the first twenty problems, each with its line and what to do.
 */
export async function readWeather(
  source: ByteSource,
  options: WeatherReadOptions = {},
): Promise<WeatherFile> {
  return (await readWeatherRows(source, options)).finish(options)
}

/** The first half of `readWeather`. @throws WeatherFileError */
export async function readWeatherRows(
  source: ByteSource,
  options: Omit<WeatherReadOptions, keyof WeatherAnswers> = {},
): Promise<WeatherRows> {
  const limits = { ...DEFAULT_WEATHER_LIMITS, ...options.limits }
  const log = new ProblemLog()
  if ((options.sizeBytes ?? 0) > limits.maxBytes) log.fail(tooLarge(limits.maxBytes))
  const filename = options.filename ?? ''
  const chunks = textChunks(unpackedSource(source, log), log, limits.maxBytes)
  try {
    const read = await readRaw(chunks, { log, limits, filename }, options.mapping)
    hoursFromZero(read.rows, log)
    const broken = log.brokenLines(read.rows.count)
    log.throwIfAny()
    const raw = {
      ...read,
      warnings: [...(read.warnings ?? []), ...broken],
      brokenRows: log.brokenRows,
    }
    return {
      raw,
      finish: (answers) => finished(raw, answers, filename),
    }
  } finally {
    // Closes the source when reading stopped early.
    await chunks.return()
  }
}

function finished(raw: RawWeather, answers: WeatherAnswers, filename: string): WeatherFile {
  const weather = finishWeather(raw, answers, filename, new ProblemLog())
  return { ...weather, warnings: [...weather.warnings, ...missingLight(weather)] }
}

async function readRaw(
  chunks: AsyncGenerator<string, void, undefined>,
  context: Omit<ReaderContext, 'lines'>,
  mapping: PlainMapping | undefined,
): Promise<RawWeather> {
  const head = await firstPieces(chunks, HEAD_LENGTH)
  const format = mapping ? 'plain' : detectFormat(head.join('').slice(0, HEAD_LENGTH))
  // a first line of this length is no table
  const isTable = head.some((piece) => /[\r\n]/.test(piece))
  if (format === undefined && isTable) head.push(...(await firstPieces(chunks, GUESS_LENGTH)))
  const all = joined(head, chunks)
  const { log, limits, filename } = context
  if (format === 'pvgis-json') return readPvgisJson(all, log, limits)
  if (format === 'nasa-power-json') return readNasaPowerJson(all, log, limits)
  if (format === 'solcast-json') return readSolcastJson(all, log, limits, filename)
  if (format === 'plantpredict') return readPlantPredict(all, log, limits)
  const lines = new LineReader(all, context.log, context.limits)
  await refuseWhatIsNoTable(lines, context.log, format)
  if (mapping) return readPlain({ ...context, lines }, mapping)
  if (format === undefined || format === 'plain') return readGuessed({ ...context, lines }, head)
  return READERS[format]({ ...context, lines })
}

/** A table of no known format by what its names and remarks say. */
async function readGuessed(context: ReaderContext, head: readonly string[]): Promise<RawWeather> {
  const guess = guessTable(head.join('').split(/\r*\n|\r/))
  const { columns, time } = guess?.mapping ?? { columns: {}, time: undefined }
  const hasLight = columns.ghi_wm2 ?? columns.dni_wm2 ?? columns.dhi_wm2
  const hasTime = time && (time.kind !== 'stamp' || time.columns.length > 0)
  if (!guess || !hasLight || !hasTime) return refuseUnknown(context.lines, context.log)
  const raw = await readPlain(context, guess.mapping)
  return {
    ...raw,
    warnings: [...(raw.warnings ?? []), ...guessedUnits(guess.mapping)],
    isAlignmentSaid: guess.isAlignmentSaid,
    clockIsLocal: guess.isClockLocal && isLocalZero(raw.longitude),
    ...(guess.zone === undefined ? {} : { zone: guess.zone }),
  }
}

function guessedUnits({ columns }: PlainMapping): readonly WeatherWarning[] {
  const guessed = WEATHER_VALUE_COLUMNS.flatMap((name) => {
    const column = columns[name]
    return column?.isUnitGuessed === true ? [`${columnWords(name)} in ${column.unit}`] : []
  })
  if (guessed.length === 0) return []
  const message = `The header does not say these units, or one that the values cannot have; they were told from the size of the values: ${guessed.join(', ')}. Correct them at import where that is wrong.`
  return [{ code: 'unit_guessed', message }]
}

const HEAD_LENGTH = 65_536
/** Enough for days above 12 in the dates of most files. */
const GUESS_LENGTH = 1_048_576

/** The next pieces of the text, to a length. */
async function firstPieces(
  chunks: AsyncGenerator<string, void, undefined>,
  enough: number,
): Promise<string[]> {
  const pieces: string[] = []
  let length = 0
  while (length < enough) {
    const { value, done } = await chunks.next()
    if (done) break
    pieces.push(value)
    length += value.length
  }
  return pieces
}

async function* joined(
  head: readonly string[],
  rest: AsyncGenerator<string, void, undefined>,
): AsyncGenerator<string, void, undefined> {
  yield* head
  yield* rest
}

async function refuseWhatIsNoTable(
  lines: LineReader,
  log: ProblemLog,
  format: WeatherFormat | undefined,
): Promise<void> {
  const head = await lines.peek(DETECT_LINES)
  if (head.every((line) => line.trim() === '')) {
    log.fail({ code: 'empty_file', message: 'The file is empty. Choose a file with weather data.' })
  }
  // USCRN has NUL characters where its logger lost a row.
  if (format !== 'crn' && head.some((line) => line.includes('\u0000'))) {
    log.fail({
      code: 'not_text',
      message: 'The file is not a text file. Choose a CSV, EPW, TMY2, TMY3 or PVGIS file.',
    })
  }
}

function refuseHorizon(log: ProblemLog): never {
  return log.fail({
    code: 'no_irradiance',
    message:
      'The file is the line of a horizon and holds no weather. It belongs to the site, not to Meteo.',
  })
}

async function refuseUnknown(lines: LineReader, log: ProblemLog): Promise<never> {
  const [first] = await lines.peek(1)
  if (/horizon_(azimuth|elevation)|\bA\s+H_hor\b/i.test(first ?? '')) refuseHorizon(log)
  if (/^"?PVSYST V?\d/i.test(first ?? '')) {
    log.fail({
      code: 'unknown_format',
      line: 1,
      message:
        'The file holds hourly results that PVsyst exported, not weather. Choose the weather file of the project (.MET), or keep the results as a dataset of their own to compare with.',
    })
  }
  return log.fail({
    code: 'unknown_format',
    line: 1,
    message: `The file is of no known weather format; it begins with "${(first ?? '').slice(0, 60)}". Known are TMY2, TMY3, EPW, SAM/NSRDB CSV, NASA POWER, PVGIS, Solcast, Solargis, SolarAnywhere, Meteonorm, PVsyst, PlantPredict, CAMS and station files (SURFRAD, SOLRAD, USCRN, MIDC, SRML); any other table can be read when its columns are mapped.`,
  })
}
