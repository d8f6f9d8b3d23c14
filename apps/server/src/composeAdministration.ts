import type { PlantDocument } from '@duet/plant'
import { createAttemptLimiter } from './access/attemptLimiter.ts'
import type { OrganizationRow } from './access/organizationQueries.ts'
import { type AuditService, createAuditService } from './administration/auditService.ts'
import {
  createFeatureFlagsService,
  type FeatureFlagsService,
} from './administration/featureFlagsService.ts'
import { hasDeployment } from './administration/flagQueries.ts'
import {
  type AdminImpersonationService,
  createAdminImpersonationService,
} from './administration/impersonationService.ts'
import {
  createIntegrationCallsService,
  type IntegrationCallsService,
} from './administration/integrationCallsService.ts'
import { createIntegrationClient } from './administration/integrationClient.ts'
import { startIntegrationScheduler } from './administration/integrationScheduler.ts'
import {
  createIntegrationSchedulesService,
  type IntegrationSchedulesService,
} from './administration/integrationSchedulesService.ts'
import {
  createIntegrationServersService,
  type IntegrationDeps,
  type IntegrationServersService,
} from './administration/integrationServersService.ts'
import {
  createInverterCatalogueService,
  type InverterCatalogueService,
} from './administration/inverterCatalogueService.ts'
import { createMailStateService, type MailStateService } from './administration/mailStateService.ts'
import { createOversightService, type OversightService } from './administration/oversightService.ts'
import {
  createSecurityEventsService,
  type SecurityEventsService,
} from './administration/securityEventsService.ts'
import {
  createStorageStateService,
  type StorageStateService,
} from './administration/storageStateService.ts'
import {
  createUserRescueService,
  type UserRescueService,
} from './administration/userRescueService.ts'
import { createUsersService, type UsersService } from './administration/usersService.ts'
import { startAnalyticsCleanup } from './analytics/analyticsCleanup.ts'
import { type AnalyticsService, createAnalyticsService } from './analytics/analyticsService.ts'
import { createEventForwarder } from './analytics/eventForwarder.ts'
import type { Foundation } from './compose.ts'
import type { Database } from './db/connection.ts'
import { createErrorReporter } from './http/errorReporter.ts'
import type { HttpServerDeps } from './http/httpServer.ts'
import type { AccountRescueService } from './identity/accountRescue.ts'
import type { IdentityService } from './identity/identityService.ts'
import { requireRecentLogin } from './identity/recentLogin.ts'
import type { Mailer } from './mail/mailer.ts'
import type { OrganizationsService } from './organizations/organizationService.ts'
import type { CopyTarget } from './projects/copyProject.ts'
import type { ProjectRecord } from './projects/projectRecord.ts'
import { createSecretBox, deriveKey } from './secret.ts'
import type { StopStep } from './stopOnSignals.ts'

/** What system administrators work with, and analytics. */
export interface AdministrationServices {
  readonly users: UsersService
  readonly userRescue: UserRescueService
  readonly impersonation: AdminImpersonationService
  readonly oversight: OversightService<OrganizationRow, ProjectRecord>
  readonly audit: AuditService
  readonly securityEvents: SecurityEventsService
  readonly inverterCatalogue: InverterCatalogueService
  readonly integrationServers: IntegrationServersService
  readonly integrationCalls: IntegrationCallsService
  readonly integrationSchedules: IntegrationSchedulesService
  readonly analytics: AnalyticsService
  readonly storageState: StorageStateService
  readonly mailState: MailStateService
}

export interface AdministrationParts {
  readonly mailer: Mailer
  readonly identity: Pick<IdentityService, 'impersonate' | 'endImpersonation'>
  readonly accountRescue: AccountRescueService
  readonly organizations: OrganizationsService
  readonly projects: {
    readonly copyProjectTo: (
      target: CopyTarget & { readonly sourceProjectId: string },
    ) => Promise<ProjectRecord>
  }
  readonly plantDocuments: { readonly exportAny: (id: string) => Promise<PlantDocument> }
}

/** Calls of `captureAnalytics` by one user: a browser makes one every 10 s. */
const CAPTURES = { name: 'analytics', attempts: 120, windowS: 60 }
/** Reports of broken pages by one user or address. */
const PAGE_ERRORS = { name: 'page errors', attempts: 30, windowS: 60 }
/** As error reports name this version. */
const RELEASE = 'duet@0.1.0'

export function composeFeatureFlags({ db, config }: Foundation): FeatureFlagsService {
  return createFeatureFlagsService({
    db,
    environment: config.environment,
    around: {
      hasProvider: config.microsoft !== undefined || config.oidc !== undefined,
      hasMailServer: config.smtpUrl !== undefined,
      hasDeployment: () => hasDeployment(db),
    },
    now: Date.now,
  })
}

