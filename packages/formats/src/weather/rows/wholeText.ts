import { isTooDeep, MAX_JSON_DEPTH } from '@duet/contract'
import type { z } from 'zod'
import type { ProblemLog } from '../file/weatherFileError.ts'
import type { ReaderContext } from './rawWeather.ts'

/** Formats that cannot be read line by line are held in memory whole; a year of minutes of a station is about 60 MB. */
const MAX_WHOLE_CHARACTERS: number = 96 * 1024 * 1024

/** All lines that are left, in order. */
export async function takeAllLines({ lines, log }: ReaderContext): Promise<readonly string[]> {
  const all: string[] = []
  let length = 0
  for (;;) {
    const line = lines.take()
    if (line === undefined) {
      if (!(await lines.fill())) return all
      continue
    }
    length += line.length + 1
    if (length > MAX_WHOLE_CHARACTERS) log.fail(tooLong())
    all.push(line)
  }
}

/** The whole text as JSON of a form; `otherwise` says what a text of another form is not. */
export async function readJsonAs<Schema extends z.ZodType>(
  schema: Schema,
  chunks: AsyncIterable<string>,
  log: ProblemLog,
  otherwise: string,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await wholeJson(chunks, log))
  return parsed.success ? parsed.data : log.fail({ code: 'bad_header', message: otherwise })
}

/** The whole text as JSON. Problems: too long, and no JSON. */
async function wholeJson(chunks: AsyncIterable<string>, log: ProblemLog): Promise<unknown> {
  const pieces: string[] = []
  let length = 0
  for await (const piece of chunks) {
    length += piece.length
    if (length > MAX_WHOLE_CHARACTERS) log.fail(tooLong())
    pieces.push(piece)
  }
  try {
    const value: unknown = JSON.parse(pieces.join(''))
    if (!isTooDeep(value)) return value
  } catch {
    return log.fail({
      code: 'bad_header',
      message: 'The JSON file is damaged or cut short. Download it again.',
    })
  }
  return log.fail({
    code: 'bad_header',
    message: `The JSON file is no weather: its lists lie more than ${MAX_JSON_DEPTH} deep in one another.`,
  })
}

function tooLong(): { code: 'file_too_large'; message: string } {
  const megabytes = MAX_WHOLE_CHARACTERS / 1024 / 1024
  return {
    code: 'file_too_large',
    message: `Files of this format may have ${megabytes} MB. Split the file by year.`,
  }
}
