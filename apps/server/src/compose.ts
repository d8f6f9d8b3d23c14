import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createProjectAccess, type ProjectAccess } from './access/projectAccess.ts'
import { type AdminCaller, systemAdmin } from './access/systemAdmin.ts'
import { administrationResolvers } from './administration/administrationResolvers.ts'
import type { FeatureFlagsService } from './administration/featureFlagsService.ts'
import { integrationResolvers } from './administration/integrationResolvers.ts'
import { settingsResolvers } from './administration/settingsResolvers.ts'
import { analyticsResolvers } from './analytics/analyticsResolvers.ts'
import { componentResolvers } from './components/componentResolvers.ts'
import {
  type AdministrationServices,
  composeAdministration,
  composeErrorReports,
  composeFeatureFlags,
} from './composeAdministration.ts'
import { composeIdentity, type IdentityServices } from './composeIdentity.ts'
import { composeRuns, type RunServices } from './composeRuns.ts'
import { composeSecurityLog, fileGrants } from './composeSecurity.ts'
import { composeOrganizations } from './composeTenants.ts'
import type { Config } from './config.ts'
import type { Database } from './db/connection.ts'
import { designResolvers } from './design/designResolvers.ts'
import { groundResolvers } from './design/groundResolvers.ts'
import { createCheckedStorage } from './files/checkedStorage.ts'
import { registerFileRoutes } from './files/fileRoutes.ts'
import { type FileSweeper, startFileSweeper } from './files/fileSweeper.ts'
import { createFilesService, type FilesService } from './files/filesService.ts'
import type { ObjectStorage } from './files/objectStorage.ts'
import { createDuckdbPool, type DuckdbPool } from './files/parquet/duckdbPool.ts'
import { createSeriesStore, type SeriesStore } from './files/parquet/seriesStore.ts'
import { createUrlSigner, type UrlSigner } from './files/signedUrls.ts'
import { createHttpServer, type HttpServerDeps } from './http/httpServer.ts'
import { countSecurityEvents, createMetrics } from './http/metrics.ts'
import { registerProviderRoutes } from './http/providerRoutes.ts'
import type { Resolvers } from './http/resolvers.gen.ts'
import { registerSecurityExport } from './http/securityExport.ts'
import { notedRequest } from './http/securityNotes.ts'
import { accountResolvers } from './identity/accountResolvers.ts'
import { identityResolvers } from './identity/identityResolvers.ts'
import type { JobQueue } from './jobs/jobQueue.ts'
import type { Log } from './log.ts'
import { createAccountNotices, type NotifyUser } from './mail/accountNotices.ts'
import { createMailer, type Mailer } from './mail/mailer.ts'
import type { SendMail } from './mail/outgoingMail.ts'
import { meteoResolvers } from './meteo/meteoResolvers.ts'
import { providersResolvers } from './meteo/providers/providersResolvers.ts'
import { openStorage } from './openStorage.ts'
import { organizationResolvers } from './organizations/organizationResolvers.ts'
import type { OrganizationsService } from './organizations/organizationService.ts'
import { exportAnyProject } from './plants/plantDocument.ts'
import { plantResolvers } from './plants/plantResolvers.ts'
import { copyProjectTo } from './projects/copyProject.ts'
import { projectResolvers } from './projects/projectResolvers.ts'
import { storedBytesOfAll } from './quotas/quotaQueries.ts'
import { quotaResolvers } from './quotas/quotaResolvers.ts'
import { createQuotasService, type QuotasService } from './quotas/quotasService.ts'
import { drillDownResolvers } from './results/drillDownResolvers.ts'
import { exportsResolvers } from './results/exportsResolvers.ts'
import { moduleProfileResolvers } from './results/moduleProfileResolvers.ts'
import { pvsystFactorsResolvers } from './results/pvsystFactorsResolvers.ts'
import { reportResolvers } from './results/reportResolvers.ts'
import { resultJobResolvers } from './results/resultJobResolvers.ts'
import { resultsResolvers } from './results/resultsResolvers.ts'
import { resultTabsResolvers } from './results/resultTabsResolvers.ts'
import { runManifestResolvers } from './results/runManifestResolvers.ts'
import { yieldUncertaintyResolvers } from './results/yieldUncertaintyResolvers.ts'
import { deriveKey } from './secret.ts'
import type { Server } from './server.ts'
import { simulationResolvers } from './simulations/simulationResolvers.ts'
import { studyResolvers } from './simulations/studyResolvers.ts'

export interface Services extends IdentityServices, AdministrationServices, RunServices {
  readonly mailer: Mailer
  readonly featureFlags: FeatureFlagsService
  readonly organizations: OrganizationsService
  readonly files: FilesService
  readonly quotas: QuotasService<AdminCaller>
}

/** What the services stand on; started and stopped by main.ts. */
export interface Foundation {
  readonly config: Config
  readonly log: Log
  readonly db: Database
  readonly secret: string
  /** Where browsers reach the server. */
  readonly publicUrl: string
}

/** Object storage and what guards and cleans it. */
export interface FileParts {
  readonly storage: ObjectStorage
  readonly signer: UrlSigner
  readonly sweeper: FileSweeper
  readonly duckdb: DuckdbPool
  readonly series: SeriesStore
}

/**
 * Queries over series files: at most this much memory, and this many at a time. An export of ten blocks in steps of five minutes
 * fits, and the server stays below 1 GB.
 */
const DUCKDB_MEMORY_MB = 384
const DUCKDB_CONNECTIONS = 4

