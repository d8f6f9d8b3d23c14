import { succeeded } from '../access/succeeded.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import {
  createRasterLayer,
  deleteRasterLayer,
  rasterLayers,
  updateRasterLayer,
} from './rasterLayers.ts'
import { createTerrain, deleteTerrain, projectTerrain } from './terrain.ts'

/** What lies under the drawing: pictures and heights. */
export const groundResolvers: Resolvers = {
  Query: {
    rasterLayers: (_root, { project_id }, { server, userId }) =>
      rasterLayers(server, userId, project_id),
    terrain: (_root, { project_id }, { server, userId }) =>
      projectTerrain(server, userId, project_id),
  },
  Mutation: {
    createRasterLayer: (_root, { project_id, input }, { server, userId }) =>
      createRasterLayer(server, userId, project_id, input),
    updateRasterLayer: (_root, { id, input }, { server, userId }) =>
      updateRasterLayer(server, userId, id, input),
    deleteRasterLayer: (_root, { id }, { server, userId }) =>
      succeeded(deleteRasterLayer(server, userId, id)),
    createTerrain: (_root, { project_id, input }, { server, userId }) =>
      createTerrain(server, userId, project_id, input),
    deleteTerrain: (_root, { project_id }, { server, userId }) =>
      succeeded(deleteTerrain(server, userId, project_id)),
  },
}
