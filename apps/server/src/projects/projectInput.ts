import { GENERAL_ACCESS, oneLine, PROJECT_ROLES } from '@duet/contract'
import { z } from 'zod'
import { usualMounting } from '../components/componentRecord.ts'

export const NAME_LENGTH = 200
const MESSAGE_LENGTH = 1000

export const projectName = z.string().overwrite(oneLine).min(1, 'Name is required').max(NAME_LENGTH)

export const projectInputSchema = z.object({
  name: projectName,
  latitude: z.number().min(-90, 'minimum -90').max(90, 'maximum 90'),
  longitude: z.number().min(-180, 'minimum -180').max(180, 'maximum 180'),
  // From the Dead Sea's shore to above any plant
  altitude_m: z.number().min(-500, 'minimum -500').max(9000, 'maximum 9000').nullish(),
  org_general_access: z.enum(GENERAL_ACCESS).nullish(),
  exports_for_viewers: z.boolean().nullish(),
  begins_pvsyst_import: z.boolean().nullish(),
  usual_components: usualMounting.nullish(),
})

export type ProjectFields = z.infer<typeof projectInputSchema>

const ORDER_BY = /^(last_activity_at|name|created_at)(?: (asc|desc))?$/

export const pageSchema = z.object({
  skip: z.int().min(0).max(1_000_000).nullish(),
  take: z.int().min(1).max(500).nullish(),
})

export const projectListSchema = pageSchema.extend({
  org_id: z.string(),
  search: z.string().max(NAME_LENGTH).nullish(),
  order_by: z
    .string()
    .regex(ORDER_BY, "last_activity_at, name or created_at, with ' asc' or ' desc'")
    .nullish(),
  collection: z
    .enum(['mine', 'shared', 'all_sentinel'], { error: 'must be mine, shared or all_sentinel' })
    .nullish(),
  portfolio: z.string().nullish(),
})

export const projectRoleSchema = z.enum(PROJECT_ROLES)

export const memberInputSchema = z.object({
  email: z.email().transform((email) => email.toLowerCase()),
  role_id: projectRoleSchema,
  message: z
    .string()
    .trim()
    .max(MESSAGE_LENGTH)
    .nullish()
    .transform((text) => text || undefined),
})

/** A name that was given, or none. */
export const copyNameSchema = projectName.nullish()

export interface ProjectOrder {
  readonly orderBy: 'last_activity_at' | 'name' | 'created_at'
  readonly direction: 'asc' | 'desc'
}

/** Names go up, times go down where the order says no direction. */
export function parseOrder(text: string | null | undefined): ProjectOrder {
  const [, column, direction] = ORDER_BY.exec(text ?? '') ?? []
  if (column === 'name' || column === 'created_at') {
    return {
      orderBy: column,
      direction: directionOf(direction) ?? (column === 'name' ? 'asc' : 'desc'),
    }
  }
  return { orderBy: 'last_activity_at', direction: directionOf(direction) ?? 'desc' }
}

function directionOf(text: string | undefined): 'asc' | 'desc' | undefined {
  return text === 'asc' || text === 'desc' ? text : undefined
}
