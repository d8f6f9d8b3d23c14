import type { Readable } from 'node:stream'

export interface PutOptions {
  /** A longer object is refused and nothing is left of it. */
  readonly maxBytes?: number
  readonly signal?: AbortSignal
}

export interface ObjectStat {
  readonly sizeBytes: number
}

/** What was written. */
export interface WrittenObject extends ObjectStat {
  /** SHA-256 of the content, hex. */
  readonly sha256: string
}

/**
 * Where files and results lie. An object is whole or absent: readers never meet a half-written one, and
 * writing a key again replaces it.
 */
export interface ObjectStorage {
  /** Writes a file for `adopt` or `removeTemporary`; of one that fails nothing is left. @throws AppError FILE_TOO_LARGE */
  readonly stage: (content: Readable, options?: PutOptions) => Promise<string>
  /** @throws AppError FILE_TOO_LARGE */
  readonly put: (key: string, content: Readable, options?: PutOptions) => Promise<WrittenObject>
  /** @throws AppError NOT_FOUND */
  readonly get: (key: string) => Promise<Readable>
  /** Undefined where there is no such object. */
  readonly stat: (key: string) => Promise<ObjectStat | undefined>
  /** Removing what is not there is no error. */
  readonly remove: (key: string) => Promise<void>
  /** Keys that begin with `prefix`, a key without its last segments, sorted; without one all keys. */
  readonly list: (prefix?: string) => Promise<readonly string[]>
  /** A file that holds the object, for readers that need a path. @throws AppError NOT_FOUND */
  readonly localPath: (key: string) => Promise<string>
  /** Takes over a finished file of this machine as the object. The file is gone afterwards. */
  readonly adopt: (key: string, file: string) => Promise<WrittenObject>
  /** A new name of a file on the disk of the storage, for `adopt`. */
  readonly temporaryFile: () => Promise<string>
  /** Removing what was adopted, or is not there, is no error. */
  readonly removeTemporary: (file: string) => Promise<void>
  /** Removes temporary files that a process left when it was killed: those older than `ageMs`. */
  readonly sweepTemporary: (ageMs: number) => Promise<void>
}
