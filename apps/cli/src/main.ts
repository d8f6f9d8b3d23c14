#!/usr/bin/env node
import { AppError } from '@duet/contract'
import { z } from 'zod'
import { UsageError } from './command.ts'
import { COMMANDS, usage } from './commands.ts'

const FIELD_ERROR = z.object({ path: z.string(), message: z.string() })

/** Errors whose message is written for people, beside those of the program and of the file system. */
const EXPLAINED = new Set(['WeatherFileError', 'PvsystFileError', 'ReadingsError'])

const [name, ...args] = process.argv.slice(2)
const command = COMMANDS.find((known) => known.name === name)

if (name === undefined || name === 'help' || name === '--help') {
  console.log(usage())
} else if (!command) {
  console.error(`duet: there is no command '${name}'\n\n${usage()}`)
  process.exitCode = 2
} else if (args.includes('--help')) {
  console.log(usage(command.name))
} else {
  try {
    await command.run(args)
  } catch (error) {
    process.exitCode = printError(error, command.name)
  }
}

/** Prints what went wrong for the person at the terminal. @returns the exit code */
function printError(error: unknown, commandName: string): number {
  if (error instanceof UsageError) {
    console.error(`duet ${commandName}: ${error.message}\n\n${usage(commandName)}`)
    return 2
  }
  if (error instanceof AppError || isExplained(error)) {
    console.error(`duet ${commandName}: ${error.message}`)
    for (const line of detailLines(error)) console.error(`  ${line}`)
    return 1
  }
  console.error(error)
  return 1
}

/** Errors whose message is written for people: of the readers and of the file system. */
function isExplained(error: unknown): error is Error {
  return error instanceof Error && (EXPLAINED.has(error.name) || 'errno' in error)
}

function detailLines(error: Error): readonly string[] {
  if (!(error instanceof AppError)) return []
  const { errors } = error.details
  if (!Array.isArray(errors)) return []
  return errors.slice(0, 20).map(lineOf)
}

/** A reason as a sentence, or a field error as `path: message`. */
function lineOf(entry: unknown): string {
  if (typeof entry === 'string') return entry
  const parsed = FIELD_ERROR.safeParse(entry)
  return parsed.success ? `${parsed.data.path}: ${parsed.data.message}` : JSON.stringify(entry)
}
