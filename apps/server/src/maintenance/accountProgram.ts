import { parseArgs } from 'node:util'
import { type Config, parseConfig, publicUrlOf } from '../config.ts'
import { createDatabase, createPool, type Database } from '../db/connection.ts'
import { forgetFirstPassword } from '../identity/firstPassword.ts'
import { resetPassword, setAdmin, systemAdmins } from './accounts.ts'
import { onDatabase } from './onDatabase.ts'
import { readPassword } from './readPassword.ts'

// `duet reset-password EMAIL` and `duet admin`, as the command line starts them.
const [command, ...args] = process.argv.slice(2)
const { values, positionals } = parseArgs({
  args,
  allowPositionals: true,
  options: {
    password: { type: 'boolean' },
    'reset-factors': { type: 'boolean' },
    revoke: { type: 'boolean' },
    list: { type: 'boolean' },
  },
})
const email = positionals[0] ?? ''
const config = parseConfig(process.env)
try {
  if ('errors' in config)
    throw new Error(`these settings are wrong:\n  ${config.errors.join('\n  ')}`)
  if (command === 'reset-password') await runReset(config)
  else await onRows(config, values.list ? list : change)
} catch (error) {
  process.stderr.write(
    `duet ${command}: ${error instanceof Error ? error.message : String(error)}\n`,
  )
  process.exitCode = 1
}

async function runReset(settings: Config): Promise<void> {
  // Before the database is started: who gives up at the question leaves nothing running
  const password = values.password ? await readPassword() : undefined
  const publicUrl = publicUrlOf(settings)
  const { link } = await onRows(settings, (db) =>
    resetPassword(
      { db, publicUrl },
      { email, password, withFactors: values['reset-factors'] ?? false },
    ),
  )
  if (values['reset-factors']) say('The second factors are removed.')
  say('All sessions are ended.')
  if (link === undefined) {
    forgetFirstPassword(settings.dataDir, email)
    say(`${email} signs in with the new password.`)
  } else say(`Open within 1 hour, while the server runs, and choose a new password:\n${link}`)
}

async function change(db: Database): Promise<void> {
  await setAdmin(db, email, !values.revoke)
  say(
    `${email} is ${values.revoke ? 'no system administrator any more' : 'a system administrator'}.`,
  )
}

async function list(db: Database): Promise<void> {
  for (const { email: address, name, deactivated_at } of await systemAdmins(db)) {
    say([address, name, ...(deactivated_at ? ['deactivated'] : [])].join('  '))
  }
}

function onRows<T>(settings: Config, work: (db: Database) => Promise<T>): Promise<T> {
  return onDatabase(settings, async (url) => {
    const pool = createPool(url, () => undefined)
    try {
      return await work(createDatabase(pool))
    } finally {
      await pool.end()
    }
  })
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
