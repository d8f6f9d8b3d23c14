import { AppError, oneLine } from '@duet/contract'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { z } from 'zod'
import { type Caller, ownCaller } from '../../access/caller.ts'
import { findUser } from '../../access/users.ts'
import { writeAudit } from '../../db/auditLog.ts'
import type { Database } from '../../db/connection.ts'
import type {
  MfaEnrollment,
  MfaFactor,
  MfaFactors,
  MutationEnrollPhoneArgs,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { requireRecentLogin } from '../recentLogin.ts'
import { INVALID_CODE } from '../refusal.ts'
import { newTotp, sendPhoneCode, spendFactorCode } from './factorCodes.ts'
import {
  confirmedFactors,
  confirmFactor,
  deleteFactor,
  type FactorRow,
  findFactor,
  insertFactor,
  MAX_FACTORS,
} from './factorQueries.ts'
import { hintOf } from './mfaChallenge.ts'
import { deleteCodes, recoveryCodesLeft, renewCodes } from './recoveryCodes.ts'

export interface Enrolled {
  readonly factors: MfaFactors
  readonly recovery_codes: readonly string[]
}

const nameInput = z
  .string()
  .overwrite(oneLine)
  .min(1, 'Name is required')
  .max(60, 'must have at most 60 characters')

const numberInput = z
  .string()
  .max(40)
  .transform((text, context) => {
    const parsed = parsePhoneNumberFromString(text)
    if (parsed?.isValid()) return parsed.number
    context.addIssue('must be a phone number with its country, like +41 44 668 18 00')
    return z.NEVER
  })

export async function ownFactors({ db }: Server, caller: Caller): Promise<MfaFactors> {
  return factorsOf(db, ownCaller(caller).userId)
}

/** As `sendPhoneCode`, to a number that is not confirmed yet. */
export async function resendEnrollmentCode(
  server: Server,
  caller: Caller,
  id: string,
): Promise<{ readonly resend_at: Date }> {
  const { userId } = await requireRecentLogin(server.db, caller)
  return { resend_at: await sendPhoneCode(server, await unconfirmedFactor(server, userId, id)) }
}

export async function renewRecoveryCodes(server: Server, caller: Caller): Promise<Enrolled> {
  const { db } = server
  const { userId } = await requireRecentLogin(db, caller)
  if ((await confirmedFactors(db, userId)).length === 0) {
    throw new AppError('CONFLICT', 'Recovery codes need a second factor. Add one first.')
  }
  const recovery_codes = await renewCodes(server, userId)
  await writeAudit(db, { userId, action: 'recovery_codes_renewed' })
  server.notify(userId, { kind: 'recovery_codes_made' })
  return { factors: await factorsOf(db, userId), recovery_codes }
}

/** The factors of a user as answers show them. */
export async function factorsOf(db: Database, userId: string): Promise<MfaFactors> {
  const factors = await confirmedFactors(db, userId)
  return {
    factors: factors.map(factorAnswer),
    recovery_codes_left: await recoveryCodesLeft(db, userId),
  }
}

function factorAnswer(factor: FactorRow): MfaFactor {
  const { uid, factorId, displayName, phoneNumber } = hintOf(factor)
  return {
    uid,
    factorId,
    displayName,
    phoneNumber,
    created_at: factor.created_at,
    last_used_at: factor.last_used_at,
  }
}

export async function enrollTotp(
  server: Server,
  caller: Caller,
  name: string,
): Promise<MfaEnrollment> {
  const { userId } = await requireRecentLogin(server.db, caller)
  const display_name = parseInput(nameInput, name, ['display_name'])
  await refuseTooMany(server, userId)
  const user = await findUser(server.db, userId)
  const { secret, sealed, url } = newTotp(server, user?.email ?? '')
  const factor = await insertFactor(server.db, {
    user_id: userId,
    kind: 'totp',
    display_name,
    secret_encrypted: sealed,
  })
  return { uid: factor.id, factorId: 'totp', secret, otpauth_url: url, resend_at: null }
}

export async function enrollPhone(
  server: Server,
  caller: Caller,
  input: MutationEnrollPhoneArgs,
): Promise<MfaEnrollment> {
  const { userId } = await requireRecentLogin(server.db, caller)
  const { display_name, phone_number } = parseInput(
    z.object({ display_name: nameInput, phone_number: numberInput }),
    input,
  )
  await refuseTooMany(server, userId)
  const factor = await insertFactor(server.db, {
    user_id: userId,
    kind: 'phone',
    display_name,
    phone_number,
  })
  const resendAt = await sendPhoneCode(server, factor)
  return {
    uid: factor.id,
    factorId: 'phone',
    secret: null,
    otpauth_url: null,
    resend_at: resendAt,
  }
}

async function refuseTooMany({ db }: Server, userId: string): Promise<void> {
  const { length } = await confirmedFactors(db, userId)
  if (length < MAX_FACTORS) return
  throw new AppError('CONFLICT', `There are ${MAX_FACTORS} factors already. Remove one first.`)
}

/** @throws AppError NOT_FOUND */
async function unconfirmedFactor({ db }: Server, userId: string, id: string): Promise<FactorRow> {
  const factor = await findFactor(db, userId, id)
  if (!factor || factor.confirmed_at !== null) throw factorNotFound()
  return factor
}

export async function confirmOwnFactor(
  server: Server,
  caller: Caller,
  id: string,
  code: string,
): Promise<Enrolled> {
  const { userId } = await requireRecentLogin(server.db, caller)
  const factor = await unconfirmedFactor(server, userId, id)
  const isFirst = (await confirmedFactors(server.db, userId)).length === 0
  if (!(await spendFactorCode(server, factor, code))) {
    throw new AppError('invalid-verification-code', INVALID_CODE.message)
  }
  if (!(await confirmFactor(server.db, id))) throw factorNotFound()
  const recovery_codes = isFirst ? await renewCodes(server, userId) : []
  await writeAudit(server.db, { userId, action: 'factor_enrolled', details: { kind: factor.kind } })
  server.notify(userId, { kind: 'factor_added', name: factor.display_name })
  return { factors: await factorsOf(server.db, userId), recovery_codes }
}

export async function removeOwnFactor(
  server: Server,
  caller: Caller,
  id: string,
): Promise<MfaFactors> {
  const { userId } = await requireRecentLogin(server.db, caller)
  const factor = await findFactor(server.db, userId, id)
  if (!factor) throw factorNotFound()
  await deleteFactor(server.db, id)
  const left = await confirmedFactors(server.db, userId)
  if (left.length === 0) await deleteCodes(server.db, userId)
  await writeAudit(server.db, { userId, action: 'factor_removed', details: { kind: factor.kind } })
  if (factor.confirmed_at)
    server.notify(userId, { kind: 'factor_removed', name: factor.display_name })
  return factorsOf(server.db, userId)
}

const factorNotFound = (): AppError => new AppError('NOT_FOUND', 'Factor not found')
