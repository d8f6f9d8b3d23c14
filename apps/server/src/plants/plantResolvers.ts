import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { storedBlockSummary, upsertBlockSummary } from './blockSummary.ts'
import { exportProject } from './plantDocument.ts'

/** What is made of the whole plant of a project: its design with components and weather. */
export const plantResolvers: Resolvers = {
  Query: {
    blockPvSummary: (_root, { block_id }, { server, userId }) =>
      storedBlockSummary(server, userId, block_id),
    projectExport: (_root, { id }, { server, userId }) => exportProject(server, userId, id),
  },
  Mutation: {
    upsertBlockPvSummary: (_root, { block_id }, { server, userId }) =>
      upsertBlockSummary(server, userId, block_id),
  },
}
