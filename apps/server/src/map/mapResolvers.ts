import { succeeded } from '../access/succeeded.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { mapConfig } from './mapConfig.ts'
import { deleteMapService, mapServices, setMapService } from './mapServices.ts'
import { searchPlaces } from './places/searchPlaces.ts'

/** What the map is drawn and searched with. */
export const mapResolvers: Resolvers = {
  Query: {
    mapConfig: (_root, _args, { server, userId }) => mapConfig(server, userId),
    mapServices: (_root, _args, ctx) => mapServices(ctx.server, ctx),
    searchPlaces: (_root, args, { server, userId }) => searchPlaces(server, userId, args),
  },
  Mutation: {
    setMapService: (_root, args, ctx) => setMapService(ctx.server, ctx, args),
    deleteMapService: (_root, { kind }, ctx) => succeeded(deleteMapService(ctx.server, ctx, kind)),
  },
}
