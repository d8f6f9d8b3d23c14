import { succeeded } from '../access/succeeded.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import {
  makeIntegrationRequest,
  tryFetchIntegrationServer,
} from './integration/integrationCalls.ts'
import {
  deleteIntegrationSchedule,
  integrationJobEvents,
  upsertIntegrationSchedule,
} from './integration/integrationSchedules.ts'
import {
  deleteIntegrationServer,
  orgIntegrationServer,
  orgIntegrationServers,
  upsertIntegrationServer,
} from './integration/integrationServers.ts'

export const integrationResolvers: Resolvers = {
  Query: {
    orgIntegrationServers: (_root, _args, ctx) => orgIntegrationServers(ctx.server, ctx),
    orgIntegrationServer: (_root, { id }, ctx) => orgIntegrationServer(ctx.server, ctx, id),
    integrationJobEvents: (_root, args, ctx) => integrationJobEvents(ctx.server, ctx, args),
  },
  Mutation: {
    upsertOrgIntegrationServer: (_root, args, ctx) =>
      upsertIntegrationServer(ctx.server, ctx, args),
    deleteOrgIntegrationServer: (_root, { id }, ctx) =>
      succeeded(deleteIntegrationServer(ctx.server, ctx, id)),
    tryFetchOrgIntegrationServer: (_root, { id }, ctx) =>
      tryFetchIntegrationServer(ctx.server, ctx, id),
    makeIntegrationRequest: (_root, args, ctx) => makeIntegrationRequest(ctx.server, ctx, args),
    upsertIntegrationSchedule: (_root, { input }, ctx) =>
      upsertIntegrationSchedule(ctx.server, ctx, input),
    deleteIntegrationSchedule: (_root, { schedule_id }, ctx) =>
      succeeded(deleteIntegrationSchedule(ctx.server, ctx, schedule_id)),
  },
}
