import { succeeded } from '../access/succeeded.ts'
import { batched } from '../db/batched.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { perServer, type Server } from '../server.ts'
import { sentinelBlockInverters } from './blocks/blockInverters.ts'
import { sentinelBlockSensors } from './blocks/blockSensors.ts'
import { sentinelCapacityTest } from './capacity-test/capacityTest.ts'
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
import { portfolioCardResolvers, portfolioSummaryCard } from './events/portfolioCards.ts'
import {
  portfolioAcCapacity,
  sensorDataModelledPlants,
  sensorDataModelledPortfolio,
} from './events/portfolioSummaries.ts'
import { deleteMqttSource, mqttSources, saveMqttSource } from './ingest/mqtt/mqttSources.ts'
import { tryMqttSource } from './ingest/mqtt/tryMqttSource.ts'
import { assignIssue, commentIssue, setIssueStates, setIssueTicket } from './issues/changeIssues.ts'
import { mergeIssues, splitIssue } from './issues/mergeIssues.ts'
import { issue, issueAssignees, issueIndex, issues } from './issues/readIssues.ts'
import { noticeSettings, saveNoticeSettings } from './notices/noticeSettings.ts'
import { notices, readNotices } from './notices/notices.ts'
import { sentinelMeteoComparison } from './performance/meteoComparison.ts'
import { sentinelModelPerformance } from './performance/modelPerformance.ts'
import { sentinelPowerFactor } from './performance/powerFactor.ts'
import type { ReadSeries } from './readSeries.ts'
import { reportSubscription, saveReportSubscription } from './reports/reportSubscription.ts'
import { sentinelMeteoSummary } from './series/meteoSummary.ts'
import { sensorSeries } from './series/sensorSeries.ts'
import { sentinelSimulationTimeseries } from './series/simulationTimeseries.ts'
import { newestValues } from './store/newestValues.ts'
import { readStoredSeries } from './store/readStoredSeries.ts'
import { blockOutlines, sentinelBlockConditions } from './system-performance/blockConditions.ts'
import { sentinelContractAvailability } from './system-performance/contractAvailability.ts'
import {
  sentinelSystemLossIntervals,
  sentinelSystemPerformance,
} from './system-performance/systemPerformance.ts'
import { sentinelDayTrial } from './trial/dayTrial.ts'

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
    sentinelDayTrial: (_root, args, { server, userId }) => sentinelDayTrial(server, userId, args),
    issueEvents: (_root, args, { server, userId }) => issueEvents(server, userId, args),
    issueEventSpansIntraday: (_root, args, { server, userId }) =>
      issueEventSpansIntraday(server, userId, args),
    issueEventsDailySummary: (_root, args, { server, userId }) =>
      issueEventsDailySummary(server, userId, args),
    issues: (_root, args, { server, userId }) => issues(server, userId, args),
    issue: (_root, { id }, { server, userId }) => issue(server, userId, id),
    issueIndex: (_root, args, { server, userId }) => issueIndex(server, userId, args),
    issueAssignees: (_root, { project_id }, { server, userId }) =>
      issueAssignees(server, userId, project_id),
    sentinelSystemLossSummary: (_root, args, { server, userId }) =>
      sentinelSystemLossSummary(server, userId, args),
    sentinelSystemLossIntervals: (_root, args, { server, userId }) =>
      sentinelSystemLossIntervals(server, userId, args),
    sentinelSystemPerformance: (_root, args, { server, userId }) =>
      sentinelSystemPerformance(server, userId, args),
    sentinelContractAvailability: (_root, args, { server, userId }) =>
      sentinelContractAvailability(server, userId, args),
    sentinelBlockConditions: (_root, args, { server, userId }) =>
      sentinelBlockConditions(server, userId, args),
    sentinelAvailableEnergySummary: (_root, args, { server, userId }) =>
      sentinelAvailableEnergySummary(server, userId, args),
    sensorDataModelledHierarchy: (_root, args, { server, userId }) =>
      sensorDataModelledHierarchy(server, userId, args),
    sensorDataModelledSystem: (_root, args, { server, userId }) =>
      sensorDataModelledSystem(server, userId, args),
    sensorDataModelledPortfolio: (_root, args, { server, userId }) =>
      sensorDataModelledPortfolio(server, userId, args),
    sensorDataModelledPlants: (_root, args, { server, userId }) =>
      sensorDataModelledPlants(server, userId, args),
    sentinelMeteoSummary: (_root, args, { server, userId }) =>
      sentinelMeteoSummary(server, storedSeries(server), userId, args),
    sentinelLightSources: (_root, args, { server, userId }) =>
      sentinelLightSources(server, userId, args),
    sentinelModelPerformance: (_root, args, { server, userId }) =>
      sentinelModelPerformance(server, userId, args),
    sentinelPowerFactor: (_root, args, { server, userId }) =>
      sentinelPowerFactor(server, userId, args),
    sentinelCapacityTest: (_root, args, { server, userId }) =>
      sentinelCapacityTest(server, userId, args),
    sentinelMeteoComparison: (_root, args, { server, userId }) =>
      sentinelMeteoComparison(server, userId, args),
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
    notices: (_root, args, { server, userId }) => notices(server, userId, args),
    reportSubscription: (_root, { project_id }, { server, userId }) =>
      reportSubscription(server, userId, project_id),
    noticeSettings: (_root, _args, { server, userId }) => noticeSettings(server, userId),
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
    setIssueStates: (_root, args, { server, userId }) => setIssueStates(server, userId, args),
    assignIssue: (_root, args, { server, userId }) => assignIssue(server, userId, args),
    setIssueTicket: (_root, args, { server, userId }) => setIssueTicket(server, userId, args),
    commentIssue: (_root, args, { server, userId }) => commentIssue(server, userId, args),
    mergeIssues: (_root, args, { server, userId }) => mergeIssues(server, userId, args),
    splitIssue: (_root, args, { server, userId }) => splitIssue(server, userId, args),
    readNotices: (_root, { up_to }, { server, userId }) =>
      succeeded(readNotices(server, userId, up_to)),
    saveReportSubscription: (_root, args, { server, userId }) =>
      saveReportSubscription(server, userId, args),
    saveNoticeSettings: (_root, { input }, { server, userId }) =>
      saveNoticeSettings(server, userId, input),
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
    newest_readings: ({ project_id }, _args, { server }) => newestValues(server.db, project_id),
  },
  PortfolioCard: portfolioCardResolvers,
  DeploymentVersion: {
    time_zone: ({ settings }) => settings.time_zone,
    interval_minutes: ({ settings }) => settings.interval_minutes,
    timestamp_clock: ({ settings }) => settings.timestamp_clock,
    timestamp_label: ({ settings }) => settings.timestamp_label,
    weather: ({ settings }) => settings.weather,
    settings: ({ settings }) => settings.settings,
    plant_document: ({ id }, _args, { server }) => plantOfVersion(server.db, id),
    nodes: ({ id }, _args, { server }) => nodesOfVersion(server.db, id),
    block_outlines: ({ id }, _args, { server }) => blockOutlines(server, id),
  },
}

const storedSeries =
  (server: Server): ReadSeries =>
  (request) =>
    readStoredSeries(server, request)

/** Lists of projects ask for it one by one. The caller has settled access to each. */
const deploymentOf = perServer(({ db }: Server) => batched((ids) => findDeployments(db, ids)))

const newestReadingOf = perServer(({ db }: Server) => batched((ids) => newestReadings(db, ids)))
