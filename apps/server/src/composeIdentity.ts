import { type AttemptLimiter, createAttemptLimiter } from './access/attemptLimiter.ts'
import type { FileParts, Foundation } from './compose.ts'
import type { Config } from './config.ts'
import { type AuditEntry, writeAudit } from './db/auditLog.ts'
import type { FilesService } from './files/filesService.ts'
import { forgetFirstPassword } from './firstPassword.ts'
import { type AccountRescueService, createAccountRescueService } from './identity/accountRescue.ts'
import { type AccountService, createAccountService } from './identity/accountService.ts'
import { type ApiTokensService, createApiTokensService } from './identity/apiTokensService.ts'
import { type AuthEngine, createAuthEngine } from './identity/authEngine.ts'
import {
  createVerificationService,
  type VerificationService,
} from './identity/emailVerification.ts'
import { createFactorsService, type FactorsService } from './identity/factorsService.ts'
import { createIdentityService, type IdentityService } from './identity/identityService.ts'
import { createMfaService, type MfaService } from './identity/mfaService.ts'
import { createPasswordResetService, type PasswordResetService } from './identity/passwordReset.ts'
import { createPrivacyService, type PrivacyService } from './identity/privacyService.ts'
import {
  createProviderSignInService,
  type ProviderSignInService,
} from './identity/providerSignIn.ts'
import { createProviderClient, type ProviderSettings } from './identity/providers.ts'
import { createProviderWay, type ProviderWay } from './identity/providerWay.ts'
import { createRegistrationService, type RegistrationService } from './identity/registration.ts'
import type { NotifyUser } from './mail/accountNotices.ts'
import type { SendMail } from './mail/outgoingMail.ts'
import { createSmsSender } from './mail/smsSender.ts'
import type { OrganizationsService } from './organizations/organizationService.ts'
import { createSecretBox, deriveKey } from './secret.ts'

export interface IdentityServices {
  readonly identity: IdentityService
  readonly registration: RegistrationService
  readonly verification: VerificationService
  readonly passwordReset: PasswordResetService
  readonly mfa: MfaService
  readonly factors: FactorsService
  readonly providerWay: ProviderWay
  readonly providerSignIn: ProviderSignInService
  readonly apiTokens: ApiTokensService
  readonly account: AccountService
  readonly privacy: PrivacyService
  readonly accountRescue: AccountRescueService
}

export interface IdentityParts {
  readonly sendMail: SendMail
  readonly notify: NotifyUser
  readonly organizations: OrganizationsService
  readonly isFlagOn: IsFlagOn
  readonly files: Pick<FileParts, 'storage' | 'sweeper'>
  readonly filesService: FilesService
}

export type IsFlagOn = (
  id: string,
  subject: { readonly email: string | undefined; readonly organizationSlugs: readonly string[] },
) => Promise<boolean>

const MINUTE_S = 60
const HOUR_S = 3600
const DAY_S = 24 * HOUR_S

/** How often what may be tried; see the services for what each is for. */
const LIMITS = {
  attemptsByIp: { attempts: 30, windowS: MINUTE_S },
  attemptsByUsername: { attempts: 10, windowS: 15 * MINUTE_S },
  attemptsAnywhere: { attempts: 100, windowS: 15 * MINUTE_S },
  passwordChanges: { attempts: 10, windowS: 15 * MINUTE_S },
  registrationsByIp: { attempts: 60, windowS: HOUR_S },
  verificationMails: { attempts: 10, windowS: HOUR_S },
  resetsByIp: { attempts: 30, windowS: HOUR_S },
  resetsByEmail: { attempts: 5, windowS: HOUR_S },
  challengeAttempts: { attempts: 5, windowS: 15 * MINUTE_S },
  codeAttempts: { attempts: 10, windowS: 15 * MINUTE_S },
  smsByUser: { attempts: 10, windowS: HOUR_S },
  smsByNumber: { attempts: 20, windowS: DAY_S },
  startsByIp: { attempts: 60, windowS: 10 * MINUTE_S },
  exports: { attempts: 10, windowS: DAY_S },
} as const

/** Directories of Microsoft that are not one organisation's own. */
const SHARED_TENANTS = new Set(['common', 'organizations', 'consumers'])

const NOBODY = { email: undefined, organizationSlugs: [] }

export function composeEngine({
  db,
  secret,
  publicUrl,
}: Pick<Foundation, 'db' | 'secret' | 'publicUrl'>): AuthEngine {
  const engineSecret = Buffer.from(deriveKey(secret, 'auth engine')).toString('base64url')
  return createAuthEngine(db, { secret: engineSecret, baseUrl: publicUrl })
}

