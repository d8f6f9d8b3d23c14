import type { Resolvers } from '../http/resolvers.gen.ts'

export const resultTabsResolvers: Resolvers = {
  Query: {
    plantSeries: (_root, args, ctx) => ctx.services.resultTabs.plantSeries(ctx.userId, args),
    blockSeries: (_root, args, ctx) => ctx.services.resultTabs.blockSeries(ctx.userId, args),
    dayProfiles: (_root, args, ctx) => ctx.services.resultTabs.dayProfiles(ctx.userId, args),
    durationCurve: (_root, args, ctx) => ctx.services.resultTabs.durationCurve(ctx.userId, args),
    dcOperation: (_root, args, ctx) => ctx.services.resultTabs.dcOperation(ctx.userId, args),
    cellTemperatures: (_root, args, ctx) =>
      ctx.services.resultTabs.cellTemperatures(ctx.userId, args),
    monthlyLosses: (_root, args, ctx) => ctx.services.resultTabs.monthlyLosses(ctx.userId, args),
    runAlbedo: (_root, args, ctx) => ctx.services.resultTabs.albedo(ctx.userId, args),
  },
}
