import { isIPv6 } from 'node:net'
import { deviceName } from '@duet/contract'
import { sql } from 'kysely'
import type { ClientInfo } from '../access/caller.ts'
import type { Database } from '../db/connection.ts'
import { tokenHash } from './oneTimeTokens.ts'

/**
 * Notes where a user signs in from. True where the user has done so before, but never from there.
 *
 * A device is known by the name of its browser and its network. A cookie would say more, but programs that sign in
 * store none and would be reported each time; a browser's own words change with each of its versions.
 */
export async function noteDevice(
  db: Database,
  userId: string,
  client: ClientInfo,
): Promise<boolean> {
  const device_hash = tokenHash(
    JSON.stringify([userId, deviceName(client.userAgent), networkOf(client.ip)]),
  )
  const before = await db
    .selectFrom('known_device')
    .select('device_hash')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  const { is_new } = await db
    .insertInto('known_device')
    .values({ user_id: userId, device_hash })
    .onConflict((on) =>
      on.columns(['user_id', 'device_hash']).doUpdateSet({ last_used_at: sql<Date>`now()` }),
    )
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow()
  return before !== undefined && is_new
}

/** The part of an address that a home or an office retains: /24, or /48 of IPv6. */
function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip.split('.').slice(0, 3).join('.')
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return networkOf(mapped)
  const [head = ''] = ip.toLowerCase().split('::')
  const groups = head.split(':').map((group) => group.replace(/^0+(?=.)/, ''))
  return [...groups, '0', '0', '0'].slice(0, 3).join(':')
}

/** Places from which nobody came for long. */
export async function forgetOldDevices(db: Database): Promise<void> {
  await db
    .deleteFrom('known_device')
    .where('last_used_at', '<', sql<Date>`now() - interval '400 days'`)
    .execute()
}
