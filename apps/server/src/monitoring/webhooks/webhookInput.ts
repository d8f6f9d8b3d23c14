import { AppError, oneLine } from '@duet/contract'
import { z } from 'zod'
import { parseInput } from '../../input/parseInput.ts'
import { allowsPrivate, refusePrivateLiteral } from '../../outgoing/publicLookup.ts'
import type { Server } from '../../server.ts'
import { SEVERITIES } from '../issues/severity.ts'

/** What an address can be told of; a test is sent to each. */
export const WEBHOOK_EVENTS = [
  'issue.opened',
  'issue.worse',
  'issue.ended',
  'plant.silent',
  'plant.reporting',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number] | 'webhook.test'

const schema = z.object({
  name: z.string().overwrite(oneLine).min(1).max(100),
  url: z
    .string()
    .trim()
    .max(2000)
    .refine((text) => URL.canParse(text), { error: 'must be a URL', abort: true })
    .refine((text) => /^https?:$/.test(new URL(text).protocol), 'must begin with https://')
    .refine(
      (text) => new URL(text).username === '' && new URL(text).password === '',
      'must not hold a user name or password: what is sent is signed',
    ),
  least_severity: z.enum(SEVERITIES),
  events: z.array(z.enum(WEBHOOK_EVENTS)).min(1, 'must name at least one event'),
  enabled: z.boolean(),
})

type WebhookFields = z.infer<typeof schema>

/** @throws AppError INVALID_INPUT also for an address that the server does not send to */
export function webhookFields({ config }: Pick<Server, 'config'>, input: unknown): WebhookFields {
  const fields = parseInput(schema, input, ['input'])
  const url = new URL(fields.url)
  if (!allowsPrivate(config)) {
    if (url.protocol !== 'https:') throw wrongUrl('must begin with https://')
    refuseLiteral(url)
  }
  return { ...fields, events: WEBHOOK_EVENTS.filter((event) => fields.events.includes(event)) }
}

function refuseLiteral(url: URL): void {
  try {
    refusePrivateLiteral(url.hostname)
  } catch {
    throw wrongUrl('must be an address of the public internet')
  }
}

function wrongUrl(message: string): AppError {
  const path = 'input.url'
  return new AppError('INVALID_INPUT', `${path}: ${message}`, { field_errors: [{ path, message }] })
}
