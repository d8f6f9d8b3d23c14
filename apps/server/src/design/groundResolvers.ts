import type { Resolvers } from '../http/resolvers.gen.ts'

/** What lies under the drawing: pictures, heights, and tiles of the operator. */
export const groundResolvers: Resolvers = {
  Query: {
    rasterLayers: (_root, { project_id }, ctx) =>
      ctx.services.rasterLayers.rasterLayers(ctx.userId, project_id),
    terrain: async (_root, { project_id }, ctx) =>
      (await ctx.services.terrain.terrain(ctx.userId, project_id)) ?? null,
    mapConfig: (_root, _args, ctx) => ctx.services.mapConfig(ctx.userId),
  },
  Mutation: {
    createRasterLayer: (_root, { project_id, input }, ctx) =>
      ctx.services.rasterLayers.createRasterLayer(ctx.userId, project_id, input),
    updateRasterLayer: (_root, { id, input }, ctx) =>
      ctx.services.rasterLayers.updateRasterLayer(ctx.userId, id, input),
    deleteRasterLayer: async (_root, { id }, ctx) => {
      await ctx.services.rasterLayers.deleteRasterLayer(ctx.userId, id)
      return { success: true }
    },
    createTerrain: (_root, { project_id, input }, ctx) =>
      ctx.services.terrain.createTerrain(ctx.userId, project_id, input),
    deleteTerrain: async (_root, { project_id }, ctx) => {
      await ctx.services.terrain.deleteTerrain(ctx.userId, project_id)
      return { success: true }
    },
  },
}