/** The sweeper runs from here on. */
export async function composeFiles({ config, db, log, secret }: Foundation): Promise<FileParts> {
  const stored = await openStorage(config)
  const storage = createCheckedStorage(db, stored)
  const duckdb = await createDuckdbPool({
    threads: Math.max(1, config.workerThreads),
    memoryLimitMb: DUCKDB_MEMORY_MB,
    temporaryFolder: path.join(config.dataDir, 'tmp', 'duckdb'),
    connections: DUCKDB_CONNECTIONS,
  })
  return {
    storage,
    duckdb,
    series: createSeriesStore({
      db,
      storage,
      duckdb,
      onDamaged: (error) => log.error({ err: error }, 'stored series damaged'),
    }),
    signer: createUrlSigner(deriveKey(secret, 'file links')),
    sweeper: startFileSweeper({ db, storage: stored }, (error) =>
      log.error({ err: error }, 'file sweep failed'),
    ),
  }
}

/** All that functions of the domains work with. */
export function composeServer(foundation: Foundation, files: FileParts, queue: JobQueue): Server {
  const mailer = composeMailer(foundation)
  const notify = composeAccountNotices(foundation, mailer.sendMail)
  return { ...foundation, ...files, queue, mailer, notify }
}

/** Every service with what it needs. */
export function composeServices(server: Server): Services {
  const foundation: Foundation = server
  const files: FileParts = server
  const { db, queue, mailer, notify } = server
  const access = createProjectAccess(db)
  const { sendMail } = mailer
  const organizations = composeOrganizations(foundation, files, { sendMail, notify })
  const featureFlags = composeFeatureFlags(foundation)
  const filesService = createFilesService(server)
  const runs = composeRuns({ foundation, access, files, filesService, queue })
  const identity = composeIdentity(foundation, {
    sendMail,
    notify,
    organizations,
    isFlagOn: featureFlags.isFlagOn,
    files,
    filesService,
  })
  return {
    ...identity,
    ...composeAdministration(foundation, {
      mailer,
      identity: identity.identity,
      accountRescue: identity.accountRescue,
      organizations,
      projects: { copyProjectTo: (target) => copyProjectTo(server, target) },
      plantDocuments: { exportAny: (id) => exportAnyProject(server, id) },
    }),
    mailer,
    featureFlags,
    organizations,
    files: filesService,
    quotas: composeQuotas(db, access, organizations),
    ...runs,
  }
}

const composeQuotas = (
  db: Database,
  projectAccess: ProjectAccess,
  organizations: OrganizationsService,
): Services['quotas'] =>
  createQuotasService({
    db,
    organizationAccess: organizations.access,
    projectAccess,
    systemAdmin,
  })

function composeMailer({ config, db, log, publicUrl }: Foundation): Mailer {
  return createMailer({
    db,
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    publicUrl,
    onError: (error, { subject }) => log.error({ err: error, subject }, 'e-mail not sent'),
  })
}

function composeAccountNotices({ db, log, publicUrl }: Foundation, sendMail: SendMail): NotifyUser {
  return createAccountNotices({
    db,
    sendMail,
    publicUrl,
    onError: (error) => log.error({ err: error }, 'account notice not sent'),
  })
}

export const resolvers: readonly Resolvers[] = [
  identityResolvers,
  accountResolvers,
  organizationResolvers,
  projectResolvers,
  componentResolvers,
  designResolvers,
  groundResolvers,
  meteoResolvers,
  plantResolvers,
  providersResolvers,
  simulationResolvers,
  studyResolvers,
  resultsResolvers,
  resultJobResolvers,
  drillDownResolvers,
  moduleProfileResolvers,
  pvsystFactorsResolvers,
  exportsResolvers,
  runManifestResolvers,
  reportResolvers,
  yieldUncertaintyResolvers,
  resultTabsResolvers,
  administrationResolvers,
  settingsResolvers,
  integrationResolvers,
  analyticsResolvers,
  quotaResolvers,
]

/** Where the tiles of the operator come from: the page may fetch from there and nowhere else. */
function tileOrigins({ satellite, terrain }: Config['mapTiles']): readonly string[] {
  const urls = [satellite?.url, terrain?.url].filter((url) => url !== undefined)
  return [...new Set(urls.map((url) => new URL(url).origin))]
}

export function composeHttp(
  server: Server,
  services: Services,
  { webDistDir, ...state }: Pick<HttpServerDeps, 'checkReady' | 'isPrepared' | 'webDistDir'>,
): Promise<FastifyInstance> {
  const { config, db, publicUrl } = server
  const isSecure = publicUrl.startsWith('https:')
  const metrics = createMetrics(config.dataDir, () => storedBytesOfAll(db).catch(() => Number.NaN))
  const security = composeSecurityLog(server, countSecurityEvents(metrics))
  return createHttpServer({
    server,
    services,
    resolvers,
    log: server.log,
    ...composeErrorReports(server),
    publicOrigin: new URL(publicUrl).origin,
    isSecure,
    security,
    allowIntrospection: config.mode !== 'production',
    trustedProxies: config.trustedProxies,
    metrics,
    metricsToken: config.metricsToken,
    webDistDir,
    tileOrigins: tileOrigins(config.mapTiles),
    ...state,
    registerRoutes: async (app) => {
      registerProviderRoutes(app, {
        ...services,
        publicUrl,
        isSecure,
        security,
      })
      await registerFileRoutes(app, {
        ...server,
        now: Date.now,
        isStillGranted: fileGrants(db, services),
        onRefused: (request, reason) =>
          notedRequest(security, request, 'file link').note({
            kind: 'link_refused',
            outcome: 'NOT_FOUND',
            details: { reason },
          }),
      })
      registerSecurityExport(app, {
        security,
        ...services,
        db,
        isSecure,
        publicOrigin: new URL(publicUrl).origin,
      })
    },
  })
}
