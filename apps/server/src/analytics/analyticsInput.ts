import { ANALYTICS_EVENTS, MAX_ANALYTICS_BATCH } from '@duet/contract'
import { z } from 'zod'

const MAX_PROPERTIES_BYTES = 2048
/** A word of an address, or the name of a parameter in its place: {projectId}, $projectId or :projectId. */
const PATH_PART = /^(?:[a-z_][a-z0-9_-]{0,39}|\{\w{1,40}\}|[$:]\w{1,40})$/i
/** Ids in their usual forms. */
const ID_LIKE = /^(?:[0-9a-f]{8}-[0-9a-f]{4}-.*|[0-9a-f-]{16,})$/i

const path = z.string().max(300, 'at most 300 characters').refine(isTemplate, {
  error: 'must be the path of a page with names of parameters instead of their values',
})

function isTemplate(text: string): boolean {
  if (!text.startsWith('/')) return false
  const parts = text.slice(1).split('/')
  return text === '/' || parts.every((part) => PATH_PART.test(part) && !ID_LIKE.test(part))
}

const properties = z
  .record(
    z.string().regex(/^[a-z][a-z0-9_]{0,63}$/, 'must be named in snake_case'),
    z.union([z.string(), z.number(), z.boolean(), z.null()], {
      error: 'must be a text, a number, true, false or null',
    }),
  )
  .refine((value) => Buffer.byteLength(JSON.stringify(value)) <= MAX_PROPERTIES_BYTES, {
    error: 'must be at most 2 KiB as JSON',
  })

export const captureSchema = z.object({
  tab_session_id: z.string().min(1, 'required').max(100, 'at most 100 characters'),
  events: z
    .array(
      z.object({
        event: z.enum(ANALYTICS_EVENTS, { error: 'is no event of the list' }),
        path: path.nullish(),
        properties: properties.nullish(),
        at: z.iso.datetime({ offset: true }),
      }),
    )
    .max(MAX_ANALYTICS_BATCH, `at most ${MAX_ANALYTICS_BATCH} events`),
})

export type CapturedEvent = z.infer<typeof captureSchema>['events'][number]
