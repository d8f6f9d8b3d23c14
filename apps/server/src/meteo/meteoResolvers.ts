import type { Resolvers } from '../http/resolvers.gen.ts'

export const meteoResolvers: Resolvers = {
  Query: {
    projectEnviroDatasets: (_root, args, ctx) => ctx.services.meteo.datasets(ctx.userId, args),
    enviroData: (_root, args, ctx) => ctx.services.meteo.data(ctx.userId, args),
    enviroDataRollup: (_root, args, ctx) => ctx.services.meteo.rollUp(ctx.userId, args),
    dailySparkLine: (_root, { id }, ctx) => ctx.services.meteo.dailySparkLine(ctx.userId, id),
    hourlyMeteoByMonth: (_root, { id, column }, ctx) =>
      ctx.services.meteo.hourlyByMonth(ctx.userId, id, column),
    numDaylightTimestamps: (_root, { id, from, to }, ctx) =>
      ctx.services.meteo.daylightTimestamps(ctx.userId, id, from, to),
  },
  Mutation: {
    createEnviroDatasetFromMetFile: (_root, args, ctx) =>
      ctx.services.meteo.createFromMetFile(ctx.userId, args),
    createProjectEnviroDatasetFromCsvFile: (_root, args, ctx) =>
      ctx.services.meteo.createFromCsvFile(ctx.userId, args),
    updateEnviroDataset: (_root, { id, input }, ctx) =>
      ctx.services.meteo.update(ctx.userId, id, input),
    deleteProjectEnviroDataset: (_root, { id }, ctx) => ctx.services.meteo.remove(ctx.userId, id),
  },
}
