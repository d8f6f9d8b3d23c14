import type { Resolvers } from '../graphql/resolvers.gen.ts'
import {
  adminOrganizationQuotas,
  adminStorageUsages,
  organizationQuotas,
  organizationUsage,
  projectUsage,
  setOrganizationQuota,
  setProjectQuota,
} from './quotaLimits.ts'

export const quotaResolvers: Resolvers = {
  Query: {
    organizationUsage: (_root, { organization_id }, { server, userId }) =>
      organizationUsage(server, userId, organization_id),
    organizationQuotas: (_root, { organization_id }, { server, userId }) =>
      organizationQuotas(server, userId, organization_id),
    projectUsage: (_root, { project_id }, { server, userId }) =>
      projectUsage(server, userId, project_id),
    adminOrganizationQuotas: (_root, { organization_id }, ctx) =>
      adminOrganizationQuotas(ctx.server, ctx, organization_id),
    adminStorageUsages: (_root, _args, ctx) => adminStorageUsages(ctx.server, ctx),
  },
  Mutation: {
    setOrganizationQuota: (_root, input, ctx) => setOrganizationQuota(ctx.server, ctx, input),
    setProjectQuota: (_root, input, { server, userId }) => setProjectQuota(server, userId, input),
  },
}
