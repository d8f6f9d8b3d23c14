import { shortMessage } from '../../errors/shortMessage.ts'
import { MAX_REPORTED_LINES, type RepeatedRows, type WeatherWarning } from './weatherFile.ts'

export type WeatherProblemCode =
  | 'empty_file'
  | 'not_text'
  | 'unknown_format'
  | 'file_too_large'
  | 'too_many_rows'
  | 'line_too_long'
  | 'bad_header'
  | 'missing_column'
  | 'missing_time_zone'
  | 'no_air_temperature'
  | 'has_air_temperature'
  | 'no_irradiance'
  | 'inclined_plane'
  | 'wrong_column_count'
  | 'not_a_number'
  | 'bad_timestamp'
  | 'duplicate_time'
  | 'time_goes_back'
  | 'irregular_step'
  | 'unsupported_step'
  | 'missing_hours'
  | 'no_rows'

export interface WeatherProblem {
  readonly code: WeatherProblemCode
  /** One sentence: where, what, and what to do. */
  readonly message: string
  /** Counted from 1; absent where the whole file is meant. */
  readonly line?: number
  /** All lines at fault where there are several, rising, at most `MAX_REPORTED_LINES`. */
  readonly lines?: readonly number[]
  /** Of `duplicate_time`: the rows and the choices that would read the file (`WeatherAnswers.repeatedRows`). */
  readonly repeatedRows?: RepeatedRows
  /** Name of the column as the file has it. */
  readonly column?: string
}

/** Above this share of broken lines the layout of the file is misread, or another one. */
const MOST_BROKEN_SHARE = 0.01

/** `line 7`, `lines 3, 9 and 12`, `lines 3, 4, 5, 6, 7 and 12 more`. */
export function linesText(lines: readonly number[], count: number = lines.length): string {
  const shown = lines.slice(0, count <= 6 ? 6 : 5)
  const more = count - shown.length
  if (count === 1) return `line ${shown[0]}`
  const last = more > 0 ? `${more.toLocaleString('en-US')} more` : shown.pop()
  return `lines ${shown.join(', ')} and ${last}`
}

/** How many problems are reported in full. */
export const MAX_WEATHER_PROBLEMS = 20

/** The file cannot be read as weather: the first problems in the order of the file, and how many there are. */
export class WeatherFileError extends Error {
  readonly problems: readonly WeatherProblem[]
  readonly problemCount: number

  constructor(problems: readonly WeatherProblem[], problemCount: number = problems.length) {
    const shortened = problems.map((problem) => ({
      ...problem,
      message: shortMessage(problem.message),
    }))
    const first = shortened[0]?.message ?? 'The weather file could not be read.'
    const more = problemCount - 1
    super(more > 0 ? `${first} (and ${more} more problem${more === 1 ? '' : 's'})` : first)
    this.name = 'WeatherFileError'
    this.problems = shortened
    this.problemCount = problemCount
  }
}

/** Collects problems, so that a user sees the first twenty at once and not one at a time. */
export class ProblemLog {
  readonly #reported: WeatherProblem[] = []
  readonly #broken: WeatherProblem[] = []
  #count = 0
  #brokenCount = 0

  /** A line that is no row: few of them are left out, see `brokenLines`. */
  addBroken(problem: WeatherProblem & { readonly line: number }): void {
    if (this.#broken.at(-1)?.line === problem.line) return
    this.#brokenCount += 1
    if (this.#broken.length < MAX_REPORTED_LINES) this.#broken.push(problem)
  }

  /**
   * What becomes of broken lines: of few, a warning; of many, problems, for then the file is read the wrong way.
   *
   * @param rowCount - rows that could be read
   */
  brokenLines(rowCount: number): readonly WeatherWarning[] {
    if (this.#brokenCount === 0) return []
    if (this.#brokenCount > MOST_BROKEN_SHARE * rowCount) {
      for (const problem of this.#broken) this.add(problem)
      this.#count += this.#brokenCount - this.#broken.length
      return []
    }
    const lines = this.#broken.flatMap(({ line }) => line ?? [])
    const count = this.#brokenCount.toLocaleString('en-US')
    const said = this.#brokenCount === 1 ? '1 line is' : `${count} lines are`
    const message = `${said} broken (${linesText(lines, this.#brokenCount)}); what cannot be read there is left out. ${this.#broken[0]?.message ?? ''}`
    return [{ code: 'lines_left_out', message, line: lines[0] ?? 0, lines }]
  }

  add(problem: WeatherProblem): void {
    this.#count += 1
    if (this.#reported.length < MAX_WEATHER_PROBLEMS) this.#reported.push(problem)
  }

  /** Lines of which no row could be made. */
  get brokenRows(): readonly WeatherProblem[] {
    return this.#broken.filter(({ code }) => code !== 'not_a_number')
  }

  get count(): number {
    return this.#count
  }

  /** @throws WeatherFileError when there is a problem. */
  throwIfAny(): void {
    if (this.#count > 0) throw new WeatherFileError(this.#reported, this.#count)
  }

  /** @throws WeatherFileError with what was found so far and this problem, after which reading makes no sense. */
  fail(problem: WeatherProblem): never {
    this.add(problem)
    const problems = this.#reported.includes(problem)
      ? this.#reported
      : [...this.#reported, problem]
    throw new WeatherFileError(problems, this.#count)
  }
}
