/** One field of a crontab: which numbers it holds, and how it was written. */
export interface CronField {
  /** In rising order; of days of the week 0 is Sunday. */
  readonly values: readonly number[]
  /** `*` */
  readonly isAny: boolean
  /** Of a step over everything, as in an asterisk with /15. */
  readonly step: number | undefined
  /** First and last where the field is one range, as in 1-5. */
  readonly range: readonly [number, number] | undefined
}

export interface Crontab {
  readonly minute: CronField
  readonly hour: CronField
  readonly dayOfMonth: CronField
  readonly month: CronField
  readonly dayOfWeek: CronField
}

/** Numbers of months begin at 1. */
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

export const DAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

interface FieldRule {
  readonly name: string
  readonly from: number
  readonly to: number
  /** Three letters for each number from `from` on. */
  readonly names?: readonly string[]
}

const RULES: readonly FieldRule[] = [
  { name: 'minute', from: 0, to: 59 },
  { name: 'hour', from: 0, to: 23 },
  { name: 'day of month', from: 1, to: 31 },
  { name: 'month', from: 1, to: 12, names: MONTH_NAMES },
  { name: 'day of week', from: 0, to: 7, names: DAY_NAMES },
]

/**
 * The five fields of a crontab, or a sentence on what is wrong with it. The server takes a few signs more (L, #); it has
 * the last word.
 */
export function readCrontab(text: string): Crontab | { readonly fault: string } {
  const parts = text.trim().split(/\s+/).filter(Boolean)
  if (parts.length !== RULES.length) {
    return { fault: `Five fields are needed (${RULES.map(({ name }) => name).join(', ')})` }
  }
  const fields: CronField[] = []
  for (const [index, rule] of RULES.entries()) {
    const field = readField(parts[index] ?? '', rule)
    if (field === undefined) return { fault: `'${parts[index]}' is no ${rule.name}` }
    fields.push(field)
  }
  const [minute, hour, dayOfMonth, month, dayOfWeek] = fields
  if (!minute || !hour || !dayOfMonth || !month || !dayOfWeek)
    return { fault: 'Five fields are needed' }
  return { minute, hour, dayOfMonth, month, dayOfWeek }
}

function readField(text: string, rule: FieldRule): CronField | undefined {
  const values = new Set<number>()
  for (const part of text.split(',')) {
    const numbers = readPart(part, rule)
    if (numbers === undefined) return undefined
    // Sunday is 0 and 7
    for (const value of numbers) values.add(rule.to === 7 ? value % 7 : value)
  }
  const isWhole = text === '*' || text === '?'
  const range = /^([\dA-Z]+)-([\dA-Z]+)$/i.exec(text)
  return {
    values: [...values].sort((a, b) => a - b),
    isAny: isWhole,
    step: /^\*\/\d+$/.test(text) ? Number(text.slice(2)) : undefined,
    range: range === null ? undefined : rangeOf(range, rule),
  }
}

function rangeOf(found: RegExpExecArray, rule: FieldRule): readonly [number, number] | undefined {
  const from = numberOf(found[1] ?? '', rule)
  const to = numberOf(found[2] ?? '', rule)
  return from === undefined || to === undefined ? undefined : [from, to]
}

/** `*`, `5`, `1-5`, each with `/step` or without. */
function readPart(part: string, rule: FieldRule): readonly number[] | undefined {
  const found = /^(\*|\?|[\dA-Z]+(?:-[\dA-Z]+)?)(?:\/(\d+))?$/i.exec(part)
  if (found === null) return undefined
  const [, span = '', step] = found
  const ends = spanOf(span, rule, step !== undefined)
  const every = step === undefined ? 1 : Number(step)
  if (ends === undefined || every < 1) return undefined
  const [from, to] = ends
  return Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, i) => from + i * every)
}

/** First and last number; a single one with a step goes on to the end. */
function spanOf(
  span: string,
  rule: FieldRule,
  isStepped: boolean,
): readonly [number, number] | undefined {
  const highest = rule.to === 7 ? 6 : rule.to
  if (span === '*' || span === '?') return [rule.from, highest]
  const [first = '', last] = span.split('-')
  const from = numberOf(first, rule)
  const to = last === undefined ? (isStepped ? highest : from) : numberOf(last, rule)
  return from === undefined || to === undefined || to < from ? undefined : [from, to]
}

function numberOf(text: string, { from, to, names }: FieldRule): number | undefined {
  if (/^\d+$/.test(text)) {
    const value = Number(text)
    return value >= from && value <= to ? value : undefined
  }
  const at = (names ?? []).findIndex(
    (name) => name.slice(0, 3).toLowerCase() === text.toLowerCase(),
  )
  return at < 0 ? undefined : at + from
}
