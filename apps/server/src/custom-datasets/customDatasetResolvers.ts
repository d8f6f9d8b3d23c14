import { succeeded } from '../access/succeeded.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { customDatasetPoints } from './customDatasetPoints.ts'
import {
  deleteCustomDataset,
  describeAllCustomDatasets,
  describeCustomDataset,
  pageOfCustomDatasets,
  updateCustomDataset,
} from './customDatasets.ts'
import { exportCustomDataset } from './exportCustomDataset.ts'
import { createFromFile } from './importCustomDataset.ts'
import { previewCustomFile } from './previewCustomFile.ts'

export const customDatasetResolvers: Resolvers = {
  Query: {
    customDatasets: (_root, args, { server, userId }) => pageOfCustomDatasets(server, userId, args),
    describeAllCustomDataset: (_root, { project_id }, { server, userId }) =>
      describeAllCustomDatasets(server, userId, project_id),
    describeCustomDataset: (_root, { id }, { server, userId }) =>
      describeCustomDataset(server, userId, id),
    customDatasetDataSeries: (_root, args, { server, userId }) =>
      customDatasetPoints(server, userId, args),
    previewCustomDatasetFile: (_root, args, { server, userId }) =>
      previewCustomFile(server, userId, args),
  },
  Mutation: {
    createCustomDataset: (_root, args, { server, userId }) => createFromFile(server, userId, args),
    updateCustomDataset: (_root, { id, input }, { server, userId }) =>
      updateCustomDataset(server, userId, id, input),
    deleteCustomDataset: (_root, { id }, { server, userId }) =>
      succeeded(deleteCustomDataset(server, userId, id)),
    exportCustomDataset: (_root, args, { server, userId }) =>
      exportCustomDataset(server, userId, args),
  },
}
