import type { Command } from '../command.ts'

/** What may follow an option, or stand as an argument. */
export type Values =
  | { readonly kind: 'choices'; readonly choices: readonly string[] }
  | { readonly kind: 'files' }
  /** Something that no shell can know. */
  | { readonly kind: 'text' }

/** An option as shells complete it. */
export interface CompletableOption {
  /** As `--weather`. */
  readonly flag: string
  readonly meaning: string
  /** Undefined: it has no value. */
  readonly values: Values | undefined
}

/** A command as shells complete it, from its row in the table of commands. */
export interface CompletableCommand {
  readonly name: string
  readonly summary: string
  readonly options: readonly CompletableOption[]
  readonly arguments: Values
}

export const completable = (
  name: string,
  { summary, options, arguments: args }: Command,
  names: readonly string[],
): CompletableCommand => ({
  name,
  summary,
  options: options.flatMap(([option, meaning]) => {
    const [flag = '', ...value] = option.split(' ')
    if (!flag.startsWith('--')) return []
    return [{ flag, meaning, values: value.length > 0 ? valuesOf(value.join(' ')) : undefined }]
  }),
  arguments: args === '[COMMAND]' ? { kind: 'choices', choices: names } : valuesOf(args),
})

/** `a|b` are choices; what names a file, a folder or a plant takes files. */
function valuesOf(text: string): Values {
  if (/^[a-z][\w-]*(\|[a-z][\w-]*)+$/.test(text))
    return { kind: 'choices', choices: text.split('|') }
  return /FILE|DIR|PLANT|BUNDLE|\bIN\b|OUT/.test(text) ? { kind: 'files' } : { kind: 'text' }
}
