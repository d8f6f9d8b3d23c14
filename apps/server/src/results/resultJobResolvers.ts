import type { Resolvers } from '../http/resolvers.gen.ts'

export const resultJobResolvers: Resolvers = {
  Query: {
    resultJob: (_root, { id }, ctx) => ctx.services.resultJobs.one(ctx.userId, id),
  },
}
