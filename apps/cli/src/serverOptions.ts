import type { ServerLogin } from './apiClient.ts'
import { UsageError } from './command.ts'

/** Options of the commands that talk to a server. */
export const SERVER_OPTIONS = {
  server: { type: 'string' },
  email: { type: 'string' },
} as const

export const SERVER_OPTION_HELP: readonly (readonly [string, string])[] = [
  ['--server URL', 'default http://127.0.0.1:8080'],
  ['--email EMAIL', 'who signs in; the password is read from DUET_PASSWORD'],
]

export function serverLogin(values: { server?: string; email?: string }): ServerLogin {
  const password = process.env['DUET_PASSWORD']
  if (values.email === undefined) throw new UsageError('say who signs in with --email')
  if (password === undefined) {
    throw new UsageError('set the password in the environment variable DUET_PASSWORD')
  }
  const server = values.server ?? 'http://127.0.0.1:8080'
  if (!URL.canParse(server)) throw new UsageError(`--server must be a URL, got '${server}'`)
  return { server, email: values.email, password }
}
