import { createReadStream } from 'node:fs'
import { DuetClient } from '@duet/client'
import { READING_TEXT_FORMATS, type ReadingTextFormat } from '@duet/formats'
import { type Command, parseOptions, UsageError } from './command.ts'
import { readingsOf } from './readingsOf.ts'
import { serverUrl } from './serverOptions.ts'

export const ingestCommand: Command = {
  arguments: 'FILE|- --project ID [--format jsonl|csv]',
  summary: 'Sends readings of a monitored plant to a server, in batches.',
  options: [
    ['--project ID', 'the monitored project'],
    [
      '--token TOKEN',
      'an API token with the scope ingest; default: the environment variable DUET_TOKEN',
    ],
    ['--server URL', 'default http://127.0.0.1:8080'],
    [
      '--format FORMAT',
      'jsonl or csv; default: by the name of the file, else jsonl. A file *.gz is unpacked',
    ],
  ],
  run: ingest,
}

/** @throws DuetError with the server's code and message; batches before it are stored, and may be sent again */
async function ingest(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseOptions(args, {
    project: { type: 'string' },
    token: { type: 'string' },
    server: { type: 'string' },
    format: { type: 'string' },
  })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0)
    throw new UsageError('name one file of readings, or - for standard input')
  if (values.project === undefined) throw new UsageError('name the project with --project')
  const token = values.token ?? process.env['DUET_TOKEN']
  if (token === undefined) throw new UsageError('give a token with --token or in DUET_TOKEN')
  const duet = new DuetClient({ server: serverUrl(values), token })
  const text = { format: formatOf(file, values.format), isGzip: file.endsWith('.gz') }
  const source = file === '-' ? process.stdin : createReadStream(file)
  const { reasons, ...counts } = await duet.ingest(values.project, readingsOf(source, text), {
    onProgress: ({ accepted, repeated, replaced, refused }) =>
      progress(`${(accepted + repeated + replaced + refused).toLocaleString('en-US')} readings`),
  })
  progress('')
  for (const [name, count] of Object.entries({ ...counts, ...prefixed(reasons) }))
    console.log(`${name}: ${count}`)
  if (counts.refused > 0) process.exitCode = 1
}

const prefixed = (reasons: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(reasons).map(([name, count]) => [`  refused as ${name}`, count]),
  )

function formatOf(file: string, asked: string | undefined): ReadingTextFormat {
  const name = asked ?? (/\.csv(\.gz)?$/i.test(file) ? 'csv' : 'jsonl')
  const format = READING_TEXT_FORMATS.find((one) => one === name)
  if (format) return format
  throw new UsageError(`--format must be one of ${READING_TEXT_FORMATS.join(', ')}, got '${name}'`)
}

/** One line that is written over, on a terminal alone. */
function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${text.padEnd(30)}${text === '' ? '\r' : ''}`)
}
