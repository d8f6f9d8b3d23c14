import { succeeded } from '../access/succeeded.ts'
import type { Context } from '../graphql/context.ts'
import type { AuthError, Resolvers, TokenPayload } from '../graphql/resolvers.gen.ts'
import { resendVerification, verifyEmail } from './emailVerification.ts'
import { answerChallenge, sendChallengeCode } from './factors/secondStep.ts'
import { noteAnswer, noteRefusal } from './noteAnswer.ts'
import { findPasswordReset, requestPasswordReset, resetPassword } from './passwordReset.ts'
import {
  changePassword,
  localLogin,
  logout,
  reauthenticate,
  refreshToken,
} from './passwordSignIn.ts'
import { type ProviderCall, providerLogin, providerRegister } from './providers/providerSignIn.ts'
import { identityProviders } from './providers/providerWay.ts'
import type { Refusal } from './refusal.ts'
import { register } from './registration.ts'
import type { SignedIn } from './signIn.ts'

/** The ways in and out. */
export const identityResolvers: Resolvers = {
  Query: {
    identityProviders: (_root, _args, { server }) => identityProviders(server),
    passwordReset: (_root, { token }, { server }) => findPasswordReset(server, token),
  },
  Mutation: {
    localLogin: async (_root, input, ctx) =>
      answer(ctx, noteAnswer(await localLogin(ctx.server, ctx.client, input), input.username)),
    localRegister: async (_root, input, ctx) =>
      answer(ctx, noteAnswer(await register(ctx.server, ctx.client, input), input.email)),
    firebaseLogin: async (_root, input, ctx) =>
      answer(ctx, noteAnswer(await providerLogin(ctx.server, providerCall(ctx), input))),
    firebaseRegister: async (_root, input, ctx) =>
      answer(ctx, noteAnswer(await providerRegister(ctx.server, providerCall(ctx), input))),
    resolveMfa: async (_root, input, ctx) =>
      answer(ctx, noteAnswer(await answerChallenge(ctx.server, ctx, ctx.client, input))),
    sendMfaCode: (_root, input, { server }) => sendChallengeCode(server, input),
    refreshToken: async (_root, _args, ctx) =>
      answer(ctx, await refreshToken(ctx.server, ctx.sessionId)),
    reauthenticate: async (_root, { password }, ctx) =>
      answer(ctx, noteAnswer(await reauthenticate(ctx.server, ctx, password))),
    changePassword: async (_root, input, ctx) =>
      answer(ctx, noteAnswer(await changePassword(ctx.server, ctx, input))),
    requestPasswordReset: (_root, { email }, { server, client }) =>
      succeeded(requestPasswordReset(server, client, email)),
    resetPassword: async (_root, input, ctx) =>
      answer(ctx, noteAnswer(await resetPassword(ctx.server, ctx.client, input))),
    emailVerificationSuccess: async (_root, { token }, ctx) =>
      answer(ctx, noteRefusal(await verifyEmail(ctx.server, ctx, token))),
    resendEmailVerification: (_root, _args, ctx) => resendVerification(ctx.server, ctx),
    logout: async (_root, _args, ctx) => {
      await logout(ctx.server, ctx.sessionId, ctx.superToken)
      ctx.setTokenCookie(undefined)
      ctx.setSuperCookie(undefined)
      return { success: true }
    },
  },
  AuthResponse: {
    __resolveType: (response) => ('token' in response ? 'TokenPayload' : 'AuthError'),
  },
}

async function answer(
  ctx: Context,
  result: SignedIn | Refusal,
): Promise<ReturnType<typeof signedInAnswer> | ReturnType<typeof refusalAnswer>> {
  if (!('token' in result)) return refusalAnswer(result)
  // Who signs in anew leaves no session behind that nobody holds
  if (ctx.sessionId !== undefined && ctx.sessionId !== result.sessionId) {
    await logout(ctx.server, ctx.sessionId)
  }
  return signedInAnswer(ctx, result)
}

export function refusalAnswer({ code, message, mfa }: Refusal): AuthError {
  return { code, message, mfa: mfa ?? null }
}

/** The cookie ends with its token, which the open page renews before. */
export function signedInAnswer(ctx: Context, { token, expiresAt }: SignedIn): TokenPayload {
  ctx.setTokenCookie(token, expiresAt)
  return { token, expires_at: expiresAt }
}

function providerCall(ctx: Context): ProviderCall {
  return { client: ctx.client, caller: ctx, binding: ctx.signInBinding }
}
