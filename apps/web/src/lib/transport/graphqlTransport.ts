import * as z from 'zod'
import type { TypedDocumentString } from '../gql/graphql.ts'
import { ConnectionError, GraphqlError } from '../graphqlError.ts'
import { readAnswer } from './graphqlAnswer.ts'
import { reportRefusal } from './refusals.ts'
import { selectedOrganization } from './selectedOrganization.ts'
import { untilAvailable } from './serverWait.ts'
import { noteTraceShare, traceHeaders } from './traceparent.ts'

/** One operation without renewal of the token: for the calls that make and end sessions. */
export async function send<TResult, TVariables>(
  document: TypedDocumentString<TResult, TVariables>,
  variables: TVariables,
  signal?: AbortSignal,
): Promise<TResult> {
  const query = document.toString()
  const url = `/api/graphql?operation=${operationName(document)}`
  const response = await untilAvailable(() =>
    post(url, { query, variables }, { signal: signal ?? null }),
  )
  try {
    // Document and result type are generated from the schema that the server answers by.
    return z.custom<TResult>().parse(readAnswer(await readJson(response)))
  } catch (error) {
    if (error instanceof GraphqlError) reportRefusal(error.code, operationName(document))
    throw error
  }
}

/**
 * One operation whose answer nobody waits for; it is sent also while the page goes away.
 * @returns whether the server has taken it, also where it refused what it holds
 */
export async function sendAside<TResult, TVariables>(
  document: TypedDocumentString<TResult, TVariables>,
  variables: TVariables,
): Promise<boolean> {
  const query = document.toString()
  const url = `/api/graphql?operation=${operationName(document)}`
  try {
    return (await post(url, { query, variables }, { keepalive: true })).status < 500
  } catch {
    return false
  }
}

/** The name in `query Name(...)`, which is also the first part of every query key. */
export function operationName<TResult, TVariables>(
  document: TypedDocumentString<TResult, TVariables>,
): string {
  const name = /(?:query|mutation)\s+(\w+)/.exec(document.toString())?.[1]
  if (name === undefined) throw new Error('a GraphQL document must name its operation')
  return name
}

async function post(
  url: string,
  body: unknown,
  options: Pick<RequestInit, 'signal' | 'keepalive'>,
): Promise<Response> {
  const organization = selectedOrganization()
  try {
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(organization === undefined ? {} : { 'x-duet-organization': organization }),
        ...traceHeaders(),
      },
      body: JSON.stringify(body),
      ...options,
    })
    noteTraceShare(response.headers.get('x-duet-trace-share'))
    return response
  } catch (error) {
    if (options.signal?.aborted === true) throw error
    throw new ConnectionError('The server cannot be reached. Check the connection and try again.', {
      cause: error,
    })
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (response.status === 401) throw new GraphqlError('UNAUTHENTICATED', 'Please log in.')
    throw new ConnectionError(`The server answered with status ${response.status}. Try again.`, {
      cause: error,
    })
  }
}
