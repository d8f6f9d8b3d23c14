import { createReadStream } from 'node:fs'
import { AppError } from '@duet/contract'
import { READING_TEXT_FORMATS, type ReadingTextFormat } from '@duet/formats'
import { type Command, parseOptions, UsageError } from './command.ts'
import { batchesOf } from './readingBatches.ts'
import { type IngestTarget, sendBatch, sumOf, ZERO_COUNTS } from './sendReadings.ts'

export const ingestCommand: Command = {
  name: 'ingest',
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

const BATCH_READINGS = 10_000

/** @throws AppError with the server's code and message; batches before it are stored, and may be sent again */
async function ingest(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseOptions(args, {
    project: { type: 'string' },
    token: { type: 'string' },
    server: { type: 'string' },
    format: { type: 'string' },
  })
  const [file] = positionals
  if (file === undefined) throw new UsageError('name a file of readings, or - for standard input')
  const target = targetOf(values)
  const source = file === '-' ? process.stdin : createReadStream(file)
  const batches = batchesOf(source, {
    format: formatOf(file, values.format),
    isGzip: file.endsWith('.gz'),
    readings: BATCH_READINGS,
  })
  let total = ZERO_COUNTS
  for await (const batch of batches) {
    total = sumOf(total, await sendBatch(target, batch))
    progress(
      `${(total.accepted + total.repeated + total.replaced + total.refused).toLocaleString('en-US')} readings`,
    )
  }
  progress('')
  const { reasons, ...counts } = total
  for (const [name, count] of Object.entries({ ...counts, ...prefixed(reasons) }))
    console.log(`${name}: ${count}`)
  if (total.refused > 0) process.exitCode = 1
}

const prefixed = (reasons: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(reasons).map(([name, count]) => [`  refused as ${name}`, count]),
  )

function targetOf(values: { project?: string; token?: string; server?: string }): IngestTarget {
  const token = values.token ?? process.env['DUET_TOKEN']
  if (values.project === undefined) throw new UsageError('name the project with --project')
  if (token === undefined) throw new UsageError('give a token with --token or in DUET_TOKEN')
  const server = values.server ?? 'http://127.0.0.1:8080'
  if (!URL.canParse(server)) throw new UsageError(`--server must be a URL, got '${server}'`)
  return {
    url: new URL(`/api/ingest/${encodeURIComponent(values.project)}/readings`, server),
    token,
  }
}

function formatOf(file: string, asked: string | undefined): ReadingTextFormat {
  const name = asked ?? (/\.csv(\.gz)?$/i.test(file) ? 'csv' : 'jsonl')
  const format = READING_TEXT_FORMATS.find((one) => one === name)
  if (format) return format
  throw new AppError('INVALID_INPUT', `--format must be one of ${READING_TEXT_FORMATS.join(', ')}`)
}

/** One line that is written over, on a terminal alone. */
function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${text.padEnd(30)}${text === '' ? '\r' : ''}`)
}
