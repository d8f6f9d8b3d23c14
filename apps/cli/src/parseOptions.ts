import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UsageError } from './usageError.ts'

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
