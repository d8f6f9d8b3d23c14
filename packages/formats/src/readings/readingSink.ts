/** How readings are written. `csv` is long (tag, timestamp, value) or wide (timestamp and a column for each tag). */
export const READING_TEXT_FORMATS = ['jsonl', 'csv'] as const
export type ReadingTextFormat = (typeof READING_TEXT_FORMATS)[number]

/**
 * Takes each reading as the text has it; nothing is checked but that there is one.
 *
 * @param line - from 1
 * @param time - text, or ms since 1970 UTC
 * @param value - number, text, null for an empty one, or whatever else stood there
 */
export type ReadingSink = (line: number, tag: string, time: string | number, value: unknown) => void

/** A text that is no table of readings: none of it is used. */
export class ReadingsError extends Error {
  override readonly name = 'ReadingsError'
  /** From 1; undefined where the whole is meant. */
  readonly line: number | undefined

  constructor(message: string, line?: number) {
    super(line === undefined ? message : `Line ${line}: ${message}`)
    this.line = line
  }
}

/** Reads lines in their order. */
export interface LineParser {
  /** @throws ReadingsError */
  readonly line: (text: string, number: number) => void
}
