import type { Context } from '../http/context.ts'
import type { Resolvers } from '../http/resolvers.gen.ts'
import { apiTokenAnswer } from './accountAnswers.ts'
import { noteAnswer, noteRefusal } from './noteAnswer.ts'
import type { Refusal } from './refusal.ts'
import type { SignedIn } from './signIn.ts'

/** The ways in and out. */
export const identityResolvers: Resolvers = {
  Query: {
    identityProviders: (_root, _args, ctx) => ctx.services.providerWay.list(),
    passwordReset: async (_root, { token }, ctx) => {
      const open = await ctx.services.passwordReset.find(token)
      return open ? { email: open.email, api_tokens: open.apiTokens.map(apiTokenAnswer) } : null
    },
  },
  Mutation: {
    localLogin: async (_root, input, ctx) =>
      answer(
        ctx,
        noteAnswer(await ctx.services.identity.localLogin(ctx.client, input), input.username),
      ),
    localRegister: async (_root, input, ctx) =>
      answer(
        ctx,
        noteAnswer(await ctx.services.registration.register(ctx.client, input), input.email),
      ),
    firebaseLogin: async (_root, input, ctx) =>
      answer(ctx, noteAnswer(await ctx.services.providerSignIn.login(providerCall(ctx), input))),
    firebaseRegister: async (_root, input, ctx) =>
      answer(ctx, noteAnswer(await ctx.services.providerSignIn.register(providerCall(ctx), input))),
    resolveMfa: async (_root, input, ctx) =>
      answer(ctx, noteAnswer(await ctx.services.mfa.resolve(ctx, ctx.client, input))),
    sendMfaCode: (_root, input, ctx) => ctx.services.mfa.sendCode(input),
    refreshToken: async (_root, _args, ctx) =>
      answer(ctx, await ctx.services.identity.refreshToken(ctx.sessionId)),
    reauthenticate: async (_root, { password }, ctx) =>
      answer(ctx, noteAnswer(await ctx.services.identity.reauthenticate(ctx, password))),
    changePassword: async (_root, input, ctx) =>
      answer(ctx, noteAnswer(await ctx.services.identity.changePassword(ctx, input))),
    requestPasswordReset: async (_root, { email }, ctx) => {
      await ctx.services.passwordReset.request(ctx.client, email)
      return { success: true }
    },
    resetPassword: async (_root, input, ctx) =>
      answer(ctx, noteAnswer(await ctx.services.passwordReset.reset(ctx.client, input))),
    emailVerificationSuccess: async (_root, { token }, ctx) =>
      answer(ctx, noteRefusal(await ctx.services.verification.verify(ctx, token))),
    resendEmailVerification: (_root, _args, ctx) => ctx.services.verification.resend(ctx),
    logout: async (_root, _args, ctx) => {
      await ctx.services.identity.logout(ctx.sessionId, ctx.superToken)
      ctx.setTokenCookie(undefined)
      ctx.setSuperCookie(undefined)
      return { success: true }
    },
  },
  AuthResponse: {
    __resolveType: (response) => ('token' in response ? 'TokenPayload' : 'AuthError'),
  },
}

/** The cookie lives as long as the session: an expired token in it can still be renewed. */
async function answer(
  ctx: Context,
  result: SignedIn | Refusal,
): Promise<TokenAnswer | RefusalAnswer> {
  if (!('token' in result)) {
    const { code, message, mfa } = result
    return { code, message, mfa: mfa ?? null }
  }
  // Who signs in anew leaves no session behind that nobody holds
  if (ctx.sessionId !== undefined && ctx.sessionId !== result.sessionId) {
    await ctx.services.identity.logout(ctx.sessionId, undefined)
  }
  ctx.setTokenCookie(result.token, result.sessionExpiresAt)
  return { token: result.token, expires_at: result.expiresAt.toISOString() }
}

interface TokenAnswer {
  readonly token: string
  readonly expires_at: string
}

interface RefusalAnswer extends Pick<Refusal, 'code' | 'message'> {
  readonly mfa: NonNullable<Refusal['mfa']> | null
}

function providerCall(ctx: Context) {
  return { client: ctx.client, caller: ctx, binding: ctx.signInBinding }
}
