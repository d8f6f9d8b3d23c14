import { succeeded } from '../access/succeeded.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import {
  createFromCsvFile,
  createFromMetFile,
  removeDataset,
  updateDataset,
} from './changes/datasetChanges.ts'
import { editDataset } from './changes/editDataset.ts'
import { previewEdit } from './changes/editPreview.ts'
import { createLongTerm, previewLongTerm } from './changes/longTermDataset.ts'
import {
  datasetDailyGhi,
  datasetHourlyByMonth,
  datasetRollUp,
  datasetRows,
  daylightTimestamps,
  listDatasets,
} from './views/datasetViews.ts'
import {
  compareDatasets,
  datasetDailyAlbedo,
  datasetStatistics,
  datasetSunPath,
  datasetWindRose,
} from './views/weatherAnswers.ts'
import { weatherReport } from './views/weatherReports.ts'

export const meteoResolvers: Resolvers = {
  Query: {
    projectEnviroDatasets: (_root, args, { server, userId }) => listDatasets(server, userId, args),
    enviroData: (_root, args, { server, userId }) => datasetRows(server, userId, args),
    enviroDataRollup: (_root, args, { server, userId }) => datasetRollUp(server, userId, args),
    dailySparkLine: (_root, { id }, { server, userId }) => datasetDailyGhi(server, userId, id),
    hourlyMeteoByMonth: (_root, { id, column }, { server, userId }) =>
      datasetHourlyByMonth(server, userId, id, column),
    numDaylightTimestamps: (_root, { id, from, to }, { server, userId }) =>
      daylightTimestamps(server, userId, id, from, to),
    weatherReport: (_root, { id }, { server, userId }) => weatherReport(server, userId, id),
    weatherStatistics: (_root, { id }, { server, userId }) => datasetStatistics(server, userId, id),
    windRose: (_root, { id }, { server, userId }) => datasetWindRose(server, userId, id),
    sunPath: (_root, { id }, { server, userId }) => datasetSunPath(server, userId, id),
    dailyAlbedo: (_root, { id }, { server, userId }) => datasetDailyAlbedo(server, userId, id),
    compareEnviroDatasets: (_root, { a, b }, { server, userId }) =>
      compareDatasets(server, userId, a, b),
    previewEnviroDatasetEdit: (_root, { id, edits }, { server, userId }) =>
      previewEdit(server, userId, id, edits),
    longTermCorrection: (_root, { input }, { server, userId }) =>
      previewLongTerm(server, userId, input),
  },
  Mutation: {
    createEnviroDatasetFromMetFile: (_root, args, { server, userId }) =>
      createFromMetFile(server, userId, args),
    createProjectEnviroDatasetFromCsvFile: (_root, args, { server, userId }) =>
      createFromCsvFile(server, userId, args),
    updateEnviroDataset: (_root, { id, input }, { server, userId }) =>
      updateDataset(server, userId, id, input),
    deleteProjectEnviroDataset: (_root, { id }, { server, userId }) =>
      succeeded(removeDataset(server, userId, id)),
    editEnviroDataset: (_root, { id, input }, { server, userId }) =>
      editDataset(server, userId, id, input),
    createLongTermDataset: (_root, { name, input }, { server, userId }) =>
      createLongTerm(server, userId, name, input),
  },
  WeatherReport: {
    light_map: (report) => report.lightMap(),
    closure: (report) => report.closureGrid(),
  },
}
