import type { Resolvers } from '../http/resolvers.gen.ts'

export const exportsResolvers: Resolvers = {
  Query: {
    dataExports: (_root, { simulation_id }, ctx) =>
      ctx.services.exports.exports(ctx.userId, simulation_id),
    resultFiles: (_root, { simulation_id, kind }, ctx) =>
      ctx.services.exports.files(ctx.userId, simulation_id, kind),
    getDataExportUrls: (_root, { ids }, ctx) => ctx.services.exports.urls(ctx.userId, ids),
  },
  Mutation: {
    simDataExport: (_root, args, ctx) => ctx.services.exports.createExport(ctx.userId, args),
    makeRunBundle: (_root, { simulation_id }, ctx) =>
      ctx.services.exports.makeBundle(ctx.userId, simulation_id),
    retryResultFile: (_root, { id }, ctx) => ctx.services.exports.retry(ctx.userId, id),
    deleteResultFile: (_root, { id }, ctx) => ctx.services.exports.remove(ctx.userId, id),
  },
}
