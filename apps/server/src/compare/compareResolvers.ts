import { succeeded } from '../access/succeeded.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { compareColumns, compareDatasets, compareSeries } from './comparedData.ts'
import { createWorkbook, deleteWorkbook, updateWorkbook, workbooks } from './workbooks.ts'

export const compareResolvers: Resolvers = {
  Query: {
    getCompareWorkbooks: (_root, args, { server, userId }) => workbooks(server, userId, args),
    listCompareDatasets: (_root, { project_id }, { server, userId }) =>
      compareDatasets(server, userId, project_id),
    compareColumns: (_root, args, { server, userId }) => compareColumns(server, userId, args),
    compareSeries: (_root, args, { server, userId }) => compareSeries(server, userId, args),
  },
  Mutation: {
    createCompareWorkbook: (_root, { project_id, input }, { server, userId }) =>
      createWorkbook(server, userId, project_id, input),
    updateCompareWorkbook: (_root, { id, revision, input }, { server, userId }) =>
      updateWorkbook(server, userId, { id, revision }, input),
    deleteCompareWorkbook: (_root, { id }, { server, userId }) =>
      succeeded(deleteWorkbook(server, userId, id)),
  },
}
