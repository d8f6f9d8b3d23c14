import { checkCommand } from './checkCommand.ts'
import type { Command } from './command.ts'
import { exportCommand } from './exportCommand.ts'
import { importCommand } from './importCommand.ts'
import { ingestCommand } from './ingestCommand.ts'
import {
  adminCommand,
  backupCommand,
  resetPasswordCommand,
  restoreCommand,
  verifyCommand,
} from './maintenanceCommands.ts'
import { monitorCommand } from './monitor/monitorCommand.ts'
import { readCommand } from './read/readCommand.ts'
import { sampleCommand } from './sampleCommand.ts'
import { migrateCommand, serveCommand, workerCommand } from './serverCommands.ts'
import { simulateCommand } from './simulateCommand.ts'

export const COMMANDS: readonly Command[] = [
  serveCommand,
  workerCommand,
  migrateCommand,
  verifyCommand,
  backupCommand,
  restoreCommand,
  resetPasswordCommand,
  adminCommand,
  simulateCommand,
  monitorCommand,
  readCommand,
  checkCommand,
  sampleCommand,
  exportCommand,
  importCommand,
  ingestCommand,
]

/** The help page, or the part of one command. */
export function usage(name?: string): string {
  const commands = COMMANDS.filter((command) => name === undefined || command.name === name)
  const pages = commands.map((command) =>
    [
      `duet ${command.name} ${command.arguments}`.trimEnd(),
      `    ${command.summary}`,
      ...command.options.map(([option, meaning]) => `      ${option.padEnd(22)} ${meaning}`),
    ].join('\n'),
  )
  return name === undefined ? ['Usage:', '', ...pages].join('\n') : pages.join('\n')
}
