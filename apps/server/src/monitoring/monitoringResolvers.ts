import { succeeded } from '../access/succeeded.ts'
import { batched } from '../db/batched.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { perServer, type Server } from '../server.ts'
import { sentinelBlockInverters } from './blocks/blockInverters.ts'
import { sentinelBlockSensors } from './blocks/blockSensors.ts'
import { findDeployments } from './deployments/deploymentQueries.ts'
import {
  deployProject,
  saveDeploymentVersion,
  withdrawProject,
} from './deployments/deployProject.ts'
import { sentinelHierarchyCheck, sentinelTagGuesses } from './deployments/hierarchyTools.ts'
import {
  createPortfolio,
  deletePortfolio,
  portfolios,
  renamePortfolio,
} from './deployments/portfolios.ts'
import { sentinelDeployment, sentinelPortfolios } from './deployments/sentinelDeployment.ts'
import {
  findVersionAt,
  listVersions,
  nodesOfVersion,
  plantOfVersion,
} from './deployments/versionQueries.ts'
import { evaluationState } from './evaluation/dueQueries.ts'
import { sentinelLightSources } from './evaluation/lightSources.ts'
import { newestReadings } from './events/cardQueries.ts'
import {
  sensorDataModelledHierarchy,
  sensorDataModelledSystem,
  sentinelAvailableEnergySummary,
  sentinelSystemLossSummary,
} from './events/energySummaries.ts'
import { freshnessOf } from './events/freshness.ts'
import {
  issueEventSpansIntraday,
  issueEvents,
  issueEventsDailySummary,
} from './events/issueEvents.ts'
import {
  portfolioAcCapacity,
  portfolioSummaryCard,
  sensorDataModelledPortfolio,
} from './events/portfolioSummaries.ts'
import { deleteMqttSource, mqttSources, saveMqttSource } from './ingest/mqtt/mqttSources.ts'
import { tryMqttSource } from './ingest/mqtt/tryMqttSource.ts'
import type { ReadSeries } from './readSeries.ts'
import { sentinelMeteoSummary } from './series/meteoSummary.ts'
import { sensorSeries } from './series/sensorSeries.ts'
import { sentinelSimulationTimeseries } from './series/simulationTimeseries.ts'
import { readStoredSeries } from './store/readStoredSeries.ts'

