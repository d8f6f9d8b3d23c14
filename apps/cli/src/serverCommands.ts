import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Command } from './command.ts'

const PROGRAMS = fileURLToPath(new URL('../../server/src/', import.meta.url))

export const serveCommand: Command = {
  arguments: '',
  summary:
    'Starts the server; configured by the environment (PORT, HOST, DUET_DATA, DATABASE_URL).',
  options: [],
  run: () => runProgram('main.ts'),
}

export const workerCommand: Command = {
  arguments: '',
  summary: 'Starts a process that takes simulation work beside a running server.',
  options: [],
  run: () => runProgram('worker.ts'),
}

export const migrateCommand: Command = {
  arguments: '',
  summary: 'Brings the database of DATABASE_URL to the newest schema and ends.',
  options: [],
  run: () => runProgram('maintenance/migrateProgram.ts'),
}

/** A program of its own: the server's code is never loaded into the command line. */
export function runProgram(file: string, args: readonly string[] = []): Promise<void> {
  const child = spawn(process.execPath, ['--enable-source-maps', PROGRAMS + file, ...args], {
    // The channel ends with this process, however it ends: the program stops then
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  process.once('disconnect', () => child.kill('SIGTERM'))
  process.channel?.unref()
  return new Promise((done, failed) => {
    child.once('error', failed)
    child.once('exit', (code) => {
      process.exitCode = code ?? 1
      done()
    })
  })
}
