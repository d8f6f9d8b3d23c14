import type { Resolvers } from '../../graphql/resolvers.gen.ts'
import { availableWeather, offsetAt, saveWeather, weatherDownload } from './weatherSources.ts'

export const providersResolvers: Resolvers = {
  Query: {
    availableMeteoDatasets: (_root, args, { server, userId }) =>
      availableWeather(server, userId, args),
    meteoDownload: (_root, { id }, { server, userId }) => weatherDownload(server, userId, id),
    utcOffsetForLocation: (_root, args, { userId }) => offsetAt(userId, args),
  },
  Mutation: {
    saveMeteoDatasetToBlobStorage: (_root, args, { server, userId }) =>
      saveWeather(server, userId, args),
  },
}
