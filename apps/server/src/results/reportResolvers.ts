import type { Resolvers } from '../http/resolvers.gen.ts'

export const reportResolvers: Resolvers = {
  Query: {
    simPdfExportData: (_root, { simulation_id }, ctx) =>
      ctx.services.reports.data(ctx.userId, simulation_id),
  },
  Mutation: {
    makePdfReport: (_root, args, ctx) => ctx.services.reports.make(ctx.userId, args),
  },
}
