/** Why a single reading is not taken. The others of its batch are. */
export const REFUSAL_REASONS = [
  'unknown_tag',
  'timestamp',
  'future',
  'too_old',
  'text',
  'nan',
  'duplicate_in_batch',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

export interface RefusalExample {
  readonly line: number
  readonly tag: string
  readonly timestamp: string | number
  readonly value: unknown
}

export interface Refusals {
  readonly count: number
  /** The first of each reason. */
  readonly by_reason: Readonly<
    Partial<
      Record<RefusalReason, { readonly count: number; readonly first: readonly RefusalExample[] }>
    >
  >
}

const EXAMPLES = 5
const TEXT_LENGTH = 200

/** Counts refusals, with the first examples of each reason. */
export class RefusalCounter {
  #byReason = new Map<RefusalReason, { count: number; readonly first: RefusalExample[] }>()

  add(reason: RefusalReason, example: () => RefusalExample): void {
    const found = this.#byReason.get(reason) ?? { count: 0, first: [] }
    this.#byReason.set(reason, found)
    found.count += 1
    if (found.first.length < EXAMPLES) found.first.push(shortened(example()))
  }

  get report(): Refusals {
    let count = 0
    for (const one of this.#byReason.values()) count += one.count
    return { count, by_reason: Object.fromEntries(this.#byReason) }
  }
}

const cutText = (text: string): string => text.slice(0, TEXT_LENGTH).toWellFormed()
const cut = <T>(value: T): T | string => (typeof value === 'string' ? cutText(value) : value)

function shortened({ line, tag, timestamp, value }: RefusalExample): RefusalExample {
  const shown = typeof value === 'object' && value !== null ? JSON.stringify(value) : value
  return { line, tag: cutText(tag), timestamp: cut(timestamp), value: cut(shown) }
}
