import type { Resolvers } from '../http/resolvers.gen.ts'

export const analyticsResolvers: Resolvers = {
  Mutation: {
    captureAnalytics: async (_root, input, ctx) => {
      await ctx.services.analytics.capture(ctx, input)
      return { success: true }
    },
  },
}