/** Users, their ways in, and what is theirs. */
export function composeIdentity(foundation: Foundation, parts: IdentityParts): IdentityServices {
  const common = commonDeps(foundation, parts)
  const limiter = limiters(foundation)
  const verification = { ...common, verificationMails: limiter('verificationMails') }
  const registration = {
    ...verification,
    findInvitation: parts.organizations.findInvitation,
    acceptInvitation: parts.organizations.acceptInvitation,
    registrationIsOpen: (email: string) =>
      parts.isFlagOn('ga-open-registration', { ...NOBODY, email }),
    registrationsByIp: limiter('registrationsByIp'),
  }
  return {
    identity: createIdentityService({
      ...common,
      attemptsByIp: limiter('attemptsByIp'),
      attemptsByUsername: limiter('attemptsByUsername'),
      attemptsAnywhere: limiter('attemptsAnywhere'),
      passwordChanges: limiter('passwordChanges'),
    }),
    registration: createRegistrationService(registration),
    verification: createVerificationService(verification),
    passwordReset: createPasswordResetService({
      ...common,
      resetsByIp: limiter('resetsByIp'),
      resetsByEmail: limiter('resetsByEmail'),
      onError: (error) => foundation.log.error({ err: error }, 'password reset not sent'),
    }),
    providerWay: composeProviderWay(foundation, parts),
    providerSignIn: createProviderSignInService(registration),
    ...composeFactors(foundation, common),
    ...composeOwnData(foundation, parts, common),
  }
}

type CommonDeps = ReturnType<typeof commonDeps>

function commonDeps(foundation: Foundation, parts: IdentityParts) {
  const { db, secret, publicUrl } = foundation
  return {
    db,
    publicUrl,
    tokenKey: deriveKey(secret, 'tokens'),
    engine: composeEngine(foundation),
    emailMustBeVerified: emailMustBeVerified(parts),
    noteSignIn: (email: string) => noteSignIn(foundation, email),
    writeAudit: (entry: AuditEntry) => writeAudit(db, entry),
    sendMail: parts.sendMail,
    notify: parts.notify,
  }
}

/** A folder that cannot be written keeps nobody out. */
function noteSignIn({ config, log }: Foundation, email: string): void {
  try {
    forgetFirstPassword(config.dataDir, email)
  } catch (error) {
    log.warn({ err: error }, 'the file with the first password could not be removed')
  }
}

function limiters({ db }: Foundation) {
  return (name: keyof typeof LIMITS): AttemptLimiter =>
    createAttemptLimiter(db, { name, ...LIMITS[name] })
}

/** While anybody may register, an address must be verified. */
function emailMustBeVerified({ organizations, isFlagOn }: IdentityParts) {
  return async ({ userId, email }: { readonly userId: string; readonly email: string }) => {
    const memberships = await organizations.memberships(userId)
    const organizationSlugs = memberships.map(({ organization }) => organization.slug)
    return isFlagOn('ga-open-registration', { email, organizationSlugs })
  }
}

function composeFactors(
  foundation: Foundation,
  common: CommonDeps,
): Pick<IdentityServices, 'mfa' | 'factors'> {
  const { config, db, log, secret, publicUrl } = foundation
  const limiter = limiters(foundation)
  const codes = {
    ...common,
    secretBox: createSecretBox(deriveKey(secret, 'factor secrets')),
    codeKey: deriveKey(secret, 'code hashes'),
    sendSms: createSmsSender({
      db,
      gateway: config.smsGateway,
      publicUrl,
      onError: (error) => log.error({ err: error }, 'text message not sent'),
    }),
    codeAttempts: limiter('codeAttempts'),
    smsByUser: limiter('smsByUser'),
    smsByNumber: limiter('smsByNumber'),
  }
  return {
    mfa: createMfaService({ ...codes, challengeAttempts: limiter('challengeAttempts') }),
    factors: createFactorsService(codes),
  }
}

function composeOwnData(
  foundation: Foundation,
  { organizations, files, filesService }: IdentityParts,
  common: CommonDeps,
): Pick<IdentityServices, 'apiTokens' | 'account' | 'privacy' | 'accountRescue'> {
  const { config } = foundation
  const erasure = {
    ...common,
    leaveAllProjects: organizations.leaveAllProjects,
    wakeSweeper: files.sweeper.wake,
  }
  return {
    apiTokens: createApiTokensService({
      ...common,
      requireMember: async (userId, organizationId) => {
        await organizations.access(userId, organizationId, 'member')
      },
    }),
    account: createAccountService({
      ...common,
      areMessagesOpen: config.smtpUrl === undefined && config.mode !== 'production',
    }),
    privacy: createPrivacyService({
      ...erasure,
      storage: files.storage,
      signDownload: filesService.signDownload,
      exports: limiters(foundation)('exports'),
    }),
    accountRescue: createAccountRescueService({
      ...erasure,
      hasMailServer: config.smtpUrl !== undefined,
    }),
  }
}

function composeProviderWay(foundation: Foundation, { isFlagOn }: IdentityParts): ProviderWay {
  const { config, db, log, publicUrl } = foundation
  return createProviderWay({
    db,
    publicUrl,
    providers: providersOf(config).map(createProviderClient),
    areOffered: () => isFlagOn('ga-third-party-login', NOBODY),
    startsByIp: limiters(foundation)('startsByIp'),
    onError: (error, provider) => log.warn({ err: error, provider }, 'provider sign-in failed'),
  })
}

function providersOf({ microsoft, oidc }: Config): ProviderSettings[] {
  return [
    ...(microsoft
      ? [
          {
            ...microsoft,
            id: 'microsoft' as const,
            name: 'Microsoft',
            issuer: `https://login.microsoftonline.com/${microsoft.tenant}/v2.0`,
            // An organisation's own directory answers for its addresses
            isAddressTrusted: !SHARED_TENANTS.has(microsoft.tenant.toLowerCase()),
          },
        ]
      : []),
    ...(oidc ? [{ ...oidc, id: 'oidc' as const, isAddressTrusted: false }] : []),
  ]
}
