import { SECURITY_EVENTS, type SecurityEventKind } from '@duet/contract'

const LABELS: Readonly<Record<SecurityEventKind, string>> = {
  signed_in: 'Signed in',
  login_failed: 'Sign-in failed',
  mfa_asked: 'Second factor asked for',
  mfa_refused: 'Second factor refused',
  link_refused: 'Link refused',
  access_refused: 'Access refused by role',
  foreign_id: 'Id of others',
  token_refused: 'Token refused',
  origin_refused: 'Call from another site',
  rate_limited: 'Too many attempts',
  query_refused: 'Query too complex',
  impersonation_started: 'Impersonation started',
  impersonation_ended: 'Impersonation ended',
  impersonation_refused: 'Impersonation refused',
}

export const SECURITY_OPTIONS = SECURITY_EVENTS.map((value) => ({ value, label: LABELS[value] }))

export const securityLabel = (kind: string): string =>
  SECURITY_OPTIONS.find(({ value }) => value === kind)?.label ?? kind
