import { succeeded } from '../access/succeeded.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { executeImport } from './executeImport.ts'
import {
  importData,
  importFiles,
  importPreview,
  importsOf,
  removeImportFiles,
} from './pvsystImports.ts'

export const pvsystImportResolvers: Resolvers = {
  Query: {
    getPvSystImportFiles: (_root, { project_id }, { server, userId }) =>
      importFiles(server, userId, project_id),
    getPvSystImportData: (_root, { project_id }, { server, userId }) =>
      importData(server, userId, project_id),
    pvSystImportPreview: (_root, { project_id, input }, { server, userId }) =>
      importPreview(server, userId, project_id, input),
    pvSystImports: (_root, { project_id }, { server, userId }) =>
      importsOf(server, userId, project_id),
  },
  Mutation: {
    executePvSystImport: (_root, { project_id, input }, { server, userId }) =>
      executeImport(server, userId, project_id, input),
    deletePvSystImportFiles: (_root, { project_id }, { server, userId }) =>
      succeeded(removeImportFiles(server, userId, project_id)),
  },
}
