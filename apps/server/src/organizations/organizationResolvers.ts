import type { Resolvers } from '../http/resolvers.gen.ts'

export const organizationResolvers: Resolvers = {
  Query: {
    organizations: (_root, page, ctx) => ctx.services.organizations.organizations(ctx.userId, page),
    organization: (_root, { id }, ctx) => ctx.services.organizations.organization(ctx.userId, id),
    domainMatchingOrganizations: (_root, _args, ctx) =>
      ctx.services.organizations.matchingOrganizations(ctx.userId),
    invites: (_root, { organization_id, ...page }, ctx) =>
      ctx.services.organizations.invites(ctx.userId, organization_id, page),
    myInvites: (_root, _args, ctx) => ctx.services.organizations.myInvites(ctx.userId),
    invitation: (_root, { token }, ctx) => ctx.services.organizations.invitation(token),
    userRequests: (_root, { organization_id, ...page }, ctx) =>
      ctx.services.organizations.requests(ctx.userId, organization_id, page),
    myUserRequests: (_root, _args, ctx) => ctx.services.organizations.myRequests(ctx.userId),
  },
  Mutation: {
    createOrganization: (_root, { input }, ctx) =>
      ctx.services.organizations.create(ctx.userId, input),
    updateOrganization: (_root, { id, input }, ctx) =>
      ctx.services.organizations.update(ctx.userId, id, input),
    deleteOrganization: async (_root, { id }, ctx) => {
      await ctx.services.organizations.remove(ctx.userId, id)
      return { success: true }
    },
    upsertOrganizationUser: (_root, args, ctx) =>
      ctx.services.organizations.upsertMember(ctx.userId, args),
    updateOrganizationUserRole: (_root, args, ctx) =>
      ctx.services.organizations.changeRole(ctx.userId, args),
    deleteOrganizationUser: async (_root, { organization_id, user_id }, ctx) => {
      await ctx.services.organizations.removeMember(ctx.userId, organization_id, user_id)
      return { success: true }
    },
    inviteOrganizationUser: (_root, args, ctx) =>
      ctx.services.organizations.invite(ctx.userId, args),
    resendInvite: (_root, { id }, ctx) => ctx.services.organizations.resendInvite(ctx, id),
    acceptInvite: (_root, { id }, ctx) => ctx.services.organizations.acceptInvite(ctx.userId, id),
    declineInvite: async (_root, { id, token }, ctx) => {
      await ctx.services.organizations.declineInvite(ctx.userId, id, token ?? undefined)
      return { success: true }
    },
    inviteLink: (_root, { id }, ctx) => ctx.services.organizations.inviteLink(ctx, id),
    deleteInvite: async (_root, { id }, ctx) => {
      await ctx.services.organizations.revokeInvite(ctx, id)
      return { success: true }
    },
    createUserRequest: (_root, { organization_id }, ctx) =>
      ctx.services.organizations.createRequest(ctx.userId, organization_id),
    approveUserRequest: (_root, { id, role_id }, ctx) =>
      ctx.services.organizations.answerRequest(ctx.userId, id, { isApproved: true, role_id }),
    rejectUserRequest: (_root, { id }, ctx) =>
      ctx.services.organizations.answerRequest(ctx.userId, id, { isApproved: false }),
    deleteUserRequest: async (_root, { id }, ctx) => {
      await ctx.services.organizations.deleteRequest(ctx.userId, id)
      return { success: true }
    },
  },
  Organization: {
    user_organization: async (organization, _args, ctx) =>
      (await ctx.services.organizations.members(ctx, organization.id)).map((member) => ({
        ...member,
        created_at: member.created_at.toISOString(),
      })),
  },
}
