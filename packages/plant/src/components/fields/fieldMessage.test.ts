import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fieldMessage } from './fieldMessage.ts'

function messageOf(rule: z.ZodType, value: unknown): string | undefined {
  return rule.safeParse(value, { error: fieldMessage }).error?.issues[0]?.message
}

describe('the generic messages of the spec', () => {
  test.each([
    [z.number().gte(0), -1, 'must be non-negative'],
    [z.number().gte(3), 2, 'minimum 3'],
    [z.number().gte(-273.15), -300, 'minimum -273.15'],
    [z.number().gt(0), 0, 'must be positive'],
    [z.number().gt(2), 2, 'must be greater than 2'],
    [z.number().lte(0), 1, 'must be non-positive'],
    [z.number().lte(100), 101, 'maximum 100'],
    [z.number().lt(0), 0, 'must be negative'],
    [z.number().lt(1), 1, 'must be less than 1'],
    [z.int(), 1.5, 'must be integer'],
    [z.number(), null, 'required'],
    [z.number(), undefined, 'required'],
    [z.number(), '', 'required'],
    [z.literal(['a', 'b']), 'c', 'must be one of the options'],
    [z.number(), 'twelve', 'must be a number'],
  ])('%# %o', (rule, value, message) => {
    expect(messageOf(rule, value)).toBe(message)
  })

  test('a message of the rule itself wins', () => {
    const rule = z.array(z.number()).min(4, { error: 'Must contain at least 4 points' })
    expect(messageOf(rule, [1])).toBe('Must contain at least 4 points')
  })
})
