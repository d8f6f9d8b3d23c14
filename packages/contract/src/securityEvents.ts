/** What the log of security events distinguishes. */
export const SECURITY_EVENTS = [
  'signed_in',
  'login_failed',
  'mfa_asked',
  'mfa_refused',
  'link_refused',
  'access_refused',
  'foreign_id',
  'token_refused',
  'origin_refused',
  'rate_limited',
  'query_refused',
  'impersonation_started',
  'impersonation_ended',
  'impersonation_refused',
] as const

export type SecurityEventKind = (typeof SECURITY_EVENTS)[number]
