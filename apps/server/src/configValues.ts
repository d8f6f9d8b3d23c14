import { z } from 'zod'

/** Digits alone. */
export const integer = (min: number, max: number): z.ZodType<number, string> =>
  z
    .string()
    .refine((text) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `a whole number from ${min} to ${max}`,
    })
    .transform(Number)

export const urlOf = (pattern: RegExp, allowed: string): z.ZodType<string> =>
  z.string().refine((text) => pattern.test(text) && URL.canParse(text), { error: allowed })
