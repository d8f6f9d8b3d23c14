import type { Resolvers } from '../http/resolvers.gen.ts'

export const organizationResolvers: Resolvers = {
  Query: {
    organizations: (_root, _args, ctx) => ctx.services.organizations.organizations(ctx.userId),
    organization: (_root, { id }, ctx) => ctx.services.organizations.organization(ctx.userId, id),
  },
}
