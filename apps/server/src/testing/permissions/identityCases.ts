import { DEFAULT_PREFERENCES } from '@duet/contract'
import { byId } from './caseArgs.ts'
import type { PermissionCase, PermissionDomain } from './permissionCase.ts'

const LINK_EXPIRED = 'invalid-action-code'
const FORM = {
  company_name: 'Sun Ltd',
  company_type: 'developer',
  position: 'engineer',
  use_cases: ['design'],
  features: [],
}

const queries: readonly PermissionCase[] = [
  {
    field: 'me',
    may: 'signed in',
    isOpenUnverified: true,
    select: `{ id email user_identity { id } user_organization { organization { slug } }
      has_lead_intake_form impersonator { email } }`,
  },
  { field: 'identityProviders', may: 'everybody', isOpenUnverified: true, scope: 'none' },
  {
    field: 'passwordReset',
    may: 'everybody',
    isOpenUnverified: true,
    scope: 'none',
    args: () => ({ token: 'x' }),
  },
  { field: 'mfaFactors', may: 'oneself' },
  { field: 'sessions', may: 'own session' },
  { field: 'apiTokens', may: 'oneself' },
  { field: 'dataPrivacyRequests', may: 'oneself' },
  { field: 'leadIntakeForm', may: 'own session' },
  {
    field: 'localEmails',
    may: 'everybody',
    scope: 'none',
    note: 'While no mail server is set and the server is not in production; otherwise for system administrators.',
  },
]

const signingIn: readonly PermissionCase[] = [
  {
    field: 'localLogin',
    args: () => ({ username: 'nobody@people.example', password: 'wrong password' }),
    answers: 'INVALID_LOGIN',
  },
  {
    field: 'localRegister',
    args: () => ({ email: 'somebody@gmail.com', password: 'a new password' }),
    answers: 'InvalidEmailDomain',
  },
  {
    field: 'firebaseLogin',
    args: () => ({ token: 'x', credential: 'microsoft' }),
    answers: LINK_EXPIRED,
  },
  {
    field: 'firebaseRegister',
    args: () => ({ token: 'x', credential: 'microsoft' }),
    answers: LINK_EXPIRED,
  },
  {
    field: 'resolveMfa',
    args: () => ({ token: 'x', mfa_uid: 'recovery', code: '000000' }),
    answers: 'multi-factor-session-expired',
  },
  { field: 'sendMfaCode', args: () => ({ token: 'x', mfa_uid: 'x' }), answers: 'NOT_FOUND' },
  { field: 'requestPasswordReset', args: () => ({ email: 'nobody@people.example' }) },
  {
    field: 'resetPassword',
    args: () => ({ token: 'x', new_password: 'a new password' }),
    answers: LINK_EXPIRED,
  },
  { field: 'emailVerificationSuccess', args: () => ({ token: 'x' }), answers: LINK_EXPIRED },
  { field: 'logout' },
].map((one): PermissionCase => ({ ...one, may: 'everybody', isOpenUnverified: true }))

const sessions: readonly PermissionCase[] = [
  { field: 'refreshToken', may: 'own session', isOpenUnverified: true },
  { field: 'resendEmailVerification', may: 'own session', isOpenUnverified: true },
  { field: 'syncUserIdentity', may: 'own session', isOpenUnverified: true },
  {
    field: 'updateUser',
    may: 'own session',
    isOpenUnverified: true,
    args: () => ({ first_name: 'New', last_name: 'Name' }),
  },
  { field: 'setAnalyticsOptOut', may: 'own session', args: () => ({ opt_out: true }) },
  { field: 'setFirstStepsHidden', may: 'own session', args: () => ({ hidden: true }) },
  { field: 'setPreferences', may: 'own session', args: () => ({ input: DEFAULT_PREFERENCES }) },
  { field: 'updateLeadIntakeForm', may: 'own session', args: () => ({ input: FORM }) },
  { field: 'endSession', may: 'oneself', args: byId('session') },
  { field: 'endOtherSessions', may: 'oneself' },
]

const account: readonly PermissionCase[] = [
  {
    field: 'reauthenticate',
    may: 'oneself',
    args: () => ({ password: 'wrong password' }),
    answers: 'invalid-login-credentials',
  },
  {
    field: 'changePassword',
    may: 'oneself',
    args: () => ({ old_password: 'wrong password', new_password: 'a new password' }),
    answers: 'INVALID_LOGIN',
  },
  { field: 'enrollTotp', may: 'oneself', args: () => ({ display_name: 'App' }) },
  {
    field: 'enrollPhone',
    may: 'oneself',
    args: () => ({ display_name: 'Phone', phone_number: '+30 210 123 4567' }),
  },
  { field: 'resendEnrollmentCode', may: 'oneself', args: ({ factor }) => ({ mfa_uid: factor }) },
  {
    field: 'confirmMfaFactor',
    may: 'oneself',
    args: ({ factor }) => ({ mfa_uid: factor, code: '000000' }),
    answers: 'invalid-verification-code',
  },
  { field: 'removeMfaFactor', may: 'oneself', args: ({ factor }) => ({ mfa_uid: factor }) },
  // nobody has a confirmed factor
  { field: 'renewRecoveryCodes', may: 'oneself', answers: 'CONFLICT' },
  { field: 'createApiToken', may: 'oneself', args: () => ({ name: 'Script', scopes: ['read'] }) },
  {
    field: 'createApiToken',
    variant: 'for an organization',
    may: 'oneself',
    args: ({ organization }) => ({
      name: 'Script',
      scopes: ['read'],
      organization_id: organization,
    }),
    except: {
      stranger: 'NOT_FOUND',
      guest: 'FORBIDDEN',
      listedGuest: 'FORBIDDEN',
      systemAdmin: 'NOT_FOUND',
    },
    note: 'Guests of an organization have no tokens for it.',
  },
  { field: 'revokeApiToken', may: 'oneself', args: byId('apiToken') },
  { field: 'userDataPrivacyRequest', may: 'oneself', args: () => ({ request_type: 'export' }) },
  {
    field: 'userDataPrivacyRequest',
    variant: 'erasure',
    may: 'oneself',
    args: () => ({ request_type: 'erasure' }),
    except: { stranger: 'CONFLICT', orgOwner: 'CONFLICT' },
    note: 'The last owner of an organization hands it over first.',
  },
]

export const identityCases: PermissionDomain = {
  title: 'Identity',
  cases: [...queries, ...signingIn, ...sessions, ...account],
}
