import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { deleteDesign, upsertBlockLayers, upsertBlocks } from './designBatches.ts'
import { designChanges, projectBlocks } from './designChanges.ts'
import { systemParameters, updateSystemParameters } from './systemParameters.ts'

export const designResolvers: Resolvers = {
  Query: {
    projectBlocks: (_root, { project_id }, { server, userId }) =>
      projectBlocks(server, userId, project_id),
    designChanges: (_root, { project_id, since }, { server, userId }) =>
      designChanges(server, userId, project_id, since),
    systemParameters: (_root, { project_id }, { server, userId }) =>
      systemParameters(server, userId, project_id),
  },
  Mutation: {
    upsertBlocks: (_root, { project_id, blocks }, { server, userId }) =>
      upsertBlocks(server, userId, project_id, blocks),
    upsertBlockLayers: (_root, { project_id, layers }, { server, userId }) =>
      upsertBlockLayers(server, userId, project_id, layers),
    deleteBlocks: (_root, { project_id, ids, base_revisions: bases }, { server, userId }) =>
      deleteDesign(server, userId, project_id, { ids, bases, of: 'block' }),
    deleteBlockLayers: (_root, { project_id, ids, base_revisions: bases }, { server, userId }) =>
      deleteDesign(server, userId, project_id, { ids, bases, of: 'block_layer' }),
    updateSystemParameters: (_root, { project_id, ...change }, { server, userId }) =>
      updateSystemParameters(server, userId, project_id, change),
  },
}
