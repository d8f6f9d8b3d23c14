import {
  type CallOptions,
  createCallServer,
  type ServerCall,
  type ServerReply,
} from '../../outgoing/callServer.ts'

export const INTEGRATION_METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const
export type IntegrationMethod = (typeof INTEGRATION_METHODS)[number]

export interface IntegrationCall extends Pick<ServerCall, 'url' | 'signal'> {
  readonly method: IntegrationMethod
  readonly bearerToken: string | undefined
  /** Sent as JSON; undefined: no body. */
  readonly json?: unknown
}

/** One call of an integration server. @throws AppError INTEGRATION_SERVER */
export type CallIntegrationServer = (call: IntegrationCall) => Promise<ServerReply>

export function createIntegrationClient(options: CallOptions): CallIntegrationServer {
  const callServer = createCallServer(options)
  return ({ url, method, bearerToken, json, signal }) =>
    callServer({
      url,
      method,
      signal,
      body: json === undefined ? undefined : JSON.stringify(json),
      headers: {
        accept: 'application/json',
        ...(bearerToken === undefined ? {} : { authorization: `Bearer ${bearerToken}` }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
    })
}
