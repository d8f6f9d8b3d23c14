import type { Resolvers } from '../http/resolvers.gen.ts'

export const moduleProfileResolvers: Resolvers = {
  Query: {
    tableModuleIrradianceProfiles: (_root, args, ctx) =>
      ctx.services.moduleProfiles.plan(ctx.userId, args),
    tableModuleIrradianceProfilesData: (_root, { job_id }, ctx) =>
      ctx.services.moduleProfiles.data(ctx.userId, job_id),
  },
  Mutation: {
    askTableModuleIrradianceProfiles: (_root, args, ctx) =>
      ctx.services.moduleProfiles.ask(ctx.userId, args),
  },
}
