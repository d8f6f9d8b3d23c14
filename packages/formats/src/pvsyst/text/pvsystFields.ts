import type { PvsystObject } from './parsePvsystObject.ts'
import { PvsystFileError } from './pvsystFileError.ts'

/** What became of the keys of a file. */
export interface ImportNotes {
  /** Keys that were used. */
  readonly read: readonly string[]
  /** Keys that were stored in `raw` alone. */
  readonly unknown: readonly string[]
  /** Sentences about values that the file does not have, or that had to be altered. */
  readonly changed: readonly string[]
  /** Fields of the component whose value the file does not have: a default, or what follows from an assumption. */
  readonly assumed: readonly string[]
}

interface FieldText {
  readonly key: string
  readonly text: string
  readonly line: number | undefined
}

/** Reads values by key, without regard to case, and remembers which were read. */
export class PvsystFields {
  readonly #values = new Map<string, FieldText>()
  readonly #read = new Set<string>()
  readonly #changed: string[] = []
  readonly #assumed = new Set<string>()

  constructor(objects: readonly (PvsystObject | undefined)[]) {
    for (const object of objects) {
      for (const [key, text] of object?.fields ?? []) {
        const line = object?.lines.get(key)
        if (!this.#values.has(key.toLowerCase()))
          this.#values.set(key.toLowerCase(), { key, text, line })
      }
    }
  }

  /** Undefined when the key is absent or has no text. */
  text(key: string): string | undefined {
    const found = this.#values.get(key.toLowerCase())
    if (!found) return undefined
    this.#read.add(key.toLowerCase())
    return found.text === '' ? undefined : found.text
  }

  /** @throws PvsystFileError when there is a text that is no number. */
  number(key: string): number | undefined {
    const text = this.text(key)
    return text === undefined ? undefined : this.#numberOf(key, text.replace(',', '.'), text)
  }

  #numberOf(key: string, digits: string, text: string): number {
    const value = Number(digits)
    if (digits.trim() !== '' && Number.isFinite(value)) return value
    const line = this.#values.get(key.toLowerCase())?.line
    throw new PvsystFileError(
      'not_a_number',
      `${line === undefined ? '' : `Line ${line}: `}"${key}=${text.slice(0, 40)}" is not a number. Correct the line and import the file again.`,
      line,
    )
  }

  /** A number above 0; 0 is how PVsyst writes "not given". */
  positive(key: string): number | undefined {
    const value = this.number(key)
    return value !== undefined && value > 0 ? value : undefined
  }

  /** Numbers of a list such as `880.0,1174.0,1300.0,`. */
  numbers(key: string): readonly number[] {
    const text = this.text(key)
    if (text === undefined) return []
    return text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map(Number)
  }

  /** Numbers of a list, each of them one. @throws PvsystFileError */
  list(key: string): readonly number[] {
    const parts = (this.text(key) ?? '').split(',').map((part) => part.trim())
    if (parts.at(-1) === '') parts.pop()
    return parts.map((part) => this.#numberOf(key, part, part))
  }

  /** Keys that were not asked for. */
  unread(): readonly string[] {
    return [...this.#values].flatMap(([lower, { key }]) => (this.#read.has(lower) ? [] : [key]))
  }

  changed(sentence: string): void {
    this.#changed.push(sentence)
  }

  /** Fields of the component whose value does not come from the file. */
  assume(...names: readonly string[]): void {
    for (const name of names) this.#assumed.add(name)
  }

  /** `given`: what the file made of the `whole` component, all else is assumed; `remarked`: what its remarks say for certain. */
  notes(given: object, whole: object, remarked: object): ImportNotes {
    const read: string[] = []
    const unknown: string[] = []
    for (const [lower, { key }] of this.#values) (this.#read.has(lower) ? read : unknown).push(key)
    const isAssumed = (name: string): boolean =>
      !Object.hasOwn(remarked, name) && (!Object.hasOwn(given, name) || this.#assumed.has(name))
    const assumed = Object.keys(whole).filter(isAssumed)
    return { read, unknown, changed: this.#changed, assumed }
  }
}

/** The child object of a key, without regard to case. */
export function childOf(object: PvsystObject | undefined, key: string): PvsystObject | undefined {
  return object?.children.find((child) => child.key.toLowerCase() === key.toLowerCase())
}

/** Files have 9 or 11. */
const MOST_POINTS = 100

/** Points of a `TCubicProfile`: as many as `NPtsEff` says, without the (0, 0) that fill the list. */
export function profilePoints(
  profile: PvsystObject | undefined,
): readonly (readonly [number, number])[] {
  if (!profile) return []
  const fields = new PvsystFields([profile])
  const count = Math.min(fields.number('NPtsEff') ?? fields.number('NPtsMax') ?? 0, MOST_POINTS)
  const points: (readonly [number, number])[] = []
  for (let i = 1; i <= count; i++) {
    const [x, y] = fields.numbers(`Point_${i}`)
    if (x === undefined || y === undefined || !Number.isFinite(x) || !Number.isFinite(y)) continue
    if (i > 1 && x === 0 && y === 0) continue
    points.push([x, y])
  }
  return points
    .toSorted((a, b) => a[0] - b[0])
    .filter(([x], i, all) => i === 0 || x !== all[i - 1]?.[0])
}
