import type { Resolvers } from '../../http/resolvers.gen.ts'

export const providersResolvers: Resolvers = {
  Query: {
    availableMeteoDatasets: (_root, args, ctx) =>
      ctx.services.weatherProviders.available(ctx.userId, args),
    meteoDownload: (_root, { id }, ctx) => ctx.services.weatherProviders.download(ctx.userId, id),
    utcOffsetForLocation: (_root, args, ctx) =>
      ctx.services.weatherProviders.utcOffset(ctx.userId, args),
  },
  Mutation: {
    saveMeteoDatasetToBlobStorage: (_root, args, ctx) =>
      ctx.services.weatherProviders.save(ctx.userId, args),
  },
}
