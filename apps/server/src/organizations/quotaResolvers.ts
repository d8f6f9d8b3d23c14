import type { Resolvers } from '../http/resolvers.gen.ts'

export const quotaResolvers: Resolvers = {
  Query: {
    organizationUsage: (_root, { organization_id }, ctx) =>
      ctx.services.quotas.ofOrganization(ctx.userId, organization_id),
    projectUsage: (_root, { project_id }, ctx) =>
      ctx.services.quotas.ofProject(ctx.userId, project_id),
    adminOrganizationQuotas: (_root, { organization_id }, ctx) =>
      ctx.services.quotas.ofAnyOrganization(ctx, organization_id),
    adminStorageUsages: (_root, _args, ctx) => ctx.services.quotas.storageOfAll(ctx),
  },
  Mutation: {
    setOrganizationQuota: (_root, { organization_id, ...input }, ctx) =>
      ctx.services.quotas.setOfOrganization(ctx, organization_id, input),
    setProjectQuota: (_root, { project_id, ...input }, ctx) =>
      ctx.services.quotas.setOfProject(ctx.userId, project_id, input),
  },
}
