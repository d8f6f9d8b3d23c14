import type { Resolvers } from '../http/resolvers.gen.ts'

/** Feature flags and the catalogue of inverters. */
export const settingsResolvers: Resolvers = {
  Query: {
    featureFlags: (_root, _args, ctx) => ctx.services.featureFlags.featureFlags(ctx),
    adminFeatureFlags: (_root, _args, ctx) => ctx.services.featureFlags.adminFeatureFlags(ctx),
    inverterDatasets: (_root, _args, ctx) => ctx.services.inverterCatalogue.datasets(ctx),
  },
  Mutation: {
    updateFeatureFlag: (_root, args, ctx) => ctx.services.featureFlags.updateFeatureFlag(ctx, args),
    uploadInverterDataset: (_root, args, ctx) => ctx.services.inverterCatalogue.upload(ctx, args),
    deleteInverterDataset: async (_root, { id }, ctx) => {
      await ctx.services.inverterCatalogue.deleteDataset(ctx, id)
      return { success: true }
    },
  },
  FeatureFlag: {
    no_effect_because: ({ id }, _args, ctx) => ctx.services.featureFlags.lackOf(ctx, id),
  },
}
