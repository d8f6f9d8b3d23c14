import type { FastifyInstance } from 'fastify'
import type { CallerTokens } from './credentials.ts'
import type { Ids } from './fixture.ts'
import { operationText, rootFields } from './operations.ts'
import type { Outcome, PermissionCase } from './permissionCase.ts'

/** What a call gave: its class, and all of it as text. */
export interface Answer {
  readonly outcome: Outcome
  readonly text: string
}

export type CallCase = (one: PermissionCase, ids: Ids, tokens: CallerTokens) => Promise<Answer>

/** Calls of cases, each from an address of its own, so that none uses up the attempts of another. */
export function createCallCase(app: FastifyInstance): CallCase {
  const fields = rootFields()
  let calls = 0
  return async ({ field, args, select }, ids, { token, superToken }) => {
    const root = fields.get(field)
    if (!root) throw new Error(`The schema has no root field ${field}`)
    const variables = args?.(ids) ?? {}
    const query = operationText(field, root, Object.keys(variables), select)
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
    return { outcome: outcomeOf(JSON.parse(body), field), text: body }
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
