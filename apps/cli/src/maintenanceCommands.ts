import type { Command } from './commands.ts'
import { parseOptions } from './parseOptions.ts'
import { runProgram } from './serverCommands.ts'
import { UsageError } from './usageError.ts'

const PROGRAM = 'maintenance/maintenanceProgram.ts'

export const verifyCommand: Command = {
  name: 'verify',
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
  name: 'backup',
  arguments: 'FILE',
  summary:
    'Writes database and files of one moment to FILE, while the server runs; encrypted where DUET_BACKUP_PASSPHRASE is set.',
  options: [],
  run: (args) => runProgram(PROGRAM, ['backup', fileOf(args)]),
}

export const restoreCommand: Command = {
  name: 'restore',
  arguments: 'FILE',
  summary: 'Brings a backup into an empty data folder, or an empty database and bucket.',
  options: [],
  run: (args) => runProgram(PROGRAM, ['restore', fileOf(args)]),
}

function fileOf(args: readonly string[]): string {
  const [file, ...others] = parseOptions(args, {}).positionals
  if (file === undefined || others.length > 0) throw new UsageError('name one file')
  return file
}
