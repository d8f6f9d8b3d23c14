import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { AppError } from '@duet/contract'
import {
  PvsystFileError,
  readCecLibrary,
  readOnd,
  readPan,
  WeatherFileError,
  weatherHead,
} from '@duet/formats'
import { readMeteo } from '@duet/weather'
import type { ReadingMessages } from './readingMessages.ts'
import { readPvsystImport } from './readPvsystImport.ts'
import { previewSeries, storeSeries } from './series/readSeriesFile.ts'
import { failedReply, type RequestOf, type ThreadReply } from './threadReply.ts'

type Output = ReadingMessages[keyof ReadingMessages][1]

async function outputOf(request: RequestOf<ReadingMessages>): Promise<Output> {
  switch (request.name) {
    case 'weatherHead':
      return weatherHead(createReadStream(request.input.path))
    case 'weather':
      return weather(request.input)
    case 'seriesPreview':
      return previewSeries(request.input)
    case 'series':
      return storeSeries(request.input)
    case 'pan':
      return readPan(request.input.bytes, request.input.filename)
    case 'ond':
      return readOnd(request.input.bytes, request.input.filename)
    case 'cecLibrary':
      return readCecLibrary(request.input.text)
    case 'pvsystImport':
      return readPvsystImport(request.input)
  }
}

async function weather({
  path,
  options,
}: ReadingMessages['weather'][0]): Promise<ReadingMessages['weather'][1]> {
  const hash = createHash('sha256')
  const file = await readMeteo(hashed(path, hash), options)
  return { weather: file, hash: hash.digest('hex') }
}

/** The content as it passes by, added to the hash. */
async function* hashed(path: string, hash: Hash): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const piece of createReadStream(path)) {
    const bytes = Buffer.from(piece)
    hash.update(bytes)
    yield bytes
  }
}

/** What the readers refuse, as it is reported to the caller. */
function reported(error: unknown, { name, input }: RequestOf<ReadingMessages>): unknown {
  if (error instanceof WeatherFileError) {
    const { problems, problemCount } = error
    const code = name === 'series' || name === 'seriesPreview' ? 'FILE_FORMAT' : 'WEATHER_FILE'
    return new AppError(code, error.message, { problems, problem_count: problemCount })
  }
  if (error instanceof PvsystFileError && (name === 'pan' || name === 'ond')) {
    const { filename } = input
    const place = error.line === undefined ? '' : ` (line ${error.line})`
    return new AppError('FILE_FORMAT', `${filename}${place}: ${error.message}`, {
      filename,
      reason: error.code,
      line: error.line ?? null,
    })
  }
  return error
}

async function answer(request: RequestOf<ReadingMessages>): Promise<ThreadReply<Output>> {
  try {
    return { ok: true, output: await outputOf(request) }
  } catch (error) {
    return failedReply(reported(error, request))
  }
}

parentPort?.on('message', (request: RequestOf<ReadingMessages>) => {
  void answer(request).then((reply) => parentPort?.postMessage(reply, []))
})
