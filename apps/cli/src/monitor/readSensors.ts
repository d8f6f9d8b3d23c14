import { createReadStream, existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { AppError } from '@duet/contract'
import { type Deployment, localToUtcMs, type ReadingTable } from '@duet/monitoring'

const FILES = ['sensors.csv', 'sensors.csv.gz'] as const
const ROWS_AT_FIRST = 16_384

/**
 * Reads the readings of a scenario: `timestamp` and a column for each sensor tag.
 *
 * @throws AppError INVALID_INPUT with file and line
 */
export async function readSensors(dir: string, deployment: Deployment): Promise<ReadingTable> {
  const name = FILES.find((file) => existsSync(join(dir, file)))
  if (name === undefined)
    throw new AppError('INVALID_INPUT', `${dir} has none of ${FILES.join(', ')}.`)
  const file = join(dir, name)
  const bytes = createReadStream(file)
  const text = name.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes
  const table = new Table(basename(file))
  for await (const line of createInterface({ input: text, crlfDelay: Infinity })) table.add(line)
  const { wallMs, columns } = table.finish()
  const labelUtcMs =
    deployment.timestamp_clock === 'local' ? localToUtcMs(deployment.time_zone, wallMs) : wallMs
  for (let row = 1; row < labelUtcMs.length; row++) {
    if ((labelUtcMs[row] ?? 0) < (labelUtcMs[row - 1] ?? 0))
      throw table.error('rows must stand in the order of time', row + 2)
  }
  return { labelUtcMs, columns }
}

/** Grows with the rows of a CSV file. */
class Table {
  readonly #file: string
  #line = 0
  #rows = 0
  #tags: readonly string[] = []
  #columns: Float64Array[] = []
  #wallMs = new Float64Array(ROWS_AT_FIRST)

  constructor(file: string) {
    this.#file = file
  }

  add(line: string): void {
    this.#line++
    if (line.trim() === '') return
    const cells = line.split(',')
    if (this.#tags.length === 0) return this.#head(cells)
    if (cells.length !== this.#tags.length + 1)
      throw this.error(`has ${cells.length} cells, the head has ${this.#tags.length + 1}`)
    if (this.#rows === this.#wallMs.length) this.#grow()
    this.#wallMs[this.#rows] = this.#time(cells[0] ?? '')
    this.#columns.forEach((column, k) => {
      column[this.#rows] = this.#value(cells[k + 1] ?? '')
    })
    this.#rows++
  }

  finish(): { readonly wallMs: Float64Array; readonly columns: ReadonlyMap<string, Float64Array> } {
    if (this.#rows === 0) throw this.error('has no readings')
    const columns = this.#tags.map((tag, k): [string, Float64Array] => [
      tag,
      (this.#columns[k] ?? new Float64Array()).subarray(0, this.#rows),
    ])
    return { wallMs: this.#wallMs.subarray(0, this.#rows), columns: new Map(columns) }
  }

  error(message: string, line = this.#line): AppError {
    return new AppError('INVALID_INPUT', `${this.#file}, line ${line}: ${message}.`)
  }

  #head(cells: readonly string[]): void {
    const [first, ...tags] = cells.map((cell) => cell.trim())
    if (first !== 'timestamp')
      throw this.error(`the first column must be timestamp, got '${first}'`)
    const twice = tags.find((tag, k) => tags.indexOf(tag) !== k)
    if (twice !== undefined) throw this.error(`the tag ${twice} stands twice`)
    if (tags.length === 0) throw this.error('there is no column with readings')
    this.#tags = tags
    this.#columns = tags.map(() => new Float64Array(ROWS_AT_FIRST))
  }

  #grow(): void {
    this.#wallMs = longer(this.#wallMs)
    this.#columns = this.#columns.map(longer)
  }

  #time(text: string): number {
    const isUtc = /(?:Z|[+-]\d\d:?\d\d)$/.test(text)
    const ms = Date.parse(isUtc ? text : `${text.trim().replace(' ', 'T')}Z`)
    if (Number.isNaN(ms)) throw this.error(`'${text}' is no time`)
    return ms
  }

  #value(text: string): number {
    if (text === '' || /^(nan|null|na)$/i.test(text.trim())) return Number.NaN
    const value = Number(text)
    if (!Number.isFinite(value)) throw this.error(`'${text}' is no number`)
    return value
  }
}

function longer(values: Float64Array): Float64Array<ArrayBuffer> {
  const grown = new Float64Array(values.length * 2)
  grown.set(values)
  return grown
}
