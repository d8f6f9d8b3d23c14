import type { Resolvers } from '../http/resolvers.gen.ts'

export const pvsystFactorsResolvers: Resolvers = {
  Query: {
    pvsystExportData: (_root, args, ctx) => ctx.services.pvsystFactors.data(ctx.userId, args),
  },
  Mutation: {
    startPvsystFactors: (_root, args, ctx) => ctx.services.pvsystFactors.start(ctx.userId, args),
  },
}
