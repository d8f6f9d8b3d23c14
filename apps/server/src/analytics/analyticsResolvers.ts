import { succeeded } from '../access/succeeded.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { captureAnalytics } from './captureAnalytics.ts'

export const analyticsResolvers: Resolvers = {
  Mutation: {
    captureAnalytics: (_root, input, ctx) => succeeded(captureAnalytics(ctx.server, ctx, input)),
  },
}
