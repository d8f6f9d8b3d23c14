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
import path from 'node:path'
import { promisify } from 'node:util'
import { holdOwnerLock, maintainOwnerLock } from './databaseOwner.ts'
import { freePort } from './freePort.ts'
import { findPostgresPackage, type PostgresPackage } from './postgresPackage.ts'
import { type DatabaseLog, pidFileOf, postmasterOf, stopPostgres } from './postgresProcess.ts'
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

/** A long write-ahead log is read again first; a PostgreSQL that ends instead is noticed at once. */
const START_TIMEOUT_S = 300

/**
 * Starts the built-in PostgreSQL on `dir`, creating the database cluster at first. It listens on the loopback
 * address only, on a free port, and asks for a random password that is stored in `dir`.
 *
 * A database left running by a server that was killed is stopped first; committed rows stay.
 *
 * The death of one of its processes, to which PostgreSQL answers by closing all connections and recovering, is waited out.
 *
 * @param onLost - hears once, with the reason, of a database that will not come back
 * @throws Error where another live server uses the same folder, or PostgreSQL does not start
 */
export async function startEmbeddedPostgres(
  dir: string,
  onLost: (reason: string) => void = () => undefined,
  log: DatabaseLog = SILENT,
): Promise<EmbeddedPostgres> {
  const place = preparePlace(path.resolve(dir))
  if (!existsSync(path.join(place.data, 'PG_VERSION'))) await createCluster(place)
  await stopLeftover(place, log)
  const port = await freePort()
  await start(place, port)
  const url = urlOf(place, port)
  const owner = await holdOwnerLock(url)
  if (!owner) throw alreadyInUse(place)
  const isPostmasterAlive = (): boolean => postmasterOf(place.data) !== undefined
  const giveUpLock = maintainOwnerLock(owner, { url, isPostmasterAlive, log, onLost })
  return {
    url,
    stop: async () => {
      await giveUpLock()
      await stopPostgres(place.data, (args) => control(place, args), log)
    },
  }
}

const SILENT: DatabaseLog = { info: () => undefined, warn: () => undefined }

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
    const [, before] = OTHER_MAJOR.exec(log) ?? []
    if (before !== undefined) throw otherMajor(place, before, cause)
    throw new Error(`PostgreSQL did not start in ${place.data}:\n${log || outputOf(cause)}`, {
      cause,
    })
  }
}

/** What PostgreSQL says of data that another major version wrote. */
const OTHER_MAJOR = /initialized by PostgreSQL version (\d+), which is not compatible/

function otherMajor(place: Place, before: string, cause: unknown): Error {
  return new Error(
    `The database in ${place.data} was written by PostgreSQL ${before}, which this release of DUET does not bring. Nothing was changed. Make a backup with the release that wrote it (duet backup), and restore it into an empty data folder with this one (duet restore).`,
    { cause },
  )
}

/** What a server that was killed left running; and what a dead PostgreSQL left behind. */
async function stopLeftover(place: Place, log: DatabaseLog): Promise<void> {
  const pidFile = pidFileOf(place.data)
  if (postmasterOf(place.data) !== undefined) {
    // Line 4: port
    const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3])
    const owner = await holdOwnerLock(urlOf(place, port)).catch(() => 'not answering' as const)
    if (owner === undefined) throw alreadyInUse(place)
    if (owner !== 'not answering') await owner.end()
  }
  await stopPostgres(place.data, (args) => control(place, args), log)
  rmSync(pidFile, { force: true })
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
