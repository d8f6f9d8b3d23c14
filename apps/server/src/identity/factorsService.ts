import { AppError, oneLine } from '@duet/contract'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { z } from 'zod'
import { type Caller, ownCaller } from '../access/caller.ts'
import type { AuditEntry } from '../db/auditLog.ts'
import type { MfaEnrollment, MfaFactor, MfaFactors } from '../http/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import type { NotifyUser } from '../mail/accountNotices.ts'
import { type FactorCodeDeps, newTotp, sendPhoneCode, spendFactorCode } from './factorCodes.ts'
import {
  confirmedFactors,
  confirmFactor,
  deleteFactor,
  type FactorRow,
  findFactor,
  insertFactor,
  MAX_FACTORS,
} from './factorQueries.ts'
import { findUser } from './identityQueries.ts'
import { hintOf } from './mfaChallenge.ts'
import { requireRecentLogin } from './recentLogin.ts'
import { deleteCodes, recoveryCodesLeft, renewCodes } from './recoveryCodes.ts'
import { INVALID_CODE } from './refusal.ts'

export interface FactorsDeps extends FactorCodeDeps {
  readonly writeAudit: (entry: AuditEntry) => Promise<void>
  readonly notify: NotifyUser
}

export interface Enrolled {
  readonly factors: MfaFactors
  readonly recovery_codes: readonly string[]
}

/** The second factors of the caller's own user. */
export interface FactorsService {
  readonly list: (caller: Caller) => Promise<MfaFactors>
  readonly enrollTotp: (caller: Caller, displayName: string) => Promise<MfaEnrollment>
  readonly enrollPhone: (
    caller: Caller,
    input: { readonly display_name: string; readonly phone_number: string },
  ) => Promise<MfaEnrollment>
  readonly resendCode: (caller: Caller, id: string) => Promise<{ readonly resend_at: string }>
  readonly confirm: (caller: Caller, id: string, code: string) => Promise<Enrolled>
  readonly remove: (caller: Caller, id: string) => Promise<MfaFactors>
  readonly renewRecoveryCodes: (caller: Caller) => Promise<Enrolled>
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

export function createFactorsService(deps: FactorsDeps): FactorsService {
  return {
    list: async (caller) => factorsOf(deps, ownCaller(caller).userId),
    enrollTotp: (caller, name) => enrollTotp(deps, caller, name),
    enrollPhone: (caller, input) => enrollPhone(deps, caller, input),
    resendCode: async (caller, id) => {
      const { userId } = await requireRecentLogin(deps.db, caller)
      const factor = await unconfirmedFactor(deps, userId, id)
      return { resend_at: (await sendPhoneCode(deps, factor)).toISOString() }
    },
    confirm: (caller, id, code) => confirm(deps, caller, id, code),
    remove: (caller, id) => remove(deps, caller, id),
    renewRecoveryCodes: async (caller) => {
      const { userId } = await requireRecentLogin(deps.db, caller)
      if ((await confirmedFactors(deps.db, userId)).length === 0) {
        throw new AppError('CONFLICT', 'Recovery codes need a second factor. Add one first.')
      }
      const recovery_codes = await renewCodes(deps, userId)
      await deps.writeAudit({ userId, action: 'recovery_codes_renewed' })
      deps.notify(userId, { kind: 'recovery_codes_made' })
      return { factors: await factorsOf(deps, userId), recovery_codes }
    },
  }
}

/** The factors of a user as answers show them. */
export async function factorsOf(
  { db }: Pick<FactorsDeps, 'db'>,
  userId: string,
): Promise<MfaFactors> {
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
    created_at: factor.created_at.toISOString(),
    last_used_at: factor.last_used_at?.toISOString() ?? null,
  }
}

async function enrollTotp(deps: FactorsDeps, caller: Caller, name: string): Promise<MfaEnrollment> {
  const { userId } = await requireRecentLogin(deps.db, caller)
  const display_name = parseInput(nameInput, name, ['display_name'])
  await refuseTooMany(deps, userId)
  const user = await findUser(deps.db, userId)
  const { secret, url } = newTotp(user?.email ?? '')
  const factor = await insertFactor(deps.db, {
    user_id: userId,
    kind: 'totp',
    display_name,
    secret_encrypted: deps.secretBox.seal(secret),
  })
  return { uid: factor.id, factorId: 'totp', secret, otpauth_url: url, resend_at: null }
}

async function enrollPhone(
  deps: FactorsDeps,
  caller: Caller,
  input: { readonly display_name: string; readonly phone_number: string },
): Promise<MfaEnrollment> {
  const { userId } = await requireRecentLogin(deps.db, caller)
  const { display_name, phone_number } = parseInput(
    z.object({ display_name: nameInput, phone_number: numberInput }),
    input,
  )
  await refuseTooMany(deps, userId)
  const factor = await insertFactor(deps.db, {
    user_id: userId,
    kind: 'phone',
    display_name,
    phone_number,
  })
  const resendAt = await sendPhoneCode(deps, factor)
  return {
    uid: factor.id,
    factorId: 'phone',
    secret: null,
    otpauth_url: null,
    resend_at: resendAt.toISOString(),
  }
}

async function refuseTooMany({ db }: FactorsDeps, userId: string): Promise<void> {
  const { length } = await confirmedFactors(db, userId)
  if (length < MAX_FACTORS) return
  throw new AppError('CONFLICT', `There are ${MAX_FACTORS} factors already. Remove one first.`)
}

/** @throws AppError NOT_FOUND */
async function unconfirmedFactor(
  { db }: FactorsDeps,
  userId: string,
  id: string,
): Promise<FactorRow> {
  const factor = await findFactor(db, userId, id)
  if (!factor || factor.confirmed_at !== null) throw factorNotFound()
  return factor
}

async function confirm(
  deps: FactorsDeps,
  caller: Caller,
  id: string,
  code: string,
): Promise<Enrolled> {
  const { userId } = await requireRecentLogin(deps.db, caller)
  const factor = await unconfirmedFactor(deps, userId, id)
  const isFirst = (await confirmedFactors(deps.db, userId)).length === 0
  if (!(await spendFactorCode(deps, factor, code))) {
    throw new AppError('invalid-verification-code', INVALID_CODE.message)
  }
  if (!(await confirmFactor(deps.db, id))) throw factorNotFound()
  const recovery_codes = isFirst ? await renewCodes(deps, userId) : []
  await deps.writeAudit({ userId, action: 'factor_enrolled', details: { kind: factor.kind } })
  deps.notify(userId, { kind: 'factor_added', name: factor.display_name })
  return { factors: await factorsOf(deps, userId), recovery_codes }
}

async function remove(deps: FactorsDeps, caller: Caller, id: string): Promise<MfaFactors> {
  const { userId } = await requireRecentLogin(deps.db, caller)
  const factor = await findFactor(deps.db, userId, id)
  if (!factor) throw factorNotFound()
  await deleteFactor(deps.db, id)
  const left = await confirmedFactors(deps.db, userId)
  if (left.length === 0) await deleteCodes(deps.db, userId)
  await deps.writeAudit({ userId, action: 'factor_removed', details: { kind: factor.kind } })
  if (factor.confirmed_at)
    deps.notify(userId, { kind: 'factor_removed', name: factor.display_name })
  return factorsOf(deps, userId)
}

const factorNotFound = (): AppError => new AppError('NOT_FOUND', 'Factor not found')
