import type { Context } from '../http/context.ts'
import type { Resolvers } from '../http/resolvers.gen.ts'

/** Users, impersonation, and what is seen and done across all organisations. */
export const administrationResolvers: Resolvers = {
  Query: {
    adminMe: (_root, _args, ctx) => ctx.services.impersonation.adminMe(ctx),
    users: (_root, args, ctx) => ctx.services.users.users(ctx, args),
    usersCount: (_root, args, ctx) => ctx.services.users.usersCount(ctx, args),
    adminAccount: (_root, { user_id }, ctx) => ctx.services.userRescue.account(ctx, user_id),
    adminOrganizations: (_root, page, ctx) => ctx.services.oversight.organizations(ctx, page),
    adminInvites: (_root, page, ctx) => ctx.services.oversight.invites(ctx, page),
    adminUserRequests: (_root, page, ctx) => ctx.services.oversight.userRequests(ctx, page),
    adminProjectExport: (_root, { project_id }, ctx) =>
      ctx.services.oversight.projectExport(ctx, project_id),
    mailState: (_root, _args, ctx) => ctx.services.mailState.mailState(ctx),
    storageState: (_root, _args, ctx) => ctx.services.storageState.storageState(ctx),
    auditLog: (_root, args, ctx) => ctx.services.audit.auditLog(ctx, args),
    securityEvents: (_root, args, ctx) => ctx.services.securityEvents.securityEvents(ctx, args),
  },
  Mutation: {
    inviteUser: (_root, args, ctx) => ctx.services.oversight.inviteUser(ctx, args),
    sendTestMail: (_root, _args, ctx) => ctx.services.mailState.sendTestMail(ctx),
    retryMessage: async (_root, { id }, ctx) => {
      await ctx.services.mailState.retryMessage(ctx, id)
      return { success: true }
    },
    adminApproveUserRequest: (_root, { id, role_id }, ctx) =>
      ctx.services.oversight.decideRequest(ctx, id, { isApproved: true, role_id }),
    adminRejectUserRequest: (_root, { id }, ctx) =>
      ctx.services.oversight.decideRequest(ctx, id, { isApproved: false }),
    adminDeleteUserRequest: async (_root, { id }, ctx) => {
      await ctx.services.oversight.deleteRequest(ctx, id)
      return { success: true }
    },
    adminCopyProjectToSelf: (_root, args, ctx) =>
      ctx.services.oversight.copyProjectToSelf(ctx, args),
    setSystemAdmin: (_root, args, ctx) => ctx.services.users.setSystemAdmin(ctx, args),
    resetUserFactors: (_root, args, ctx) => ctx.services.userRescue.resetFactors(ctx, args),
    sendUserResetLink: (_root, args, ctx) => ctx.services.userRescue.sendResetLink(ctx, args),
    endUserSessions: (_root, args, ctx) => ctx.services.userRescue.endSessions(ctx, args),
    deactivateUser: (_root, args, ctx) => ctx.services.userRescue.deactivate(ctx, args),
    reactivateUser: (_root, args, ctx) => ctx.services.userRescue.reactivate(ctx, args),
    deleteUser: async (_root, args, ctx) => {
      await ctx.services.userRescue.remove(ctx, args)
      return { success: true }
    },
    impersonateUser: async (_root, args, ctx) => {
      const answer = await ctx.services.impersonation.impersonateUser(ctx, args)
      if (!('signedIn' in answer)) return { ...answer, mfa: null }
      const { signedIn, superSignedIn } = answer
      ctx.setSuperCookie(superSignedIn.token, superSignedIn.sessionExpiresAt)
      return signIn(ctx, signedIn)
    },
    endImpersonation: async (_root, _args, ctx) => {
      const answer = await ctx.services.impersonation.endImpersonation(ctx)
      ctx.setSuperCookie(undefined)
      if ('token' in answer) return signIn(ctx, answer)
      ctx.setTokenCookie(undefined)
      return { ...answer, mfa: null }
    },
  },
}

/** The cookie lives as long as the session: an expired token in it can still be renewed. */
function signIn(
  ctx: Context,
  issued: { readonly token: string; readonly expiresAt: Date; readonly sessionExpiresAt: Date },
): { readonly token: string; readonly expires_at: string } {
  ctx.setTokenCookie(issued.token, issued.sessionExpiresAt)
  return { token: issued.token, expires_at: issued.expiresAt.toISOString() }
}