/** Also what the scheduler of integration servers stands on. */
export function composeIntegration({
  db,
  config,
  secret,
}: Pick<Foundation, 'db' | 'config' | 'secret'>): IntegrationDeps {
  return {
    db,
    tokenBox: createSecretBox(deriveKey(secret, 'integration tokens')),
    call: createIntegrationClient({
      allowPrivate: config.integrationAllowPrivate || config.mode !== 'production',
    }),
    now: Date.now,
  }
}

export function composeAdministration(
  foundation: Foundation,
  parts: AdministrationParts,
): AdministrationServices {
  const { db, config } = foundation
  const { identity, accountRescue, organizations } = parts
  const integration = composeIntegration(foundation)
  return {
    users: createUsersService({ db, organizationAccess: organizations.access }),
    userRescue: createUserRescueService({
      db,
      rescue: accountRescue,
      inheritances: organizations.inheritances,
      requireRecentLogin: (caller) => requireRecentLogin(db, caller),
    }),
    impersonation: createAdminImpersonationService({
      db,
      impersonate: identity.impersonate,
      endImpersonation: identity.endImpersonation,
    }),
    oversight: composeOversight(db, parts),
    audit: createAuditService({ db }),
    securityEvents: createSecurityEventsService({ db }),
    inverterCatalogue: createInverterCatalogueService({ db }),
    integrationServers: createIntegrationServersService(integration),
    integrationCalls: createIntegrationCallsService(integration),
    integrationSchedules: createIntegrationSchedulesService(integration),
    analytics: composeAnalytics(foundation, organizations),
    storageState: createStorageStateService({ db, dataDir: config.dataDir }),
    mailState: createMailStateService({
      db,
      mailer: parts.mailer,
      gatewayHost: config.smsGateway && new URL(config.smsGateway.url).host,
    }),
  }
}

/** What breaks is told to an error-reporting server, if there is one. */
export function composeErrorReports({
  db,
  config,
  log,
}: Foundation): Pick<HttpServerDeps, 'reporter' | 'countPageError'> {
  return {
    reporter: createErrorReporter({
      dsn: config.sentryDsn,
      environment: config.environment,
      release: RELEASE,
      onError: (error) => log.warn({ err: error }, 'error report not sent'),
    }),
    countPageError: createAttemptLimiter(db, PAGE_ERRORS).take,
  }
}

function composeOversight(
  db: Database,
  { organizations, projects, plantDocuments }: AdministrationParts,
): AdministrationServices['oversight'] {
  return createOversightService({
    db,
    organizationsOfAll: organizations.organizationsOfAll,
    invitesOfAll: organizations.invitesOfAll,
    inviteByAdministrator: organizations.inviteByAdministrator,
    requestsOfAll: organizations.requestsOfAll,
    decideRequest: organizations.decideRequest,
    removeRequest: organizations.removeRequest,
    homesOf: async (userId) =>
      (await organizations.memberships(userId))
        .filter(({ role_id }) => role_id !== 'guest')
        .map(({ organization }) => organization.id),
    copyProjectTo: ({ projectId, ...target }) =>
      projects.copyProjectTo({ ...target, sourceProjectId: projectId }),
    exportAny: plantDocuments.exportAny,
  })
}

function composeAnalytics(
  { db, config, log }: Foundation,
  organizations: OrganizationsService,
): AnalyticsService {
  return createAnalyticsService({
    db,
    now: Date.now,
    slugsOf: async (userId) =>
      (await organizations.memberships(userId)).map(({ organization }) => organization.slug),
    countCall: createAttemptLimiter(db, CAPTURES).take,
    forwarder: config.posthog
      ? createEventForwarder({
          ...config.posthog,
          onError: (error) => log.warn({ err: error }, 'analytics not forwarded'),
        })
      : undefined,
  })
}

/** What runs beside the calls. @returns how each stops */
export function startAdministration(
  foundation: Foundation,
  { analytics }: AdministrationServices,
): StopStep[] {
  const { db, log } = foundation
  const stopScheduler = startIntegrationScheduler(composeIntegration(foundation), {
    onError: (error) => log.error({ err: error }, 'integration schedules failed'),
  })
  const stopCleanup = startAnalyticsCleanup(db, (error) =>
    log.error({ err: error }, 'analytics cleanup failed'),
  )
  return [
    { name: 'integration schedules', stop: stopScheduler, isWork: true },
    { name: 'analytics cleanup', stop: stopCleanup, isWork: true },
    { name: 'analytics forwarding', stop: analytics.stop, isWork: true },
  ]
}
