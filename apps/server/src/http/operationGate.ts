import { AppError } from '@duet/contract'
import type { Plugin } from 'graphql-yoga'
import type { Context } from '../graphql/context.ts'
import { getOperationAST } from './graphql.ts'
import { type RootField, rootFieldsOf } from './rootFields.ts'

/** What an API token must be given for a field. */
type Scope = 'read' | 'write' | 'simulate'

/** Maps every field of Query and Mutation to the folder whose SDL defines it. */
export type FieldDomains = ReadonlyMap<string, string>

/** Whose changes no API token may make: a token must not make itself or others more than they are. */
const CLOSED_DOMAINS = new Set([
  'identity',
  'organizations',
  'administration',
  'analytics',
  'quotas',
])
/** Mutations that another scope than `write` opens. */
const SCOPE_OF_MUTATION: ReadonlyMap<string, Scope> = new Map([
  ['runProjectBlockSimulation', 'simulate'],
  ['stopRunningSimulation', 'simulate'],
  ['runSimulationAgain', 'simulate'],
  ['startOrganizationRuns', 'simulate'],
  ['editDuetJobStatus', 'simulate'],
  ['createSimulationStudy', 'simulate'],
  ['addStudyPoints', 'simulate'],
  ['computeRunSensitivities', 'simulate'],
  ['stopSimulationStudy', 'simulate'],
  ['startStudySearch', 'simulate'],
  ['pauseStudySearch', 'simulate'],
  // It writes a file of what reading shows
  ['simDataExport', 'read'],
  ['exportCustomDataset', 'read'],
  // They ask for what a run gives
  ['startPvsystFactors', 'read'],
  ['askTableModuleIrradianceProfiles', 'read'],
  ['makePdfReport', 'read'],
  ['makeRunBundle', 'read'],
  ['retryResultFile', 'read'],
])
/** Of identity, this alone may be read by a token: the rest is the user's own business. */
const READABLE_IDENTITY = new Set(['me'])

/** What a user may do whose address is not verified: go on with that, leave, or what any stranger may. */
const BEFORE_VERIFICATION = new Set([
  'me',
  'featureFlags',
  'resendEmailVerification',
  'emailVerificationSuccess',
  'syncUserIdentity',
  'refreshToken',
  'logout',
  'updateUser',
  'captureAnalytics',
  'identityProviders',
  'invitation',
  'localLogin',
  'localRegister',
  'firebaseLogin',
  'firebaseRegister',
  'resolveMfa',
  'sendMfaCode',
  'requestPasswordReset',
  'passwordReset',
  'resetPassword',
])

/** Fields that answer the schema itself. */
const INTROSPECTION = new Set(['__schema', '__type'])

interface GateOptions {
  /** Whether callers who have not signed in may ask for the schema. */
  readonly isSchemaPublic: boolean
}

/** Refuses a whole operation, before any of it runs, that the caller's token or address does not open. */
export function operationGatePlugin(
  domains: FieldDomains,
  { isSchemaPublic }: GateOptions,
): Plugin<Context> {
  return {
    onExecute: ({ args }) => {
      const operation = getOperationAST(args.document, args.operationName)
      if (!operation) return
      const context: Context = args.contextValue
      const fields = rootFieldsOf(args.document, operation)
      if (!isSchemaPublic && context.userId === undefined) checkIntrospection(fields)
      if (context.apiToken) checkScopes(fields, context.apiToken.scopes, domains)
      if (context.hasEmailIntercept) checkVerified(fields)
    },
  }
}

/**
 * Not a rule of validation, whose outcome is stored by the text of the query alone, whoever sends it.
 *
 * @throws AppError UNAUTHENTICATED
 */
function checkIntrospection(fields: readonly RootField[]): void {
  if (fields.some(({ name }) => INTROSPECTION.has(name))) {
    throw new AppError('UNAUTHENTICATED', 'Sign in to see the schema.')
  }
}

/** @throws AppError API_TOKEN_SCOPE */
function checkScopes(
  fields: readonly RootField[],
  scopes: readonly string[],
  domains: FieldDomains,
): void {
  for (const field of fields) {
    const needed = scopeOf(field, domains)
    if (needed === undefined) {
      throw new AppError('API_TOKEN_SCOPE', `API tokens do not open ${field.name}. Sign in for it.`)
    }
    if (!scopes.includes(needed)) {
      throw new AppError(
        'API_TOKEN_SCOPE',
        `${field.name} needs an API token with the scope ${needed}.`,
        { needed, scopes },
      )
    }
  }
}

/** Undefined for what no token opens. */
function scopeOf({ kind, name }: RootField, domains: FieldDomains): Scope | undefined {
  if (name.startsWith('__')) return 'read'
  const domain = domains.get(`${kind}.${name}`)
  if (domain === undefined) return undefined
  if (kind === 'query') {
    return domain === 'identity' && !READABLE_IDENTITY.has(name) ? undefined : 'read'
  }
  if (CLOSED_DOMAINS.has(domain)) return undefined
  return SCOPE_OF_MUTATION.get(name) ?? 'write'
}

/** @throws AppError EMAIL_NOT_VERIFIED */
function checkVerified(fields: readonly RootField[]): void {
  if (fields.every(({ name }) => BEFORE_VERIFICATION.has(name) || name.startsWith('__'))) return
  throw new AppError('EMAIL_NOT_VERIFIED', 'Verify your email address first.')
}
