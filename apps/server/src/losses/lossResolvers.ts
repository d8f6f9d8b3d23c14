import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { lossNotes, updateLossNote } from './lossNotes.ts'

export const lossResolvers: Resolvers = {
  Query: {
    lossNotes: (_root, { project_id }, { server, userId }) => lossNotes(server, userId, project_id),
  },
  Mutation: {
    updateLossNote: (_root, { project_id, note }, { server, userId }) =>
      updateLossNote(server, userId, project_id, note),
  },
}
