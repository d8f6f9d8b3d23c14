import type { AdminCaller } from '../access/systemAdmin.ts'
import type { Server } from '../server.ts'
import { hasDeployment } from './flagQueries.ts'

interface FlagNeed {
  readonly isMet: (server: Server) => boolean | Promise<boolean>
  /** What the flag leads to until it is met, and what to do. */
  readonly lack: string
}

/** Every flag that the product reads. */
const NEEDS: Readonly<Record<string, FlagNeed>> = {
  'ga-third-party-login': {
    isMet: ({ config }) => config.microsoft !== undefined || config.oidc !== undefined,
    lack: 'No sign-in provider is set, so the login page offers none. Set MICROSOFT_CLIENT_ID and MICROSOFT_CLIENT_SECRET, or OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, and start the server again.',
  },
  'ga-open-registration': {
    isMet: ({ config }) => config.smtpUrl !== undefined,
    lack: 'No mail server is set, so nobody who registers gets the message to verify their address. Set SMTP_URL and start the server again.',
  },
  'sentinel-demo': {
    isMet: ({ db }) => hasDeployment(db),
    lack: 'No project is monitored, so Monitor leads to an empty list. Choose Deploy for monitoring in the menu of a project.',
  },
}

const UNREAD =
  'Nothing in this version reads this flag. It may be of an older or newer one; leave it as it is.'

/** For system administrators: why a flag has no effect as the server is set, and what to do; null: it has. */
export async function lackOfFlag(
  server: Server,
  { isSystemAdmin }: AdminCaller,
  id: string,
): Promise<string | null> {
  if (!isSystemAdmin) return null
  const need = Object.hasOwn(NEEDS, id) ? NEEDS[id] : undefined
  if (need === undefined) return UNREAD
  return (await need.isMet(server)) ? null : need.lack
}
