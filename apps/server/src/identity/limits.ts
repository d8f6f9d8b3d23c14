import { forgetAttempts, takeAttempt, tooManyText } from '../access/attempts.ts'
import type { Database } from '../db/connection.ts'
import type { Refusal } from './refusal.ts'

const MINUTE_S = 60
const HOUR_S = 3600
const DAY_S = 24 * HOUR_S

/** How often what may be tried, by the name under which it is counted. */
const LIMITS = {
  attemptsByIp: { attempts: 30, windowS: MINUTE_S },
  /** Of one address at one name. */
  attemptsByUsername: { attempts: 10, windowS: 15 * MINUTE_S },
  /** At one name from anywhere: high, so that a stranger does not lock its owner out. */
  attemptsAnywhere: { attempts: 100, windowS: 15 * MINUTE_S },
  /** At the password of one user who is signed in. */
  passwordChanges: { attempts: 10, windowS: 15 * MINUTE_S },
  registrationsByIp: { attempts: 60, windowS: HOUR_S },
  /** Messages to one user. */
  verificationMails: { attempts: 10, windowS: HOUR_S },
  resetsByIp: { attempts: 30, windowS: HOUR_S },
  /** Messages to one address. */
  resetsByEmail: { attempts: 5, windowS: HOUR_S },
  /** Codes tried at one challenge. */
  challengeAttempts: { attempts: 5, windowS: 15 * MINUTE_S },
  /** Codes tried at one factor, also at the recovery codes of one user. */
  codeAttempts: { attempts: 10, windowS: 15 * MINUTE_S },
  /** Text messages for one user, and to one number: each costs money. */
  smsByUser: { attempts: 10, windowS: HOUR_S },
  smsByNumber: { attempts: 20, windowS: DAY_S },
  startsByIp: { attempts: 60, windowS: 10 * MINUTE_S },
  /** Of one user. */
  exports: { attempts: 10, windowS: DAY_S },
} as const

type LimitName = keyof typeof LIMITS

/** Seconds until the next attempt is allowed; 0: allowed now, and counted. */
export function waitFor(db: Database, name: LimitName, key: string): Promise<number> {
  return takeAttempt(db, { name, ...LIMITS[name] }, key)
}

export function forgive(db: Database, name: LimitName, key: string): Promise<void> {
  return forgetAttempts(db, { name, ...LIMITS[name] }, key)
}

/** Undefined where there is nothing to wait for. */
export function waitRefusal(waitS: number): Refusal | undefined {
  return waitS > 0 ? { code: 'RATE_LIMITED', message: tooManyText(waitS) } : undefined
}
