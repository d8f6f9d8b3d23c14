import { type ParseArgsConfig, parseArgs } from 'node:util'

/** One verb of the command line; what it is called stands in the table of commands. */
export interface Command {
  readonly arguments: string
  readonly summary: string
  readonly options: readonly (readonly [option: string, meaning: string])[]
  readonly run: (args: readonly string[]) => Promise<void>
}

/** The command line was not understood; the usage is shown with it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

type Options = NonNullable<ParseArgsConfig['options']>
type Parsed<T extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; allowPositionals: true; options: T }>
>

/** Arguments of a command. @throws UsageError for an option that it does not have */
export function parseOptions<T extends Options>(args: readonly string[], options: T): Parsed<T> {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
