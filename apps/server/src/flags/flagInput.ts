import { z } from 'zod'
import {
  CONSTRAINT_KEYS,
  type ConstraintKey,
  ENVIRONMENTS,
  type Flag,
  type FlagConstraint,
} from './flagEvaluation.ts'
import type { FlagRow } from './flagQueries.ts'

const MAX_CONSTRAINTS = 200
const MAX_VALUE_LENGTH = 320

/** What a value of each key looks like, in lower case. */
const VALUES: Readonly<Record<ConstraintKey, { readonly rule: RegExp; readonly wanted: string }>> =
  {
    organization: {
      rule: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      wanted: 'must be the slug of an organization',
    },
    user: { rule: /^[^\s@]+@[^\s@]+$/, wanted: 'must be an email address' },
    email_domain: {
      rule: /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
      wanted: 'must be a domain like example.com',
    },
    environment: {
      rule: new RegExp(`^(?:${ENVIRONMENTS.join('|')})$`),
      wanted: `must be one of ${ENVIRONMENTS.join(', ')}`,
    },
  }

const constraint = z
  .object({
    key: z.enum(CONSTRAINT_KEYS),
    value: z
      .string()
      .trim()
      .toLowerCase()
      .max(MAX_VALUE_LENGTH)
      .transform((value) => value.replace(/^@/, '')),
    enabled: z.boolean(),
  })
  .superRefine(({ key, value }, context) => {
    const { rule, wanted } = VALUES[key]
    if (!rule.test(value)) context.addIssue({ code: 'custom', path: ['value'], message: wanted })
  })

export const flagUpdateSchema = z.object({
  enabled: z.boolean(),
  constraints: z
    .array(constraint)
    .max(MAX_CONSTRAINTS, `at most ${MAX_CONSTRAINTS} constraints`)
    .superRefine((constraints, context) => {
      const seen = new Set<string>()
      for (const [index, { key, value }] of constraints.entries()) {
        if (seen.has(`${key} ${value}`)) {
          context.addIssue({ code: 'custom', path: [index, 'value'], message: 'is given twice' })
        }
        seen.add(`${key} ${value}`)
      }
    }),
})

const storedConstraints = z.array(
  z.object({ key: z.enum(CONSTRAINT_KEYS), value: z.string(), enabled: z.boolean() }),
)

export function flagOf(row: FlagRow): Flag {
  const constraints: readonly FlagConstraint[] = storedConstraints.parse(row.constraints)
  return { id: row.id, description: row.description, enabled: row.enabled, constraints }
}
