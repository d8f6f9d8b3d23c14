import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { administrationResolvers } from './administration/administrationResolvers.ts'
import { integrationResolvers } from './administration/integrationResolvers.ts'
import { settingsResolvers } from './administration/settingsResolvers.ts'
import { analyticsResolvers } from './analytics/analyticsResolvers.ts'
import { cleaningResolvers } from './cleaning/cleaningResolvers.ts'
import { compareResolvers } from './compare/compareResolvers.ts'
import { componentResolvers } from './components/componentResolvers.ts'
import type { FileParts } from './composeFiles.ts'
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
import { serverMetrics } from './http/metrics/serverMetrics.ts'
import { registerPlantChangesRoute } from './http/plants/plantChangesRoute.ts'
import { registerPlantSeriesRoute } from './http/plants/plantSeriesRoute.ts'
import { registerReportRoutes } from './http/plants/reportRoutes.ts'
import { registerProviderRoutes } from './http/providerRoutes.ts'
import { registerSchemaRoute } from './http/schemaRoute.ts'
import { registerSecurityExport } from './http/securityExport.ts'
import { notedRequest } from './http/securityNotes.ts'
import { accountResolvers } from './identity/accountResolvers.ts'
import { identityResolvers } from './identity/identityResolvers.ts'
import type { JobQueue } from './jobs/jobQueue.ts'
import { lossResolvers } from './losses/lossResolvers.ts'
import { createAccountNotices, type NotifyUser } from './mail/accountNotices.ts'
import { createMailer, type Mailer } from './mail/mailer.ts'
import type { SendMail } from './mail/outgoingMail.ts'
import { mapResolvers } from './map/mapResolvers.ts'
import { tileOrigins } from './map/servicesInForce.ts'
import { meteoResolvers } from './meteo/meteoResolvers.ts'
import { providersResolvers } from './meteo/providers/providersResolvers.ts'
import { monitoredSampleResolvers } from './monitoredSample/monitoredSampleResolvers.ts'
import { monitoringResolvers } from './monitoring/monitoringResolvers.ts'
import { organizationRunResolvers } from './organization-runs/organizationRunResolvers.ts'
import { organizationResolvers } from './organizations/organizationResolvers.ts'
import { quotaResolvers } from './organizations/quotaResolvers.ts'
import { webhookResolvers } from './organizations/webhookResolvers.ts'
import { plantResolvers } from './plants/plantResolvers.ts'
import { playbackFile } from './playback/playbackFiles.ts'
import { playbackResolvers } from './playback/playbackResolvers.ts'
import { projectResolvers } from './projects/projectResolvers.ts'
import { pvsystImportResolvers } from './pvsyst-import/pvsystImportResolvers.ts'
import { drillDownResolvers } from './results/drill-down/drillDownResolvers.ts'
import { resultFileResolvers } from './results/files/resultFileResolvers.ts'
import { moduleProfileResolvers } from './results/profiles/moduleProfileResolvers.ts'
import { pvsystFactorsResolvers } from './results/profiles/pvsystFactorsResolvers.ts'
import { resultsResolvers } from './results/resultsResolvers.ts'
import { yieldUncertaintyResolvers } from './results/yields/yieldUncertaintyResolvers.ts'
import { sampleResolvers } from './samples/sampleResolvers.ts'
import { deriveKey } from './secret.ts'
import type { Server } from './server.ts'
import { simulationResolvers } from './simulations/simulationResolvers.ts'
import { studySearchResolvers } from './study-search/studySearchResolvers.ts'
import { countSecurityEvent } from './telemetry/counters.ts'

/** What a server begins with; started and stopped by main.ts. */
type Foundation = Pick<Server, 'config' | 'log' | 'db' | 'pool' | 'secret' | 'publicUrl'>

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')))
/** As error reports name this version. */
const RELEASE = `duet@${version}`

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
    onError: (error, { subject }) => log.error({ err: error, subject }, 'email not sent'),
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
  organizationRunResolvers,
  sampleResolvers,
  monitoredSampleResolvers,
  pvsystImportResolvers,
  monitoringResolvers,
  compareResolvers,
  webhookResolvers,
  componentResolvers,
  designResolvers,
  groundResolvers,
  mapResolvers,
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

export function composeHttp(
  server: Server,
  { webDistDir, ...state }: Pick<HttpServerDeps, 'checkReady' | 'isPrepared' | 'webDistDir'>,
): Promise<FastifyInstance> {
  const { config, db, publicUrl } = server
  const isSecure = publicUrl.startsWith('https:')
  const { log } = server
  const security = createSecurityLog({
    db,
    key: deriveKey(server.secret, 'security events'),
    retainDays: config.securityEventDays,
    onCounted: countSecurityEvent,
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
    isSchemaPublic: config.mode !== 'production',
    trustedProxies: config.trustedProxies,
    metrics: serverMetrics(server),
    metricsToken: config.metricsToken,
    webDistDir,
    tileOrigins: () => tileOrigins(server),
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
      registerSchemaRoute(app, asked)
      registerPlantChangesRoute(app, asked)
      registerPlantSeriesRoute(app, asked)
      registerReportRoutes(app, asked)
      await registerIngestRoute(app, asked)
    },
  })
}
