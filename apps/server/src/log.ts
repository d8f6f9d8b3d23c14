import pino, { type Logger } from 'pino'
import type { LogLevel } from './config.ts'

export type Log = Logger

/** The log of the process: one JSON line an event, on standard output. */
export function createLog(level: LogLevel): Log {
  return pino({
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
  })
}
