import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { cleaningStudy } from './cleaningStudy.ts'
import { lossNotes, updateLossNote } from './lossNotes.ts'

export const lossResolvers: Resolvers = {
  Query: {
    cleaningStudy: (_root, { project_id }, { server, userId }) =>
      cleaningStudy(server, userId, project_id),
    lossNotes: (_root, { project_id }, { server, userId }) => lossNotes(server, userId, project_id),
  },
  Mutation: {
    updateLossNote: (_root, { project_id, note }, { server, userId }) =>
      updateLossNote(server, userId, project_id, note),
  },
}
