import { succeeded } from '../access/succeeded.ts'
import { adminFeatureFlags, featureFlags, updateFeatureFlag } from '../flags/featureFlags.ts'
import { lackOfFlag } from '../flags/flagEffects.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { cecDatasets, deleteCecDataset, fetchCecDataset, uploadCecDataset } from './cecDatasets.ts'

/** Feature flags and the CEC catalogue. */
export const settingsResolvers: Resolvers = {
  Query: {
    featureFlags: (_root, _args, ctx) => featureFlags(ctx.server, ctx),
    adminFeatureFlags: (_root, _args, ctx) => adminFeatureFlags(ctx.server, ctx),
    inverterDatasets: (_root, _args, ctx) => cecDatasets(ctx.server, ctx),
  },
  Mutation: {
    updateFeatureFlag: (_root, args, ctx) => updateFeatureFlag(ctx.server, ctx, args),
    uploadInverterDataset: (_root, args, ctx) => uploadCecDataset(ctx.server, ctx, args),
    fetchCecDataset: (_root, { kind }, ctx) => fetchCecDataset(ctx.server, ctx, kind),
    deleteInverterDataset: (_root, { id }, ctx) => succeeded(deleteCecDataset(ctx.server, ctx, id)),
  },
  FeatureFlag: {
    no_effect_because: ({ id }, _args, ctx) => lackOfFlag(ctx.server, ctx, id),
  },
}
