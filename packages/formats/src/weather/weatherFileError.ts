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
  /** Name of the column as the file has it. */
  readonly column?: string
}

/** How many problems are kept in full. */
export const MAX_WEATHER_PROBLEMS = 20

/** The file cannot be read as weather: the first problems in the order of the file, and how many there are. */
export class WeatherFileError extends Error {
  readonly problems: readonly WeatherProblem[]
  readonly problemCount: number

  constructor(problems: readonly WeatherProblem[], problemCount: number = problems.length) {
    const first = problems[0]?.message ?? 'The weather file could not be read.'
    const more = problemCount - 1
    super(more > 0 ? `${first} (and ${more} more problem${more === 1 ? '' : 's'})` : first)
    this.name = 'WeatherFileError'
    this.problems = problems
    this.problemCount = problemCount
  }
}

/** Collects problems, so that a user sees the first twenty at once and not one at a time. */
export class ProblemLog {
  readonly #kept: WeatherProblem[] = []
  #count = 0

  add(problem: WeatherProblem): void {
    this.#count += 1
    if (this.#kept.length < MAX_WEATHER_PROBLEMS) this.#kept.push(problem)
  }

  get count(): number {
    return this.#count
  }

  /** @throws WeatherFileError when there is a problem. */
  throwIfAny(): void {
    if (this.#count > 0) throw new WeatherFileError(this.#kept, this.#count)
  }

  /** @throws WeatherFileError with what was found so far and this problem, after which reading makes no sense. */
  fail(problem: WeatherProblem): never {
    this.add(problem)
    const kept = this.#kept.includes(problem) ? this.#kept : [...this.#kept, problem]
    throw new WeatherFileError(kept, this.#count)
  }
}
