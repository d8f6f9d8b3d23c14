import { succeeded } from '../access/succeeded.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { refusalAnswer, signedInAnswer } from '../identity/identityResolvers.ts'
import { adminInvites, inviteUser } from '../organizations/invites.ts'
import { adminOrganizations } from '../organizations/organizations.ts'
import {
  adminUserRequests,
  answerRequestAsAdmin,
  deleteRequestAsAdmin,
} from '../organizations/requests.ts'
import { readActiveRuns } from './activeRuns.ts'
import { endImpersonation, impersonateUser, readAdminMe } from './adminImpersonation.ts'
import { readAuditLog } from './auditLog.ts'
import { readMailState, retryMessage, sendTestMail } from './mailState.ts'
import { adminProjectExport, copyProjectToSelf } from './oversight.ts'
import { readSecurityEvents } from './securityEvents.ts'
import { readStorageState } from './storageState.ts'
import {
  deactivateUserAccount,
  deleteUser,
  endUserSessions,
  reactivateUserAccount,
  readAdminAccount,
  resetUserFactors,
  sendUserResetLink,
} from './userRescue.ts'
import { adminUsers, countAdminUsers, setSystemAdmin } from './users.ts'

/** Users, impersonation, and what is seen and done across all organisations. */
export const administrationResolvers: Resolvers = {
  Query: {
    activeRuns: (_root, _args, ctx) => readActiveRuns(ctx.server, ctx),
    adminMe: (_root, _args, ctx) => readAdminMe(ctx.server, ctx),
    users: (_root, args, ctx) => adminUsers(ctx.server, ctx, args),
    usersCount: (_root, args, ctx) => countAdminUsers(ctx.server, ctx, args),
    adminAccount: (_root, { user_id }, ctx) => readAdminAccount(ctx.server, ctx, user_id),
    adminOrganizations: (_root, args, ctx) => adminOrganizations(ctx.server, ctx, args),
    adminInvites: (_root, page, ctx) => adminInvites(ctx.server, ctx, page),
    adminUserRequests: (_root, page, ctx) => adminUserRequests(ctx.server, ctx, page),
    adminProjectExport: (_root, { project_id }, ctx) =>
      adminProjectExport(ctx.server, ctx, project_id),
    mailState: (_root, _args, ctx) => readMailState(ctx.server, ctx),
    storageState: (_root, _args, ctx) => readStorageState(ctx.server, ctx),
    auditLog: (_root, args, ctx) => readAuditLog(ctx.server, ctx, args),
    securityEvents: (_root, args, ctx) => readSecurityEvents(ctx.server, ctx, args),
  },
  Mutation: {
    inviteUser: (_root, args, ctx) => inviteUser(ctx.server, ctx, args),
    sendTestMail: (_root, _args, ctx) => sendTestMail(ctx.server, ctx),
    retryMessage: (_root, { id }, ctx) => succeeded(retryMessage(ctx.server, ctx, id)),
    adminApproveUserRequest: (_root, { id, role_id }, ctx) =>
      answerRequestAsAdmin(ctx.server, ctx, id, { isApproved: true, role_id }),
    adminRejectUserRequest: (_root, { id }, ctx) =>
      answerRequestAsAdmin(ctx.server, ctx, id, { isApproved: false }),
    adminDeleteUserRequest: (_root, { id }, ctx) =>
      succeeded(deleteRequestAsAdmin(ctx.server, ctx, id)),
    adminCopyProjectToSelf: (_root, args, ctx) => copyProjectToSelf(ctx.server, ctx, args),
    setSystemAdmin: (_root, args, ctx) => setSystemAdmin(ctx.server, ctx, args),
    resetUserFactors: (_root, args, ctx) => resetUserFactors(ctx.server, ctx, args),
    sendUserResetLink: (_root, args, ctx) => sendUserResetLink(ctx.server, ctx, args),
    endUserSessions: (_root, args, ctx) => endUserSessions(ctx.server, ctx, args),
    deactivateUser: (_root, args, ctx) => deactivateUserAccount(ctx.server, ctx, args),
    reactivateUser: (_root, args, ctx) => reactivateUserAccount(ctx.server, ctx, args),
    deleteUser: (_root, args, ctx) => succeeded(deleteUser(ctx.server, ctx, args)),
    impersonateUser: async (_root, args, ctx) => {
      const answer = await impersonateUser(ctx.server, ctx, args)
      if (!('signedIn' in answer)) return refusalAnswer(answer)
      const { signedIn, superSignedIn } = answer
      ctx.setSuperCookie(superSignedIn.token, superSignedIn.sessionExpiresAt)
      return signedInAnswer(ctx, signedIn)
    },
    endImpersonation: async (_root, _args, ctx) => {
      const answer = await endImpersonation(ctx.server, ctx)
      ctx.setSuperCookie(undefined)
      if ('token' in answer) return signedInAnswer(ctx, answer)
      ctx.setTokenCookie(undefined)
      return refusalAnswer(answer)
    },
  },
}
