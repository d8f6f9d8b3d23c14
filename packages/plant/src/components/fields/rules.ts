import { z } from 'zod'

/** Nothing that is built is larger in any unit; what follows from larger numbers is no number in the end. */
const LARGEST = 1e15
const bearable = <T extends z.ZodNumber>(rule: T): T =>
  rule.refine((value) => Math.abs(value) <= LARGEST, `maximum ${LARGEST.toExponential()}`)

/** The rules that fields share; their messages come from `fieldMessage`. */
export const anyNumber: z.ZodType<number> = bearable(z.number())
export const positive: z.ZodType<number> = bearable(z.number().gt(0))
export const nonNegative: z.ZodType<number> = bearable(z.number().gte(0))
export const nonPositive: z.ZodType<number> = bearable(z.number().lte(0))
export const anyBoolean: z.ZodType<boolean> = z.boolean()
export const positiveInteger: z.ZodType<number> = bearable(z.int().gt(0))
/** 0 to 100. */
export const percentage: z.ZodType<number> = between(0, 100)
/** 0 to 1. */
export const unitRange: z.ZodType<number> = between(0, 1)
/** Lowest possible: absolute zero. */
export const celsius: z.ZodType<number> = bearable(z.number().gte(-273.15))
/** Of cells that a plant is designed for. */
export const cellCelsius: z.ZodType<number> = between(-273.15, 200)
/** Empty text is as good as none. */
export const anyText: z.ZodType<string> = z.string().min(1)
export const optionalText: z.ZodType<string | null | undefined> = z.string().nullish()
/** An import record of the product's own making: an object or nothing. */
export const hiddenRecord: z.ZodType = z.record(z.string(), z.unknown()).nullish()

/** Both ends included. */
export function between(minimum: number, maximum: number): z.ZodType<number> {
  return z.number().gte(minimum).lte(maximum)
}

/** Both ends included. */
export function integerBetween(minimum: number, maximum: number): z.ZodType<number> {
  return z.int().gte(minimum).lte(maximum)
}

export function optional<T>(rule: z.ZodType<T>): z.ZodType<T | null | undefined> {
  return rule.nullish()
}

export function oneOf(values: readonly (string | number)[]): z.ZodType {
  return z.literal([...values])
}

export function pairOf(rule: z.ZodType<number>): z.ZodType {
  return z.tuple([rule, rule])
}

export function tripleOf(rule: z.ZodType<number>): z.ZodType {
  return z.tuple([rule, rule, rule])
}

/** A list of a fixed count. */
export function listOf(rule: z.ZodType, count: number): z.ZodType {
  return z.array(rule).length(count, { error: `must have ${count} values` })
}

/** A calendar date, yyyy-MM-dd. */
export const calendarDate: z.ZodType<string> = z.iso.date({
  error: (issue) =>
    issue.input === null || issue.input === undefined || issue.input === ''
      ? 'required'
      : 'must be a date (yyyy-MM-dd)',
})
