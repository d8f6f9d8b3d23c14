import { AppError } from '@duet/contract'

/** Seconds until the next one is allowed for this key; 0: allowed now, and counted. */
export interface ReachLimiter {
  readonly take: (key: string) => number | Promise<number>
}

export interface ReachLimiters {
  readonly invitesOfOrganization: ReachLimiter
  /** From anywhere. */
  readonly invitesToAddress: ReachLimiter
  readonly requestsOfUser: ReachLimiter
  readonly organizationsOfUser: ReachLimiter
}

/** Each throws RATE_LIMITED where there were too many of late. */
export interface ReachLimits {
  readonly countInvite: (organizationId: string | undefined, email: string) => Promise<void>
  readonly countRequest: (userId: string) => Promise<void>
  readonly countOrganization: (userId: string) => Promise<void>
}

/** How many people one may reach by mail, and how much one may leave behind. */
export function createReachLimits(limiters: ReachLimiters): ReachLimits {
  return {
    countInvite: async (organizationId, email) => {
      if (organizationId)
        await countReached(limiters.invitesOfOrganization, organizationId, 'invitations')
      await countReached(limiters.invitesToAddress, email, 'invitations to this address')
    },
    countRequest: (userId) => countReached(limiters.requestsOfUser, userId, 'requests'),
    countOrganization: (userId) =>
      countReached(limiters.organizationsOfUser, userId, 'new organizations'),
  }
}

/** @throws AppError RATE_LIMITED */
export async function countReached(
  { take }: ReachLimiter,
  key: string,
  what: string,
): Promise<void> {
  const waitS = await take(key)
  if (waitS <= 0) return
  const minutes = Math.ceil(waitS / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  throw new AppError('RATE_LIMITED', `Too many ${what}. Try again in ${wait}.`)
}
