import type { Resolvers } from '../http/resolvers.gen.ts'

export const weatherQualityResolvers: Resolvers = {
  Query: {
    weatherReport: (_root, { id }, ctx) => ctx.services.meteo.report(ctx.userId, id),
    weatherStatistics: (_root, { id }, ctx) => ctx.services.meteo.statistics(ctx.userId, id),
    windRose: (_root, { id }, ctx) => ctx.services.meteo.windRose(ctx.userId, id),
    sunPath: (_root, { id }, ctx) => ctx.services.meteo.sunPath(ctx.userId, id),
    dailyAlbedo: (_root, { id }, ctx) => ctx.services.meteo.dailyAlbedo(ctx.userId, id),
    compareEnviroDatasets: (_root, { a, b }, ctx) => ctx.services.meteo.compare(ctx.userId, a, b),
    previewEnviroDatasetEdit: (_root, { id, edits }, ctx) =>
      ctx.services.meteo.previewEdit(ctx.userId, id, edits),
  },
  Mutation: {
    editEnviroDataset: (_root, { id, input }, ctx) =>
      ctx.services.meteo.edit(ctx.userId, id, input),
  },
  WeatherReport: {
    light_map: (report) => report.lightMap(),
    closure: (report) => report.closureGrid(),
  },
}
