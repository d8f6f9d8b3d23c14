import { inject } from 'vitest'

/** The product as it runs for the files of one worker, and who was made at its first start. */
export interface OwnServer {
  readonly baseUrl: string
  readonly email: string
  readonly password: string
  /** Mails and text messages that were sent, and what the identity provider answers. */
  readonly outsideUrl: string
  readonly databaseUrl: string
}

/** The server of the worker that runs the file: no file of another worker changes anything there. */
export function ownServer(): OwnServer {
  const servers = inject('servers')
  const server = servers[(Number(process.env['VITEST_POOL_ID']) - 1) % servers.length]
  if (!server) throw new Error('no server was started for this worker')
  return server
}
