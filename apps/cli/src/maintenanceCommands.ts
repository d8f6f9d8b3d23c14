import { type Command, parseOptions, UsageError } from './command.ts'
import { runProgram } from './serverCommands.ts'

const PROGRAM = 'maintenance/maintenanceProgram.ts'
const ACCOUNTS = 'maintenance/accountProgram.ts'

export const verifyCommand: Command = {
  arguments: '',
  summary:
    'Looks through database and files for what is missing, damaged or orphaned; exit code 1 where anything is.',
  options: [['--json', 'the findings as JSON']],
  run: (args) => {
    const { values } = parseOptions(args, { json: { type: 'boolean' } })
    return runProgram(PROGRAM, ['verify', ...(values.json ? ['--json'] : [])])
  },
}

export const backupCommand: Command = {
  arguments: 'FILE',
  summary:
    'Writes database and files of one moment to FILE, while the server runs; encrypted where DUET_BACKUP_PASSPHRASE is set.',
  options: [],
  run: (args) => runProgram(PROGRAM, ['backup', fileOf(args)]),
}

export const restoreCommand: Command = {
  arguments: 'FILE',
  summary: 'Brings a backup into an empty data folder, or an empty database and bucket.',
  options: [],
  run: (args) => runProgram(PROGRAM, ['restore', fileOf(args)]),
}

export const resetPasswordCommand: Command = {
  arguments: 'EMAIL',
  summary:
    'Ends the sessions of a user and prints a link, good for one hour, by which a new password is chosen.',
  options: [
    ['--password', 'asks for the new password here instead, or reads it from standard input'],
    ['--reset-factors', 'also removes the second factors'],
  ],
  run: (args) => {
    const { positionals } = parseOptions(args, {
      password: { type: 'boolean' },
      'reset-factors': { type: 'boolean' },
    })
    if (positionals.length !== 1) throw new UsageError('name one email address')
    return runProgram(ACCOUNTS, ['reset-password', ...args])
  },
}

export const adminCommand: Command = {
  arguments: 'EMAIL',
  summary: 'Makes a user a system administrator.',
  options: [
    ['--revoke', 'takes that back'],
    ['--list', 'shows who is one; without EMAIL'],
  ],
  run: (args) => {
    const { values, positionals } = parseOptions(args, {
      revoke: { type: 'boolean' },
      list: { type: 'boolean' },
    })
    if (values.list ? args.length > 1 : positionals.length !== 1)
      throw new UsageError('name one email address, or --list')
    return runProgram(ACCOUNTS, ['admin', ...args])
  },
}

function fileOf(args: readonly string[]): string {
  const [file, ...others] = parseOptions(args, {}).positionals
  if (file === undefined || others.length > 0) throw new UsageError('name one file')
  return file
}
