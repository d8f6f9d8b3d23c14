import type { Resolvers } from '../http/resolvers.gen.ts'

export const resultsResolvers: Resolvers = {
  Query: {
    duetSimMeta: (_root, { simulation_id }, ctx) =>
      ctx.services.results.meta(ctx.userId, simulation_id),
    simulationKpis: (_root, args, ctx) => ctx.services.results.kpis(ctx.userId, args),
    blockYields: (_root, { simulation_id }, ctx) =>
      ctx.services.results.blockYields(ctx.userId, simulation_id),
    yearlyYields: (_root, args, ctx) => ctx.services.results.yearlyYields(ctx.userId, args),
    dailyYields: (_root, args, ctx) => ctx.services.results.dailyYields(ctx.userId, args),
    performanceRatio: (_root, args, ctx) => ctx.services.results.performanceRatio(ctx.userId, args),
    capacityFactor: (_root, args, ctx) => ctx.services.results.capacityFactor(ctx.userId, args),
    hourlyYields: (_root, args, ctx) => ctx.services.results.hourlyYields(ctx.userId, args),
    timeSeriesSummary: (_root, args, ctx) => ctx.services.results.timeSeries(ctx.userId, args),
    zoneYields: (_root, args, ctx) => ctx.services.results.zoneYields(ctx.userId, args),
    systemLosses: (_root, args, ctx) => ctx.services.results.losses(ctx.userId, args),
  },
}
