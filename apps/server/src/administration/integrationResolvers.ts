import type { Resolvers } from '../http/resolvers.gen.ts'

export const integrationResolvers: Resolvers = {
  Query: {
    orgIntegrationServers: (_root, _args, ctx) => ctx.services.integrationServers.servers(ctx),
    orgIntegrationServer: (_root, { id }, ctx) => ctx.services.integrationServers.server(ctx, id),
    integrationJobEvents: (_root, args, ctx) =>
      ctx.services.integrationSchedules.jobEvents(ctx, args),
  },
  Mutation: {
    upsertOrgIntegrationServer: (_root, { id, input }, ctx) =>
      ctx.services.integrationServers.upsertServer(ctx, id, input),
    deleteOrgIntegrationServer: async (_root, { id }, ctx) => {
      await ctx.services.integrationServers.deleteServer(ctx, id)
      return { success: true }
    },
    tryFetchOrgIntegrationServer: (_root, { id }, ctx) =>
      ctx.services.integrationCalls.tryFetch(ctx, id),
    makeIntegrationRequest: (_root, { id, ...input }, ctx) =>
      ctx.services.integrationCalls.makeRequest(ctx, id, input),
    upsertIntegrationSchedule: (_root, { input }, ctx) =>
      ctx.services.integrationSchedules.upsertSchedule(ctx, input),
    deleteIntegrationSchedule: async (_root, { schedule_id }, ctx) => {
      await ctx.services.integrationSchedules.deleteSchedule(ctx, schedule_id)
      return { success: true }
    },
  },
}
