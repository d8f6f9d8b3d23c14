import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { pauseStudySearch, startStudySearch } from './studySearch.ts'

export const studySearchResolvers: Resolvers = {
  Mutation: {
    startStudySearch: (_root, { id, figure }, { server, userId }) =>
      startStudySearch(server, userId, id, figure),
    pauseStudySearch: (_root, { id }, { server, userId }) => pauseStudySearch(server, userId, id),
  },
}
