import { oneLine } from '@duet/contract'
import { deploymentSchema } from '@duet/monitoring'
import { z } from 'zod'
import { projectName } from '../../projects/projectInput.ts'

export const portfolioNameSchema = projectName

export const tagSchema = z
  .string()
  .overwrite(oneLine)
  .max(100)
  .nullish()
  .transform((tag) => tag || 'default')

/** All of a deployment but its nodes: what `deployment_version.settings` holds. */
export const versionSettingsSchema = deploymentSchema.omit({ nodes: true }).extend({
  time_zone: z.string().refine(isTimeZone, 'must be an IANA time zone, for example Europe/Athens'),
})
export type VersionSettings = z.infer<typeof versionSettingsSchema>

/** Money of a version. */
export const priceSchema = z.object({
  price_per_kwh: z.number().nonnegative('must not be negative').max(1000).nullable(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be three capital letters, for example EUR')
    .nullable(),
})

export function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
