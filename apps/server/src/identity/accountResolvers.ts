import type { DataPrivacyRequest, Resolvers } from '../http/resolvers.gen.ts'
import type { PrivacyAnswer } from './account/privacyRequests.ts'
import { apiTokenAnswer, sessionAnswers } from './accountAnswers.ts'

/** What belongs to the caller's own user. */
export const accountResolvers: Resolvers = {
  Query: {
    me: (_root, _args, ctx) => ctx.services.identity.me(ctx.userId),
    mfaFactors: (_root, _args, ctx) => ctx.services.factors.list(ctx),
    sessions: async (_root, _args, ctx) =>
      sessionAnswers(await ctx.services.account.sessions(ctx), ctx.sessionId),
    apiTokens: async (_root, _args, ctx) =>
      (await ctx.services.apiTokens.list(ctx)).map(apiTokenAnswer),
    dataPrivacyRequests: async (_root, _args, ctx) =>
      (await ctx.services.privacy.list(ctx)).map(privacyAnswer),
    leadIntakeForm: (_root, _args, ctx) => ctx.services.account.leadIntake(ctx),
    localEmails: async (_root, _args, ctx) =>
      (await ctx.services.account.localEmails(ctx)).map(({ recipient, created_at, ...email }) => ({
        ...email,
        to: recipient,
        created_at: created_at.toISOString(),
      })),
  },
  Mutation: {
    syncUserIdentity: (_root, _args, ctx) => ctx.services.identity.me(ctx.userId),
    updateUser: (_root, input, ctx) => ctx.services.account.update(ctx, input),
    setAnalyticsOptOut: (_root, { opt_out }, ctx) =>
      ctx.services.account.setAnalyticsOptOut(ctx, opt_out),
    enrollTotp: (_root, { display_name }, ctx) =>
      ctx.services.factors.enrollTotp(ctx, display_name),
    enrollPhone: (_root, input, ctx) => ctx.services.factors.enrollPhone(ctx, input),
    resendEnrollmentCode: (_root, { mfa_uid }, ctx) =>
      ctx.services.factors.resendCode(ctx, mfa_uid),
    confirmMfaFactor: (_root, { mfa_uid, code }, ctx) =>
      ctx.services.factors.confirm(ctx, mfa_uid, code),
    removeMfaFactor: (_root, { mfa_uid }, ctx) => ctx.services.factors.remove(ctx, mfa_uid),
    renewRecoveryCodes: (_root, _args, ctx) => ctx.services.factors.renewRecoveryCodes(ctx),
    endSession: async (_root, { id }, ctx) =>
      sessionAnswers(await ctx.services.account.endSession(ctx, id), ctx.sessionId),
    endOtherSessions: async (_root, _args, ctx) =>
      sessionAnswers(await ctx.services.account.endOtherSessions(ctx), ctx.sessionId),
    createApiToken: async (_root, input, ctx) => {
      const { api_token, token } = await ctx.services.apiTokens.create(ctx, input)
      return { api_token: apiTokenAnswer(api_token), token }
    },
    revokeApiToken: async (_root, { id }, ctx) =>
      (await ctx.services.apiTokens.revoke(ctx, id)).map(apiTokenAnswer),
    userDataPrivacyRequest: async (_root, { request_type }, ctx) => {
      const answer = await ctx.services.privacy.request(ctx, request_type)
      if (request_type === 'erasure') ctx.setTokenCookie(undefined)
      return privacyAnswer(answer)
    },
    updateLeadIntakeForm: (_root, { input }, ctx) =>
      ctx.services.account.updateLeadIntake(ctx, input),
  },
  User: {
    has_lead_intake_form: (user, _args, ctx) => ctx.services.account.hasLeadIntake(user.id),
    created_at: (user) => user.created_at.toISOString(),
    updated_at: (user) => user.updated_at.toISOString(),
    user_identity: (user, _args, ctx) => ctx.services.account.identities(user),
    user_organization: (user, _args, ctx) => ctx.services.organizations.memberships(user.id),
    is_system_admin: (user, _args, ctx) => ctx.isSystemAdmin && user.id === ctx.userId,
    has_email_verification_intercept: (user, _args, ctx) =>
      ctx.hasEmailIntercept && !user.email_verified,
    impersonator: async (_user, _args, ctx) => {
      const email = ctx.impersonatorId && (await ctx.services.account.emailOf(ctx.impersonatorId))
      return email ? { email } : null
    },
  },
}

function privacyAnswer(row: PrivacyAnswer): DataPrivacyRequest {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
  }
}
