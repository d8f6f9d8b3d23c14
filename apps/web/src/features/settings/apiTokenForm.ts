import { DAY_MS } from '@duet/units'
/** A token as it is typed. */
export interface ApiTokenForm {
  readonly name: string
  readonly scopes: readonly string[]
  /** '' for all organisations of the user. */
  readonly organizationId: string
  /** Days until it ends, as in EXPIRIES; '' for never. */
  readonly expiryDays: string
}

export const SCOPES = [
  { value: 'read', label: 'Read', description: 'Projects, weather, results and exports' },
  { value: 'write', label: 'Write', description: 'Change projects, designs, components, weather' },
  { value: 'simulate', label: 'Simulate', description: 'Start and stop simulations' },
] as const

export const EXPIRIES = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: '', label: 'Never' },
] as const

export const NEW_API_TOKEN: ApiTokenForm = {
  name: '',
  scopes: ['read'],
  organizationId: '',
  expiryDays: '90',
}

export interface ApiTokenErrors {
  readonly name?: string
  readonly scopes?: string
}

const MAX_NAME_LENGTH = 100

export function apiTokenErrors({ name, scopes }: ApiTokenForm): ApiTokenErrors {
  return {
    ...(name.trim() === ''
      ? { name: 'Name is required' }
      : name.trim().length > MAX_NAME_LENGTH && { name: `at most ${MAX_NAME_LENGTH} characters` }),
    ...(scopes.length === 0 ? { scopes: 'Choose at least one scope' } : {}),
  }
}

/** Variables of the operation that makes the token. */
export interface ApiTokenInput {
  readonly name: string
  readonly scopes: string[]
  readonly organization_id: string | null
  readonly expires_at: string | null
}

export function apiTokenInput(form: ApiTokenForm, nowMs: number): ApiTokenInput {
  const days = form.expiryDays === '' ? undefined : Number(form.expiryDays)
  return {
    name: form.name.trim(),
    scopes: [...form.scopes],
    organization_id: form.organizationId === '' ? null : form.organizationId,
    expires_at: days === undefined ? null : new Date(nowMs + days * DAY_MS).toISOString(),
  }
}

/** A command that shows that a token works. */
export function curlExample(origin: string, token: string): string {
  return [
    `curl ${origin}/api/graphql?operation=Me \\`,
    `  -H 'Authorization: Bearer ${token}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '{"query":"query Me { me { email } }"}'`,
  ].join('\n')
}
