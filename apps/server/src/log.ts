import pino, { type Logger } from 'pino'
import type { LogLevel } from './config.ts'

export type Log = Logger

/**
 * The log of the process: one JSON line an event, on standard output. When nobody reads that any more, the lines are
 * lost and the process goes on: pino's own writer would try for ever to flush a fatal line into a closed pipe.
 */
export function createLog(level: LogLevel): Log {
  for (const stream of [process.stdout, process.stderr]) {
    if (!stream.listeners('error').includes(ignore)) stream.on('error', ignore)
  }
  return pino(
    {
      level,
      base: {},
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: [
          'password',
          '*.password',
          'token',
          '*.token',
          'req.headers.authorization',
          'req.headers.cookie',
        ],
        censor: '(hidden)',
      },
    },
    process.stdout,
  )
}

function ignore(): void {}
