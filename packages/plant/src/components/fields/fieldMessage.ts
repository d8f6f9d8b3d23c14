import type { z } from 'zod'
import type { FieldDescriptor } from './fields.ts'

/**
 * The spec's wording of what is wrong with a value (section 5, generic messages); given to every parse as
 * its error map. Undefined leaves zod's own message. A message set on the rule itself wins.
 */
export function fieldMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (isEmpty(issue.input)) return 'required'
  const { code } = issue
  if (code === 'too_small') return tooSmall(Number(issue.minimum), issue.inclusive !== false)
  if (code === 'too_big') return tooBig(Number(issue.maximum), issue.inclusive !== false)
  if (code === 'invalid_type') return typeMessage(String(issue.expected))
  if (code === 'invalid_value') return 'must be one of the options'
  return undefined
}

/** The limit that a message ends with. */
const LIMIT = /^(minimum|maximum|must be greater than|must be less than) (-?[\d.e+-]+)$/

/** A message of a field with its limit in the unit on screen: a rate below 1 is one below 100 %. */
export function shownMessage(
  { shownFactor }: Pick<FieldDescriptor, 'shownFactor'>,
  message: string,
): string {
  const [, words, limit] = LIMIT.exec(message) ?? []
  if (words === undefined || shownFactor === 1) return message
  return `${words} ${Number((Number(limit) * shownFactor).toPrecision(12))}`
}

const isEmpty = (input: unknown): boolean => input === null || input === undefined || input === ''

function tooSmall(minimum: number, isInclusive: boolean): string {
  if (isInclusive) return minimum === 0 ? 'must be non-negative' : `minimum ${minimum}`
  return minimum === 0 ? 'must be positive' : `must be greater than ${minimum}`
}

function tooBig(maximum: number, isInclusive: boolean): string {
  if (isInclusive) return maximum === 0 ? 'must be non-positive' : `maximum ${maximum}`
  return maximum === 0 ? 'must be negative' : `must be less than ${maximum}`
}

function typeMessage(expected: string): string | undefined {
  if (expected === 'int') return 'must be integer'
  if (expected === 'number') return 'must be a number'
  return undefined
}