export const monitoringResolvers: Resolvers = {
  Query: {
    portfolios: (_root, { organization_id }, { server, userId }) =>
      portfolios(server, userId, organization_id),
    sentinelDeployment: (_root, { project_id }, { server, userId }) =>
      sentinelDeployment(server, userId, project_id),
    sentinelPortfolios: (_root, { organization_id }, { server, userId }) =>
      sentinelPortfolios(server, userId, organization_id),
    sentinelTagGuesses: (_root, args, { server, userId }) =>
      sentinelTagGuesses(server, userId, args),
    sentinelHierarchyCheck: (_root, args, { server, userId }) =>
      sentinelHierarchyCheck(server, userId, args),
    issueEvents: (_root, args, { server, userId }) => issueEvents(server, userId, args),
    issueEventSpansIntraday: (_root, args, { server, userId }) =>
      issueEventSpansIntraday(server, userId, args),
    issueEventsDailySummary: (_root, args, { server, userId }) =>
      issueEventsDailySummary(server, userId, args),
    sentinelSystemLossSummary: (_root, args, { server, userId }) =>
      sentinelSystemLossSummary(server, userId, args),
    sentinelAvailableEnergySummary: (_root, args, { server, userId }) =>
      sentinelAvailableEnergySummary(server, userId, args),
    sensorDataModelledHierarchy: (_root, args, { server, userId }) =>
      sensorDataModelledHierarchy(server, userId, args),
    sensorDataModelledSystem: (_root, args, { server, userId }) =>
      sensorDataModelledSystem(server, userId, args),
    sensorDataModelledPortfolio: (_root, args, { server, userId }) =>
      sensorDataModelledPortfolio(server, userId, args),
    sentinelMeteoSummary: (_root, args, { server, userId }) =>
      sentinelMeteoSummary(server, storedSeries(server), userId, args),
    sentinelLightSources: (_root, args, { server, userId }) =>
      sentinelLightSources(server, userId, args),
    sensorSeries: async (_root, args, { server, userId }) => {
      const { time, series } = await sensorSeries(server, storedSeries(server), userId, args)
      return { time: time.map((at) => at.toISOString()), series }
    },
    sentinelSimulationTimeseries: (_root, args, { server, userId }) =>
      sentinelSimulationTimeseries(server, userId, args),
    portfolioSummaryCard: (_root, args, { server, userId }) =>
      portfolioSummaryCard(server, userId, args),
    portfolioAcCapacity: (_root, args, { server, userId }) =>
      portfolioAcCapacity(server, userId, args),
    sentinelBlockInverters: (_root, args, { server, userId }) =>
      sentinelBlockInverters(server, userId, args),
    sentinelBlockSensors: (_root, args, { server, userId }) =>
      sentinelBlockSensors(server, userId, args),
    mqttSources: (_root, { project_id }, { server, userId }) =>
      mqttSources(server, userId, project_id),
  },
  Mutation: {
    createPortfolio: (_root, { organization_id, name }, { server, userId }) =>
      createPortfolio(server, userId, organization_id, name),
    renamePortfolio: (_root, { id, name }, { server, userId }) =>
      renamePortfolio(server, userId, id, name),
    deletePortfolio: (_root, { id }, { server, userId }) =>
      succeeded(deletePortfolio(server, userId, id)),
    deployProject: (_root, args, { server, userId }) => deployProject(server, userId, args),
    saveDeploymentVersion: (_root, { project_id, input }, { server, userId }) =>
      saveDeploymentVersion(server, userId, project_id, input),
    withdrawProject: (_root, { project_id }, { server, userId }) =>
      withdrawProject(server, userId, project_id),
    saveMqttSource: (_root, args, { server, userId }) => saveMqttSource(server, userId, args),
    deleteMqttSource: (_root, { project_id }, { server, userId }) =>
      succeeded(deleteMqttSource(server, userId, project_id)),
    tryMqttSource: (_root, args, { server, userId }) => tryMqttSource(server, userId, args),
  },
  Project: {
    sentinel_deployment: async (project, _args, { server }) =>
      (await deploymentOf(server)(project.id)) ?? null,
  },
  SentinelDeployment: {
    version: async ({ project_id }, { at }, { server }) =>
      (await findVersionAt(server.db, project_id, at == null ? new Date() : new Date(at))) ?? null,
    versions: ({ project_id }, _args, { server }) => listVersions(server.db, project_id),
    evaluation: ({ project_id }, _args, { server }) => evaluationState(server.db, project_id),
    last_reading: async ({ project_id }, _args, { server }) =>
      (await newestReadingOf(server)(project_id))?.toISOString() ?? null,
    freshness: async ({ project_id }, _args, { server }) =>
      freshnessOf(await newestReadingOf(server)(project_id)),
  },
  DeploymentVersion: {
    time_zone: ({ settings }) => settings.time_zone,
    interval_minutes: ({ settings }) => settings.interval_minutes,
    timestamp_clock: ({ settings }) => settings.timestamp_clock,
    timestamp_label: ({ settings }) => settings.timestamp_label,
    weather: ({ settings }) => settings.weather,
    settings: ({ settings }) => settings.settings,
    plant_document: ({ id }, _args, { server }) => plantOfVersion(server.db, id),
    nodes: ({ id }, _args, { server }) => nodesOfVersion(server.db, id),
  },
}

const storedSeries =
  (server: Server): ReadSeries =>
  (request) =>
    readStoredSeries(server, request)

/** Lists of projects ask for it one by one. The caller has settled access to each. */
const deploymentOf = perServer(({ db }: Server) => batched((ids) => findDeployments(db, ids)))

const newestReadingOf = perServer(({ db }: Server) => batched((ids) => newestReadings(db, ids)))
