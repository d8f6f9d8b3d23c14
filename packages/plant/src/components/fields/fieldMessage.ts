import type { z } from 'zod'

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
