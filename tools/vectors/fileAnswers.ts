import type { Answer, JsonRecord, VectorFile } from '@duet/engine/reference'
import { readWeather, type WeatherFile, WeatherFileError } from '@duet/formats'
import { HOUR_MS } from '@duet/units'
import { componentAnswer } from './componentAnswer.ts'
import { weatherCase } from './weatherCase.ts'

/** Reads the file that `inputs.file` names. */
export type ReadInputFile = (file: string) => Buffer

/** Cases of a reference file that read a file, with what the product makes of it. */
export interface FileAnswers {
  /** The cases with the part of what is expected that can be answered. */
  readonly file: VectorFile
  /** The answer of each case. */
  readonly answers: readonly Answer[]
  readonly unanswered: readonly string[]
}

/** What the product's reader says of a file that it does not take, and rightly so. */
export class RefusedFile extends Error {}

/** Answers the cases of a reference file that read a file; undefined for any other. */
export async function fileAnswers(
  name: string,
  file: VectorFile,
  read: ReadInputFile,
): Promise<FileAnswers | undefined> {
  if (name === 'panond_parse') {
    const answers = file.cases.map(({ inputs }) => {
      known(inputs.raw, ['file', 'kind', 'encoding'])
      return componentAnswer(read(inputs.text['file'] ?? ''))
    })
    return { file, answers, unanswered: [] }
  }
  return name.startsWith('weather_') ? weatherAnswers(file, read) : undefined
}

async function weatherAnswers(file: VectorFile, read: ReadInputFile): Promise<FileAnswers> {
  const cases = await Promise.all(
    file.cases.map(async ({ inputs, expected }) => {
      known(inputs.raw, ['file', 'kind', 'encoding', 'repo_path'])
      const path = inputs.text['file'] ?? ''
      const weather = await weatherOf(path, read(path), expected)
      return { inputs, ...weatherCase(inputs.text['kind'] ?? '', expected, weather) }
    }),
  )
  return {
    file: { ...file, cases },
    answers: cases.map(({ answer }) => answer),
    unanswered: cases.flatMap(({ unanswered }) => unanswered),
  }
}

/** A file as the import of the product reads it; an air temperature that it lacks is left for later, as a user can. */
async function weatherOf(path: string, bytes: Buffer, expected: JsonRecord): Promise<WeatherFile> {
  const options = {
    filename: path.split('/').at(-1) ?? path,
    airTemperature: { kind: 'later' },
  } as const
  try {
    return await readWeather([bytes], options)
  } catch (error) {
    // A piece of a typical year is no year; a user can still say that it is to be read as a series.
    if (error instanceof WeatherFileError && error.problems[0]?.code === 'missing_hours') {
      return readWeather([bytes], { ...options, type: 'Sequential' })
    }
    if (error instanceof WeatherFileError && !isWeather(expected)) {
      throw new RefusedFile(error.message, { cause: error })
    }
    throw error
  }
}

/** Whether a run could be made of the file: light of a sky with its clouds, in steps of an hour at most. */
function isWeather(expected: JsonRecord): boolean {
  const columns = expected['columns']
  const hasLight =
    Array.isArray(columns) &&
    columns.some((name) =>
      /^(ghi|dni|dhi|global|direct|diffuse)(_\d)?\b(?!.*clear)/i.test(String(name)),
    )
  const first = expected['index_first48']
  const [from = '', to = ''] = Array.isArray(first) ? first.map(String) : []
  const stepMs = Date.parse(to) - Date.parse(from)
  return hasLight && !(stepMs > HOUR_MS)
}

/** @throws RangeError that names an input which is not known */
function known(inputs: JsonRecord, names: readonly string[]): void {
  for (const name of Object.keys(inputs)) {
    if (!names.includes(name))
      throw new RangeError(`got input ${name}, expected ${names.join(', ')}`)
  }
}
