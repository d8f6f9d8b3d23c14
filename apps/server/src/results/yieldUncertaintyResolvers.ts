import type { Resolvers } from '../http/resolvers.gen.ts'

export const yieldUncertaintyResolvers: Resolvers = {
  Query: {
    yieldUncertainty: (_root, { project_id }, ctx) =>
      ctx.services.yieldUncertainty.one(ctx.userId, project_id),
    yieldExceedance: (_root, args, ctx) =>
      ctx.services.yieldUncertainty.exceedance(ctx.userId, args),
  },
  Mutation: {
    updateYieldUncertainty: (_root, { project_id, parts }, ctx) =>
      ctx.services.yieldUncertainty.update(ctx.userId, project_id, parts ?? null),
  },
}
