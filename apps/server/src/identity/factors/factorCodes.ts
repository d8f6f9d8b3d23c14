import { createHmac, randomInt } from 'node:crypto'
import { AppError } from '@duet/contract'
import { Secret, TOTP } from 'otpauth'
import { requireNoWait } from '../../access/attempts.ts'
import { sendSms } from '../../mail/smsSender.ts'
import { createSecretBox, deriveKey, isSameSecret } from '../../secret.ts'
import { perServer, type Server } from '../../server.ts'
import { forgive, waitFor } from '../limits.ts'
import { type FactorRow, takeTotpStep, touchFactor } from './factorQueries.ts'
import {
  attemptPhoneCode,
  phoneCodeSentAt,
  putPhoneCode,
  takePhoneCode,
} from './phoneCodeQueries.ts'

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

/** Seals the secrets of authenticator apps. */
const secretBox = perServer(({ secret }) => createSecretBox(deriveKey(secret, 'factor secrets')))
/** Codes are short: their hashes are worth nothing without this key. */
const codeKey = perServer(({ secret }) => deriveKey(secret, 'code hashes'))

/** A secret for an authenticator app, how it is stored, and the address by which the app takes it. */
export function newTotp(
  server: Server,
  email: string,
): { readonly secret: string; readonly sealed: string; readonly url: string } {
  const secret = new Secret({ size: TOTP_SECRET_BYTES }).base32
  return { secret, sealed: secretBox(server).seal(secret), url: totpOf(secret, email).toString() }
}

/** Whether the code is right; a right one is spent. Attempts are counted. @throws AppError RATE_LIMITED */
export async function spendFactorCode(
  server: Server,
  factor: FactorRow,
  code: string,
): Promise<boolean> {
  await countCodeAttempt(server, factor.id)
  const digits = code.replaceAll(/\s/g, '')
  if (!CODE.test(digits)) return false
  const isRight =
    factor.kind === 'totp'
      ? await spendTotpCode(server, factor, digits)
      : await spendPhoneCode(server, factor, digits)
  if (isRight) await forgive(server.db, 'codeAttempts', factor.id)
  return isRight
}

/** @throws AppError RATE_LIMITED */
export async function countCodeAttempt(server: Server, key: string): Promise<void> {
  requireNoWait(await waitFor(server.db, 'codeAttempts', key), 'Too many wrong codes.')
}

async function spendTotpCode(server: Server, factor: FactorRow, code: string): Promise<boolean> {
  if (factor.secret_encrypted === null) return false
  const nowMs = Date.now()
  const delta = totpOf(secretBox(server).open(factor.secret_encrypted)).validate({
    token: code,
    timestamp: nowMs,
    window: TOTP_WINDOW,
  })
  if (delta === null) return false
  return takeTotpStep(server.db, factor.id, Math.floor(nowMs / 1000 / TOTP_PERIOD_S) + delta)
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

async function spendPhoneCode(server: Server, factor: FactorRow, code: string): Promise<boolean> {
  const expected = await attemptPhoneCode(server.db, factor.id, PHONE_CODE_ATTEMPTS)
  const given = codeHash(server, factor.id, code)
  if (expected === undefined || !isSameSecret(given, expected)) return false
  if (!(await takePhoneCode(server.db, factor.id, expected))) return false
  await touchFactor(server.db, factor.id)
  return true
}

/**
 * Sends a code to a phone factor. Answers when it may be sent again.
 * @throws AppError RATE_LIMITED, with `details.resend_at`
 */
export async function sendPhoneCode(
  server: Server,
  { id, user_id, phone_number }: FactorRow,
): Promise<Date> {
  if (phone_number === null)
    throw new AppError('INVALID_INPUT', 'This factor needs no code to be sent.')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const sentAt = await phoneCodeSentAt(server.db, id)
  if (sentAt && resendAt(sentAt).getTime() > Date.now()) throw tooSoon(sentAt)
  const waitS = Math.max(
    await waitFor(server.db, 'smsByUser', user_id),
    await waitFor(server.db, 'smsByNumber', phone_number),
  )
  requireNoWait(waitS, 'Too many text messages were asked for.')
  const stored = await putPhoneCode(server.db, {
    factorId: id,
    codeHash: codeHash(server, id, code),
    lifeS: PHONE_CODE_LIFE_S,
    pauseS: RESEND_PAUSE_S,
  })
  if (!stored) throw tooSoon(new Date())
  await sendSms(
    server,
    phone_number,
    `${code} is your DUET verification code. It is valid for 10 minutes.`,
  )
  return resendAt(stored.sent_at)
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

/** Bound to what it belongs to, so that equal codes of two factors do not show. */
export function codeHash(server: Server, owner: string, code: string): string {
  return createHmac('sha256', codeKey(server))
    .update(JSON.stringify([owner, code]))
    .digest('base64url')
}
