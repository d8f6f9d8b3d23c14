import type { Resolvers } from '../http/resolvers.gen.ts'
import { captureAnalytics } from './captureAnalytics.ts'

export const analyticsResolvers: Resolvers = {
  Mutation: {
    captureAnalytics: async (_root, input, ctx) => {
      await captureAnalytics(ctx.server, ctx, input)
      return { success: true }
    },
  },
}
