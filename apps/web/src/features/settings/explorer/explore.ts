import type { ExecutionResult } from 'graphql'
import { refreshSession } from '../../../lib/session/session.ts'

/** An operation as the explorer sends it. */
interface Asked {
  readonly query: string
  readonly variables?: unknown
  readonly operationName?: string | null | undefined
}

/** The whole answer of an operation, errors too; the session is renewed once where its token has ended. */
export async function explore(
  asked: Asked,
  renew: () => Promise<boolean> = refreshSession,
): Promise<ExecutionResult> {
  const answer = await ask(asked)
  const isEnded = answer.errors?.some(({ extensions }) => extensions['code'] === 'UNAUTHENTICATED')
  return isEnded && (await renew()) ? ask(asked) : answer
}

async function ask(asked: Asked): Promise<ExecutionResult> {
  const name = asked.operationName ?? /\b(?:query|mutation)\s+(\w+)/.exec(asked.query)?.[1] ?? ''
  const response = await fetch(`/api/graphql?operation=${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  })
  return response.json()
}
