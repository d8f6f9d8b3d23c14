import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { AppError } from '@duet/contract'
import { Secret, TOTP } from 'otpauth'
import type { AttemptLimiter } from '../access/attemptLimiter.ts'
import type { Database } from '../db/connection.ts'
import type { SendSms } from '../mail/smsSender.ts'
import { type FactorRow, takeTotpStep, touchFactor } from './factorQueries.ts'
import {
  attemptPhoneCode,
  phoneCodeSentAt,
  putPhoneCode,
  takePhoneCode,
} from './phoneCodeQueries.ts'

export interface FactorCodeDeps {
  readonly db: Database
  readonly sendSms: SendSms
  /** Of authenticator apps. */
  readonly secretBox: {
    readonly seal: (text: string) => string
    readonly open: (sealed: string) => string
  }
  /** Codes are short: their hashes are worth nothing without this key. */
  readonly codeKey: Uint8Array
  /** Codes tried at one factor, also at the recovery codes of one user. */
  readonly codeAttempts: AttemptLimiter
  /** Text messages for one user, and to one number: each costs money. */
  readonly smsByUser: AttemptLimiter
  readonly smsByNumber: AttemptLimiter
}

/** A code is sent again after this pause at the earliest. */
export const RESEND_PAUSE_S = 30

const PHONE_CODE_LIFE_S = 10 * 60
const PHONE_CODE_ATTEMPTS = 5
const TOTP_PERIOD_S = 30
/** Clocks may differ by one step. */
const TOTP_WINDOW = 1
/** 160 bits, as RFC 4226 recommends. */
const TOTP_SECRET_BYTES = 20
const CODE = /^\d{6}$/

/** A secret for an authenticator app and the address by which the app takes it. */
export function newTotp(email: string): { readonly secret: string; readonly url: string } {
  const secret = new Secret({ size: TOTP_SECRET_BYTES }).base32
  return { secret, url: totpOf(secret, email).toString() }
}

/** Whether the code is right; a right one is spent. Attempts are counted. @throws AppError RATE_LIMITED */
export async function spendFactorCode(
  deps: FactorCodeDeps,
  factor: FactorRow,
  code: string,
): Promise<boolean> {
  await countCodeAttempt(deps, factor.id)
  const digits = code.replaceAll(/\s/g, '')
  if (!CODE.test(digits)) return false
  const isRight =
    factor.kind === 'totp'
      ? await spendTotpCode(deps, factor, digits)
      : await spendPhoneCode(deps, factor, digits)
  if (isRight) await deps.codeAttempts.forget(factor.id)
  return isRight
}

/** @throws AppError RATE_LIMITED */
export async function countCodeAttempt(deps: FactorCodeDeps, key: string): Promise<void> {
  const waitS = await deps.codeAttempts.take(key)
  if (waitS > 0) throw tooMany('Too many wrong codes.', waitS)
}

async function spendTotpCode(
  { db, secretBox }: FactorCodeDeps,
  factor: FactorRow,
  code: string,
): Promise<boolean> {
  if (factor.secret_encrypted === null) return false
  const nowMs = Date.now()
  const delta = totpOf(secretBox.open(factor.secret_encrypted)).validate({
    token: code,
    timestamp: nowMs,
    window: TOTP_WINDOW,
  })
  if (delta === null) return false
  return takeTotpStep(db, factor.id, Math.floor(nowMs / 1000 / TOTP_PERIOD_S) + delta)
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: 'DUET',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: TOTP_PERIOD_S,
    secret: Secret.fromBase32(secret),
  })
}

async function spendPhoneCode(
  deps: FactorCodeDeps,
  factor: FactorRow,
  code: string,
): Promise<boolean> {
  const expected = await attemptPhoneCode(deps.db, factor.id, PHONE_CODE_ATTEMPTS)
  const given = codeHash(deps, factor.id, code)
  if (expected === undefined || !isSame(given, expected)) return false
  if (!(await takePhoneCode(deps.db, factor.id, expected))) return false
  await touchFactor(deps.db, factor.id)
  return true
}

/**
 * Sends a code to a phone factor. Answers when it may be sent again.
 * @throws AppError RATE_LIMITED, with `details.resend_at`
 */
export async function sendPhoneCode(
  deps: FactorCodeDeps,
  { id, user_id, phone_number }: FactorRow,
): Promise<Date> {
  if (phone_number === null)
    throw new AppError('INVALID_INPUT', 'This factor needs no code to be sent.')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const sentAt = await phoneCodeSentAt(deps.db, id)
  if (sentAt && resendAt(sentAt).getTime() > Date.now()) throw tooSoon(sentAt)
  const waitS = Math.max(
    await deps.smsByUser.take(user_id),
    await deps.smsByNumber.take(phone_number),
  )
  if (waitS > 0) throw tooMany('Too many text messages were asked for.', waitS)
  const kept = await putPhoneCode(deps.db, {
    factorId: id,
    codeHash: codeHash(deps, id, code),
    lifeS: PHONE_CODE_LIFE_S,
    pauseS: RESEND_PAUSE_S,
  })
  if (!kept) throw tooSoon(new Date())
  await deps.sendSms(
    phone_number,
    `${code} is your DUET verification code. It is valid for 10 minutes.`,
  )
  return resendAt(kept.sent_at)
}

export function resendAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + RESEND_PAUSE_S * 1000)
}

/** A code was sent a moment ago. */
export function tooSoon(sentAt: Date): AppError {
  const at = resendAt(sentAt)
  const waitS = Math.max(1, Math.ceil((at.getTime() - Date.now()) / 1000))
  return new AppError('RATE_LIMITED', `This can be sent again in ${waitS} s.`, {
    resend_at: at.toISOString(),
  })
}

function tooMany(what: string, waitS: number): AppError {
  const minutes = Math.ceil(waitS / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new AppError('RATE_LIMITED', `${what} Try again in ${wait}.`)
}

/** Bound to what it belongs to, so that equal codes of two factors do not show. */
export function codeHash(
  { codeKey }: Pick<FactorCodeDeps, 'codeKey'>,
  owner: string,
  code: string,
): string {
  return createHmac('sha256', codeKey)
    .update(JSON.stringify([owner, code]))
    .digest('base64url')
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
