import type { FastifyInstance } from 'fastify'
import { administrationResolvers } from './administration/administrationResolvers.ts'
import { integrationResolvers } from './administration/integrationResolvers.ts'
import { settingsResolvers } from './administration/settingsResolvers.ts'
import { analyticsResolvers } from './analytics/analyticsResolvers.ts'
import { cleaningResolvers } from './cleaning/cleaningResolvers.ts'
import { compareResolvers } from './compare/compareResolvers.ts'
import { componentResolvers } from './components/componentResolvers.ts'
import type { FileParts } from './composeFiles.ts'
import type { Config } from './config.ts'
import { customDatasetResolvers } from './custom-datasets/customDatasetResolvers.ts'
import { createSecurityLog } from './db/securityLog.ts'
import { designResolvers } from './design/designResolvers.ts'
import { groundResolvers } from './design/groundResolvers.ts'
import { economicsResolvers } from './economics/economicsResolvers.ts'
import { registerFileRoutes } from './files/fileRoutes.ts'
import type { Resolvers } from './graphql/resolvers.gen.ts'
import { registerCompareRoutes } from './http/compareRoutes.ts'
import { createErrorReporter } from './http/errorReporter.ts'
import { isStillGranted } from './http/fileGrants.ts'
import { createHttpServer, type HttpServerDeps } from './http/httpServer.ts'
import { registerIngestRoute } from './http/ingestRoute.ts'
import { countSecurityEvents, createMetrics } from './http/metrics.ts'
import { registerPlantChangesRoute } from './http/plants/plantChangesRoute.ts'
import { registerPlantSeriesRoute } from './http/plants/plantSeriesRoute.ts'
import { registerReportRoutes } from './http/plants/reportRoutes.ts'
import { registerProviderRoutes } from './http/providerRoutes.ts'
import { registerSecurityExport } from './http/securityExport.ts'
import { notedRequest } from './http/securityNotes.ts'
import { accountResolvers } from './identity/accountResolvers.ts'
import { identityResolvers } from './identity/identityResolvers.ts'
import type { JobQueue } from './jobs/jobQueue.ts'
import { lossResolvers } from './losses/lossResolvers.ts'
import { createAccountNotices, type NotifyUser } from './mail/accountNotices.ts'
import { createMailer, type Mailer } from './mail/mailer.ts'
import type { SendMail } from './mail/outgoingMail.ts'
import { meteoResolvers } from './meteo/meteoResolvers.ts'
import { providersResolvers } from './meteo/providers/providersResolvers.ts'
import { monitoringResolvers } from './monitoring/monitoringResolvers.ts'
import { organizationResolvers } from './organizations/organizationResolvers.ts'
import { quotaResolvers } from './organizations/quotaResolvers.ts'
import { webhookResolvers } from './organizations/webhookResolvers.ts'
import { plantResolvers } from './plants/plantResolvers.ts'
import { playbackFile } from './playback/playbackFiles.ts'
import { playbackResolvers } from './playback/playbackResolvers.ts'
import { projectResolvers } from './projects/projectResolvers.ts'
import { pvsystImportResolvers } from './pvsyst-import/pvsystImportResolvers.ts'
import { storedBytesOfAll } from './quotas/quotaQueries.ts'
import { drillDownResolvers } from './results/drill-down/drillDownResolvers.ts'
import { resultFileResolvers } from './results/files/resultFileResolvers.ts'
import { moduleProfileResolvers } from './results/profiles/moduleProfileResolvers.ts'
import { pvsystFactorsResolvers } from './results/profiles/pvsystFactorsResolvers.ts'
import { resultsResolvers } from './results/resultsResolvers.ts'
import { yieldUncertaintyResolvers } from './results/yields/yieldUncertaintyResolvers.ts'
import { deriveKey } from './secret.ts'
import type { Server } from './server.ts'
import { simulationResolvers } from './simulations/simulationResolvers.ts'
import { studySearchResolvers } from './study-search/studySearchResolvers.ts'

/** What a server begins with; started and stopped by main.ts. */
type Foundation = Pick<Server, 'config' | 'log' | 'db' | 'pool' | 'secret' | 'publicUrl'>

/** As error reports name this version. */
const RELEASE = 'duet@0.1.0'

/** All that functions of the domains work with. */
export function composeServer(foundation: Foundation, files: FileParts, queue: JobQueue): Server {
  const mailer = composeMailer(foundation)
  const notify = composeAccountNotices(foundation, mailer.sendMail)
  return { ...foundation, ...files, queue, mailer, notify }
}

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
  pvsystImportResolvers,
  monitoringResolvers,
  compareResolvers,
  webhookResolvers,
  componentResolvers,
  designResolvers,
  groundResolvers,
  meteoResolvers,
  customDatasetResolvers,
  plantResolvers,
  providersResolvers,
  simulationResolvers,
  resultsResolvers,
  playbackResolvers,
  resultFileResolvers,
  drillDownResolvers,
  moduleProfileResolvers,
  pvsystFactorsResolvers,
  yieldUncertaintyResolvers,
  economicsResolvers,
  studySearchResolvers,
  cleaningResolvers,
  lossResolvers,
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
  { webDistDir, ...state }: Pick<HttpServerDeps, 'checkReady' | 'isPrepared' | 'webDistDir'>,
): Promise<FastifyInstance> {
  const { config, db, publicUrl } = server
  const isSecure = publicUrl.startsWith('https:')
  const metrics = createMetrics(config.dataDir, () => storedBytesOfAll(db).catch(() => Number.NaN))
  const { log } = server
  const security = createSecurityLog({
    db,
    key: deriveKey(server.secret, 'security events'),
    retainDays: config.securityEventDays,
    onCounted: countSecurityEvents(metrics),
    onWritten: (event) => log.info({ event }, 'security event'),
    onError: (error, lost) => log.error({ err: error, lost }, 'security events not written'),
  })
  const asked = { server, isSecure, publicOrigin: new URL(publicUrl).origin, security }
  return createHttpServer({
    ...asked,
    resolvers,
    log,
    reporter: createErrorReporter({
      dsn: config.sentryDsn,
      environment: config.environment,
      release: RELEASE,
      onError: (error) => log.warn({ err: error }, 'error report not sent'),
    }),
    allowIntrospection: config.mode !== 'production',
    trustedProxies: config.trustedProxies,
    metrics,
    metricsToken: config.metricsToken,
    webDistDir,
    tileOrigins: tileOrigins(config.mapTiles),
    ...state,
    registerRoutes: async (app) => {
      registerProviderRoutes(app, asked)
      registerCompareRoutes(app, asked)
      await registerFileRoutes(app, {
        ...server,
        now: Date.now,
        isStillGranted: (grant) => isStillGranted(db, grant),
        makeFile: (key) => playbackFile(server, key),
        onRefused: (request, reason) =>
          notedRequest(security, request, 'file link').note({
            kind: 'link_refused',
            outcome: 'NOT_FOUND',
            details: { reason },
          }),
      })
      registerSecurityExport(app, asked)
      registerPlantChangesRoute(app, asked)
      registerPlantSeriesRoute(app, asked)
      registerReportRoutes(app, asked)
      await registerIngestRoute(app, asked)
    },
  })
}
