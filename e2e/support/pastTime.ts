import { Client } from 'pg'
import { ownServer } from './ownServer.ts'

/** Nobody waits in a test for time to pass: these move what the server remembers into the past. */

/** The sign-ins of somebody lie an hour back. */
export function loginsAreOld(email: string): Promise<void> {
  return change(
    `update session set authenticated_at = authenticated_at - interval '1 hour'
     where user_id = (select id from app_user where email = $1)`,
    email,
  )
}

/** The last text messages to a phone were sent a minute ago. */
export function textsWereSentBefore(phoneNumber: string): Promise<void> {
  return change(
    `update phone_code set sent_at = sent_at - interval '1 minute'
     where factor_id in (select id from mfa_factor where phone_number = $1)`,
    phoneNumber,
  )
}

/** The emails with links to somebody were sent a minute ago. */
export function linksWereSentBefore(email: string): Promise<void> {
  return change(
    `update one_time_token set created_at = created_at - interval '1 minute'
     where user_id = (select id from app_user where email = $1)`,
    email,
  )
}

/** The invitations to an address have run out. */
export function invitationsHaveExpired(email: string): Promise<void> {
  return change(
    `update invite set expires_at = now() - interval '1 minute' where email = $1`,
    email,
  )
}

async function change(statement: string, value: string): Promise<void> {
  const client = new Client({ connectionString: ownServer().databaseUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query(statement, [value])
    if (!rowCount) throw new Error(`nothing to move into the past: ${statement}`)
  } finally {
    await client.end()
  }
}
