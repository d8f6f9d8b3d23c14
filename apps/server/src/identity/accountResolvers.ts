import { findUser } from '../access/users.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { memberships } from '../organizations/organizations.ts'
import { createApiToken, ownApiTokens, revokeApiToken } from './account/apiTokens.ts'
import {
  endOtherSessions,
  endOwnSession,
  hasLeadIntake,
  identitiesOf,
  localEmails,
  ownSessions,
  readLeadIntake,
  readMe,
  setAnalyticsOptOut,
  setFirstStepsHidden,
  setPreferences,
  updateLeadIntake,
  updateOwnName,
} from './account/ownAccount.ts'
import { privacyRequests, requestPrivacy } from './account/privacyRequests.ts'
import {
  confirmOwnFactor,
  enrollPhone,
  enrollTotp,
  ownFactors,
  removeOwnFactor,
  renewRecoveryCodes,
  resendEnrollmentCode,
} from './factors/ownFactors.ts'
import { sessionAnswers } from './sessionQueries.ts'

/** What belongs to the caller's own user. */
export const accountResolvers: Resolvers = {
  Query: {
    me: (_root, _args, { server, userId }) => readMe(server, userId),
    mfaFactors: (_root, _args, ctx) => ownFactors(ctx.server, ctx),
    sessions: async (_root, _args, ctx) =>
      sessionAnswers(await ownSessions(ctx.server, ctx), ctx.sessionId),
    apiTokens: (_root, _args, ctx) => ownApiTokens(ctx.server, ctx),
    dataPrivacyRequests: (_root, _args, ctx) => privacyRequests(ctx.server, ctx),
    leadIntakeForm: (_root, _args, ctx) => readLeadIntake(ctx.server, ctx),
    localEmails: async (_root, _args, ctx) =>
      (await localEmails(ctx.server, ctx)).map(({ recipient: to, ...email }) => ({ ...email, to })),
  },
  Mutation: {
    syncUserIdentity: (_root, _args, { server, userId }) => readMe(server, userId),
    updateUser: (_root, input, ctx) => updateOwnName(ctx.server, ctx, input),
    setAnalyticsOptOut: (_root, { opt_out }, ctx) => setAnalyticsOptOut(ctx.server, ctx, opt_out),
    setFirstStepsHidden: (_root, { hidden }, ctx) => setFirstStepsHidden(ctx.server, ctx, hidden),
    setPreferences: (_root, { input }, ctx) => setPreferences(ctx.server, ctx, input),
    enrollTotp: (_root, { display_name }, ctx) => enrollTotp(ctx.server, ctx, display_name),
    enrollPhone: (_root, input, ctx) => enrollPhone(ctx.server, ctx, input),
    resendEnrollmentCode: (_root, { mfa_uid }, ctx) =>
      resendEnrollmentCode(ctx.server, ctx, mfa_uid),
    confirmMfaFactor: (_root, { mfa_uid, code }, ctx) =>
      confirmOwnFactor(ctx.server, ctx, mfa_uid, code),
    removeMfaFactor: (_root, { mfa_uid }, ctx) => removeOwnFactor(ctx.server, ctx, mfa_uid),
    renewRecoveryCodes: (_root, _args, ctx) => renewRecoveryCodes(ctx.server, ctx),
    endSession: async (_root, { id }, ctx) =>
      sessionAnswers(await endOwnSession(ctx.server, ctx, id), ctx.sessionId),
    endOtherSessions: async (_root, _args, ctx) =>
      sessionAnswers(await endOtherSessions(ctx.server, ctx), ctx.sessionId),
    createApiToken: (_root, input, ctx) => createApiToken(ctx.server, ctx, input),
    revokeApiToken: (_root, { id }, ctx) => revokeApiToken(ctx.server, ctx, id),
    userDataPrivacyRequest: async (_root, { request_type }, ctx) => {
      const answer = await requestPrivacy(ctx.server, ctx, request_type)
      if (request_type === 'erasure') ctx.setTokenCookie(undefined)
      return answer
    },
    updateLeadIntakeForm: (_root, { input }, ctx) => updateLeadIntake(ctx.server, ctx, input),
  },
  User: {
    has_lead_intake_form: (user, _args, { server }) => hasLeadIntake(server, user.id),
    user_identity: (user, _args, { server }) => identitiesOf(server, user),
    user_organization: (user, _args, { server }) => memberships(server, user.id),
    is_system_admin: (user, _args, ctx) => ctx.isSystemAdmin && user.id === ctx.userId,
    has_email_verification_intercept: (user, _args, ctx) =>
      ctx.hasEmailIntercept && !user.email_verified,
    preferences: ({ unit_system, color_scheme, date_style, hour_cycle }) => ({
      unit_system,
      color_scheme,
      date_style,
      hour_cycle,
    }),
    records_session: ({ analytics_opt_out }, _args, { server }) =>
      server.config.recordsSessions && !analytics_opt_out,
    impersonator: async (_user, _args, { server, impersonatorId }) => {
      const user = impersonatorId && (await findUser(server.db, impersonatorId))
      return user ? { email: user.email } : null
    },
  },
}
