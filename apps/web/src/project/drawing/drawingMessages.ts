import type { GisFile, NamedBytes } from '@duet/formats'

/** One question to the worker: files as they were dropped. */
export interface DrawingCall {
  readonly files: readonly NamedBytes[]
}

export type DrawingAnswer = { readonly file: GisFile } | { readonly error: string }
