import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { plantPlaybackData, plantPlaybackFile, plantPlaybacks } from './playbacks.ts'

export const playbackResolvers: Resolvers = {
  Query: {
    plantPlaybacks: (_root, { project_id }, { server, userId }) =>
      plantPlaybacks(server, userId, project_id),
    plantPlaybackIndex: (_root, { id }, { server, userId }) =>
      plantPlaybackFile(server, userId, id, 'index'),
    plantPlaybackGeoJson: (_root, { id }, { server, userId }) =>
      plantPlaybackFile(server, userId, id, 'tables'),
    plantPlaybackData: (_root, args, { server, userId }) => plantPlaybackData(server, userId, args),
  },
}
