import type { WebhookInput } from '../../../lib/gql/graphql.ts'
import { requiredErrors } from '../../../ui/forms/checkedForm.ts'

/** A webhook as it is typed. */
export interface WebhookDraft {
  readonly name: string
  readonly url: string
  readonly least_severity: string
  readonly events: readonly string[]
  readonly enabled: boolean
}

export const EVENTS = [
  { value: 'issue.opened', label: 'An issue is new, or opens again' },
  { value: 'issue.worse', label: 'An issue gets a higher severity' },
  { value: 'issue.ended', label: 'An issue is resolved, ignored or over' },
  { value: 'plant.silent', label: 'A plant sends no readings' },
  { value: 'plant.reporting', label: 'A plant sends readings again' },
] as const

export const NEW_WEBHOOK: WebhookDraft = {
  name: '',
  url: '',
  least_severity: 'major',
  events: EVENTS.map(({ value }) => value),
  enabled: true,
}

export interface WebhookErrors {
  readonly name?: string
  readonly url?: string
  readonly events?: string
}

/** What the form finds itself; which addresses may be called is for the server to say. */
export function webhookErrors({ name, url, events }: WebhookDraft): WebhookErrors {
  return {
    ...(URL.canParse(url.trim())
      ? {}
      : { url: 'Enter an address, for example https://example.org/hook' }),
    ...requiredErrors({ name, url }, { name: 'Name', url: 'URL' }),
    ...(events.length === 0 ? { events: 'Choose at least one event' } : {}),
  }
}

export const webhookInput = ({ name, url, events, ...rest }: WebhookDraft): WebhookInput => ({
  ...rest,
  name: name.trim(),
  url: url.trim(),
  events: [...events],
})
