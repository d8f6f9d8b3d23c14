import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { UsageError } from '../command.ts'

const STDIN = '-'
/** As messages and tables name it. */
export const STANDARD_INPUT = 'standard input'

let spooled: Promise<string> | undefined

/** @throws UsageError where more than one name of a command line is standard input, or a list on it */
export function requireOneInput(names: readonly (string | undefined)[]): void {
  if (names.filter((name) => name === STDIN || name === `@${STDIN}`).length > 1)
    throw new UsageError('standard input is one file: name the others')
}

/**
 * The path of a file that is named on the command line. `-` is standard input, which is written to a temporary file that
 * goes when the program ends: every reader then reads it like any other file, by the name `standard input`.
 *
 * @throws the error of the file system
 */
export function inputFile(named: string): Promise<string> {
  if (named !== STDIN) return Promise.resolve(named)
  spooled ??= spool()
  return spooled
}

async function spool(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'duet-input-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(1))
  const file = join(folder, STANDARD_INPUT)
  await pipeline(process.stdin, createWriteStream(file))
  return file
}

/** A path as a table names it, where it may be that of standard input. */
export const shownFile = (path: string): string =>
  basename(path) === STANDARD_INPUT ? STANDARD_INPUT : path

/** SHA-256 of a file's bytes, hexadecimal. */
export async function sha256OfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
