import type { Context } from '../http/context.ts'
import type { Resolvers } from '../http/resolvers.gen.ts'
import type { Refusal, SignedIn } from './identityService.ts'

export const identityResolvers: Resolvers = {
  Query: {
    me: (_root, _args, ctx) => ctx.services.identity.me(ctx.userId),
  },
  Mutation: {
    localLogin: async (_root, input, ctx) =>
      answer(ctx, await ctx.services.identity.localLogin(ctx.client, input)),
    refreshToken: async (_root, _args, ctx) =>
      answer(ctx, await ctx.services.identity.refreshToken(ctx.sessionId)),
    changePassword: async (_root, input, ctx) =>
      answer(ctx, await ctx.services.identity.changePassword(ctx, input)),
    logout: async (_root, _args, ctx) => {
      await ctx.services.identity.logout(ctx.sessionId)
      ctx.setTokenCookie(undefined)
      return { success: true }
    },
  },
  AuthResponse: {
    __resolveType: (response) => ('token' in response ? 'TokenPayload' : 'AuthError'),
  },
  User: {
    // The lead intake form belongs to open registration, which this server does not offer
    has_lead_intake_form: () => false,
    created_at: (user) => user.created_at.toISOString(),
    updated_at: (user) => user.updated_at.toISOString(),
    user_organization: (user, _args, ctx) => ctx.services.organizations.memberships(user.id),
  },
}

/** The cookie lives as long as the session: an expired token in it can still be renewed. */
function answer(ctx: Context, result: SignedIn | Refusal): TokenAnswer | Refusal {
  if (!('token' in result)) return result
  ctx.setTokenCookie(result.token, result.sessionExpiresAt)
  return { token: result.token, expires_at: result.expiresAt.toISOString() }
}

interface TokenAnswer {
  readonly token: string
  readonly expires_at: string
}
