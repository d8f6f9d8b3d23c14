import type { FastifyInstance } from 'fastify'
import type { CallerTokens } from './credentials.ts'
import type { Ids } from './fixture.ts'
import { operationText, rootFields } from './operations.ts'
import type { Outcome, PermissionCase } from './permissionCase.ts'

/** Sends an operation named Call; gives the answer as text. */
export type Send = (tokens: CallerTokens, query: string, variables: object) => Promise<string>

/** Each call comes from an address of its own, so that none uses up the attempts of another. */
export function createSend(app: FastifyInstance): Send {
  let calls = 0
  return async ({ token, superToken }, query, variables) => {
    calls += 1
    const { body } = await app.inject({
      method: 'POST',
      url: '/api/graphql?operation=Call',
      remoteAddress: `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(superToken ? { 'x-duet-super-authorization': `Bearer ${superToken}` } : {}),
      },
      payload: { query, variables },
    })
    return body
  }
}

/** What a call gave: its class, and all of it as text. */
export interface Answer {
  readonly outcome: Outcome
  readonly text: string
}

export type CallCase = (one: PermissionCase, ids: Ids, tokens: CallerTokens) => Promise<Answer>

export function createCallCase(send: Send): CallCase {
  const fields = rootFields()
  return async ({ field, args, select }, ids, tokens) => {
    const root = fields.get(field)
    if (!root) throw new Error(`The schema has no root field ${field}`)
    const variables = args?.(ids) ?? {}
    const query = operationText(field, root, Object.keys(variables), select)
    const text = await send(tokens, query, variables)
    return { outcome: outcomeOf(JSON.parse(text), field), text }
  }
}

interface Body {
  readonly data?: Readonly<Record<string, { readonly code?: Outcome } | null>> | null
  readonly errors?: readonly { readonly extensions: { readonly code: Outcome } }[]
}

/** Refusals of a sign-in come as data. */
function outcomeOf({ data, errors }: Body, field: string): Outcome {
  return errors?.[0]?.extensions.code ?? data?.[field]?.code ?? 'ok'
}
