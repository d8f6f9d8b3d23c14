import type { GisFile, NamedBytes } from '@duet/formats'

/** One question to the worker: files as they were dropped. */
export interface ImportCall {
  readonly files: readonly NamedBytes[]
}

export type ImportAnswer = { readonly file: GisFile } | { readonly error: string }
