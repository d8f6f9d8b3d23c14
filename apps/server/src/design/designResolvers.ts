import type { Resolvers } from '../http/resolvers.gen.ts'

export const designResolvers: Resolvers = {
  Query: {
    projectBlocks: (_root, { project_id }, ctx) =>
      ctx.services.design.projectBlocks(ctx.userId, project_id),
    designChanges: (_root, { project_id, since }, ctx) =>
      ctx.services.design.designChanges(ctx.userId, project_id, since),
    systemParameters: (_root, { project_id }, ctx) =>
      ctx.services.design.systemParameters(ctx.userId, project_id),
    blockPvSummary: (_root, { block_id }, ctx) =>
      ctx.services.design.blockPvSummary(ctx.userId, block_id),
  },
  Mutation: {
    upsertBlocks: (_root, { project_id, blocks }, ctx) =>
      ctx.services.design.upsertBlocks(ctx.userId, project_id, blocks),
    upsertBlockLayers: (_root, { project_id, layers }, ctx) =>
      ctx.services.design.upsertBlockLayers(ctx.userId, project_id, layers),
    deleteBlocks: (_root, { project_id, ids, base_revisions }, ctx) =>
      ctx.services.design.deleteBlocks(ctx.userId, project_id, ids, base_revisions),
    deleteBlockLayers: (_root, { project_id, ids, base_revisions }, ctx) =>
      ctx.services.design.deleteBlockLayers(ctx.userId, project_id, ids, base_revisions),
    updateSystemParameters: (_root, { project_id, input, base }, ctx) =>
      ctx.services.design.updateSystemParameters(ctx.userId, project_id, { input, base }),
  },
}
