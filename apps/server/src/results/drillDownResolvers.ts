import type { Resolvers } from '../http/resolvers.gen.ts'

export const drillDownResolvers: Resolvers = {
  Query: {
    drillDown: (_root, args, ctx) => ctx.services.drillDown.one(ctx.userId, args),
    drillDownHeatMap: (_root, args, ctx) => ctx.services.drillDown.heatMap(ctx.userId, args),
  },
}
