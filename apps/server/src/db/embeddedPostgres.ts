import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { findPostgresPackage, type PostgresPackage } from './postgresPackage.ts'
import { SERVICE_USER, serviceCommand } from './serviceUser.ts'

const run = promisify(execFile)

export interface EmbeddedPostgres {
  /** Connection URL with the password. */
  readonly url: string
  /** Ends all connections and stops the database; data are safe on disk afterwards. */
  readonly stop: () => Promise<void>
}

interface Place {
  readonly dir: string
  readonly data: string
  readonly log: string
  readonly password: string
  readonly postgres: PostgresPackage
}

/** The key of the advisory lock that the owner of a data folder holds. */
const OWNER_LOCK = 20_261
const START_TIMEOUT_S = 60

/**
 * Starts the built-in PostgreSQL on `dir`, creating the database cluster at first. It listens on the loopback
 * address only, on a free port, and asks for a random password that is kept in `dir`.
 *
 * A database left running by a server that was killed is stopped first; committed rows are kept.
 *
 * @param onLost - hears once of a database that ended by itself; every connection to it is gone then
 * @throws Error where another live server uses the same folder, or PostgreSQL does not start
 */
export async function startEmbeddedPostgres(
  dir: string,
  onLost: () => void = () => undefined,
): Promise<EmbeddedPostgres> {
  const place = preparePlace(path.resolve(dir))
  if (!existsSync(path.join(place.data, 'PG_VERSION'))) await createCluster(place)
  await stopLeftover(place)
  const port = await freePort()
  await start(place, port)
  const url = urlOf(place, port)
  const owner = await holdOwnerLock(url)
  if (!owner) throw alreadyInUse(place)
  let isStopping = false
  owner.once('end', () => {
    if (!isStopping) onLost()
  })
  return {
    url,
    stop: async () => {
      isStopping = true
      await owner.end().catch(() => undefined)
      if (isRunning(place)) await control(place, ['stop', '-m', 'fast', '-w'])
    },
  }
}

function preparePlace(dir: string): Place {
  mkdirSync(dir, { recursive: true, mode: 0o755 })
  const passwordFile = path.join(dir, 'password')
  if (!existsSync(passwordFile)) {
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  }
  return {
    dir,
    data: path.join(dir, 'data'),
    log: path.join(dir, 'postgres.log'),
    password: readFileSync(passwordFile, 'utf8').trim(),
    postgres: findPostgresPackage(path.join(dir, 'lib')),
  }
}

/** In a folder beside, renamed when done: a cut during creation leaves no half cluster. */
async function createCluster(place: Place): Promise<void> {
  const fresh = path.join(place.dir, 'data.new')
  const passwordFile = path.join(place.dir, 'initdb-password')
  rmSync(fresh, { recursive: true, force: true })
  rmSync(place.data, { recursive: true, force: true })
  mkdirSync(fresh, { mode: 0o700 })
  writeFileSync(passwordFile, place.password, { mode: 0o600 })
  giveToServiceUser(fresh)
  giveToServiceUser(passwordFile)
  try {
    await runProgram(place, 'initdb', initdbArguments(fresh, passwordFile))
  } catch (cause) {
    throw new Error(`PostgreSQL could not create its data in ${fresh}: ${outputOf(cause)}`, {
      cause,
    })
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(fresh, place.data)
}

function initdbArguments(dataDir: string, passwordFile: string): string[] {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'dynamic_shared_memory_type=mmap',
    'max_connections=100',
  ]
  const place = ['-D', dataDir, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '-E', 'UTF8']
  const manner = ['--no-instructions', '--no-sync']
  return [...place, ...locale, ...manner, ...settings.flatMap((setting) => ['--set', setting])]
}

async function start(place: Place, port: number): Promise<void> {
  writeFileSync(place.log, '', { mode: 0o640 })
  giveToServiceUser(place.log)
  const options = ['-l', place.log, '-w', '-t', String(START_TIMEOUT_S), '-o', `-p ${port}`]
  try {
    await control(place, [...options, 'start'])
  } catch (cause) {
    const log = readFileSync(place.log, 'utf8').trim()
    throw new Error(`PostgreSQL did not start in ${place.data}:\n${log || outputOf(cause)}`, {
      cause,
    })
  }
}

const pidFileOf = (place: Place): string => path.join(place.data, 'postmaster.pid')

function isRunning(place: Place): boolean {
  if (!existsSync(pidFileOf(place))) return false
  const pid = Number(readFileSync(pidFileOf(place), 'utf8').split('\n')[0])
  return isAlive(pid) && isPostgres(pid)
}

async function stopLeftover(place: Place): Promise<void> {
  const pidFile = pidFileOf(place)
  if (!existsSync(pidFile)) return
  if (!isRunning(place)) {
    rmSync(pidFile, { force: true })
    return
  }
  // Line 4: port
  const lines = readFileSync(pidFile, 'utf8').split('\n')
  const owner = await holdOwnerLock(urlOf(place, Number(lines[3]))).catch(
    () => 'not answering' as const,
  )
  if (owner === undefined) throw alreadyInUse(place)
  if (owner !== 'not answering') await owner.end()
  await control(place, ['stop', '-m', 'fast', '-w'])
}

/** A connection that holds the lock for as long as this process lives; undefined where another one holds it. */
async function holdOwnerLock(url: string): Promise<Client | undefined> {
  const client = new Client({ connectionString: url, application_name: 'duet owner' })
  client.on('error', () => undefined)
  await client.connect()
  const answer = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
    OWNER_LOCK,
  ])
  if (answer.rows[0]?.held) return client
  await client.end()
  return undefined
}

async function control(place: Place, args: readonly string[]): Promise<void> {
  await runProgram(place, 'pg_ctl', ['-D', place.data, '-s', ...args])
}

async function runProgram(
  { dir, data, postgres }: Place,
  name: 'initdb' | 'pg_ctl',
  args: readonly string[],
): Promise<void> {
  const command = serviceCommand(postgres.program(name), args, [postgres.program(name), data])
  await run(command.program, [...command.args], {
    env: postgres.env,
    cwd: path.parse(dir).root,
    ...command.user,
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('No free port on 127.0.0.1')),
      )
    })
  })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/**
 * A process number may have gone to another program since, or be that of a dead process that nobody has asked for.
 * Only Linux tells; elsewhere pg_ctl decides.
 */
function isPostgres(pid: number): boolean {
  try {
    return /^\d+ \(postgres\) [^ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return process.platform !== 'linux'
  }
}

function giveToServiceUser(target: string): void {
  const { uid, gid } = SERVICE_USER
  if (uid !== undefined && gid !== undefined) chownSync(target, uid, gid)
}

function urlOf(place: Place, port: number): string {
  return `postgres://postgres:${place.password}@127.0.0.1:${port}/postgres`
}

function alreadyInUse(place: Place): Error {
  return new Error(
    `Another DUET server is running on the data in ${place.dir}. Stop it, or set DUET_DATA to another folder.`,
  )
}

/** What a program said before it failed. */
function outputOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  return (
    ('stderr' in cause && typeof cause.stderr === 'string' && cause.stderr.trim()) || cause.message
  )
}
