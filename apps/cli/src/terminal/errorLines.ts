import { AppError } from '@duet/contract'
import { z } from 'zod'

const FIELD_ERROR = z.object({ path: z.string(), message: z.string() })

/** Errors whose message is written for people, beside those of the program and of the file system. */
const EXPLAINED = new Set([
  'WeatherFileError',
  'PvsystFileError',
  'GisFileError',
  'ReadingsError',
  'DuetError',
])

/** What went wrong, for the person at the terminal: a sentence, then its reasons. Undefined: a fault of the program. */
export function errorLines(error: unknown): readonly string[] | undefined {
  if (error instanceof AppError) return [error.message, ...detailLines(error)]
  if (error instanceof Error && (EXPLAINED.has(error.name) || 'errno' in error))
    return [error.message]
  return undefined
}

function detailLines({ details: { errors } }: AppError): readonly string[] {
  return Array.isArray(errors) ? errors.slice(0, 20).map(lineOf) : []
}

/** A reason as a sentence, or a field error as `path: message`. */
function lineOf(entry: unknown): string {
  if (typeof entry === 'string') return entry
  const parsed = FIELD_ERROR.safeParse(entry)
  return parsed.success ? `${parsed.data.path}: ${parsed.data.message}` : JSON.stringify(entry)
}
