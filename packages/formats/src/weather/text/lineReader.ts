import type { ProblemLog } from '../file/weatherFileError.ts'
import type { WeatherLimits } from '../file/weatherLimits.ts'
import { withoutTail } from './withoutTail.ts'

/**
 * Lines of a text that arrives in pieces; only the piece at hand is in memory. LF, CRLF and CR end a line.
 *
 * `take` is synchronous, so that a loop over half a million lines awaits once a piece and not once a line.
 */
export class LineReader {
  readonly #chunks: AsyncIterator<string>
  readonly #log: ProblemLog
  readonly #limits: WeatherLimits
  #lines: string[] = []
  #next = 0
  #rest = ''
  #done = false
  #lineNumber = 0

  constructor(chunks: AsyncIterable<string>, log: ProblemLog, limits: WeatherLimits) {
    this.#chunks = chunks[Symbol.asyncIterator]()
    this.#log = log
    this.#limits = limits
  }

  /** Number of the line last taken, from 1. */
  get lineNumber(): number {
    return this.#lineNumber
  }

  /** The next line, undefined when more must be filled in first or the text has ended. */
  take(): string | undefined {
    if (this.#next >= this.#lines.length) return undefined
    this.#lineNumber += 1
    return this.#lines[this.#next++]
  }

  /** Reads on until there is a line to take; false at the end of the text. */
  async fill(): Promise<boolean> {
    while (this.#next >= this.#lines.length) {
      if (this.#done) return false
      this.#lines = []
      this.#next = 0
      await this.#readChunk()
    }
    return true
  }

  /** The next line after any waiting, undefined at the end. For headers; loops over data use `take` and `fill`. */
  async takeAfterFill(): Promise<string | undefined> {
    return (await this.fill()) ? this.take() : undefined
  }

  /** The first lines without taking them, at most `count`. */
  async peek(count: number): Promise<readonly string[]> {
    while (this.#lines.length - this.#next < count && !this.#done) await this.#readChunk()
    return this.#lines.slice(this.#next, this.#next + count)
  }

  async #readChunk(): Promise<void> {
    const { value, done } = await this.#chunks.next()
    if (done) {
      this.#done = true
      if (this.#rest !== '') this.#append(stripReturn(this.#rest).split('\r'))
      this.#rest = ''
      return
    }
    const text = this.#rest + value
    const parts = text.split('\n')
    this.#rest = parts.pop() ?? ''
    if (parts.length > 0) this.#append(parts.map(stripReturn))
    else this.#splitOldMacText()
    if (this.#rest.length > this.#limits.maxLineLength) this.#failTooLong(this.#lines.length)
  }

  /** Text with CR alone as line end: split what is sure to be whole. */
  #splitOldMacText(): void {
    if (!this.#rest.includes('\r')) return
    const parts = this.#rest.split(/\r(?!$)/)
    this.#rest = parts.pop() ?? ''
    this.#append(parts)
  }

  #append(lines: readonly string[]): void {
    const { maxLineLength } = this.#limits
    for (const line of lines) {
      if (line.length > maxLineLength) this.#failTooLong(this.#lines.length)
      this.#lines.push(line)
    }
  }

  #failTooLong(indexInBuffer: number): never {
    const line = this.#lineNumber + (indexInBuffer - this.#next) + 1
    return this.#log.fail({
      code: 'line_too_long',
      line,
      message: `Line ${line} is longer than ${this.#limits.maxLineLength.toLocaleString('en-US')} characters. This is not a table of weather; check that the right file was chosen.`,
    })
  }
}

const stripReturn = (line: string): string => withoutTail(line, '\r')
