import type { Resolvers } from '../http/resolvers.gen.ts'

export const runManifestResolvers: Resolvers = {
  Query: {
    runManifest: (_root, { simulation_id }, ctx) =>
      ctx.services.runManifests.manifest(ctx.userId, simulation_id),
    runChanges: (_root, { a, b }, ctx) => ctx.services.runManifests.changes(ctx.userId, a, b),
  },
}
