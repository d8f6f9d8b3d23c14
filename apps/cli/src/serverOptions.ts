import { createInterface } from 'node:readline/promises'
import { DuetClient, type SecondFactor, signIn } from '@duet/client'
import { UsageError } from './command.ts'

/** Options of the commands that talk to a server. */
export const SERVER_OPTIONS = {
  server: { type: 'string' },
  token: { type: 'string' },
  email: { type: 'string' },
  code: { type: 'string' },
} as const

export const SERVER_OPTION_HELP: readonly (readonly [string, string])[] = [
  ['--server URL', 'default http://127.0.0.1:8080'],
  ['--token TOKEN', 'an API token; default: the environment variable DUET_TOKEN'],
  ['--email EMAIL', 'who signs in without a token; the password is read from DUET_PASSWORD'],
  ['--code CODE', 'of the second factor, or a recovery code; asked for on a terminal'],
]

export interface ServerValues {
  readonly server?: string
  readonly token?: string
  readonly email?: string
  readonly code?: string
}

/** By the token, else by email address and password. @throws UsageError, DuetError */
export async function connected(values: ServerValues): Promise<DuetClient> {
  const server = serverUrl(values)
  const { email } = values
  const token = values.token ?? (email === undefined ? process.env['DUET_TOKEN'] : undefined)
  if (token !== undefined) return new DuetClient({ server, token })
  const password = process.env['DUET_PASSWORD']
  if (email === undefined)
    throw new UsageError(
      'give an API token with --token or in DUET_TOKEN, or say who signs in with --email',
    )
  if (password === undefined)
    throw new UsageError('set the password in the environment variable DUET_PASSWORD')
  const code = values.code ?? (process.stdin.isTTY ? askedCode : undefined)
  return signIn({ server, email, password, ...(code !== undefined && { code }) })
}

/** @throws UsageError */
export function serverUrl({ server = 'http://127.0.0.1:8080' }: ServerValues): string {
  if (!URL.canParse(server)) throw new UsageError(`--server must be a URL, got '${server}'`)
  return server
}

/** On the terminal; standard output is for results. */
async function askedCode({ factorId, displayName, phoneNumber }: SecondFactor): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const from = factorId === 'phone' ? `sent to ${phoneNumber}` : `of ${displayName}`
  try {
    return await terminal.question(`Code ${from}: `)
  } finally {
    terminal.close()
  }
}
