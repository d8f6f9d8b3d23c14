import { ProblemLog } from '../file/weatherFileError.ts'
import { type ByteSource, textChunks } from './textChunks.ts'
import { unpackedSource } from './unpackedSource.ts'

const HEAD_CHARACTERS: number = 1024 * 1024

/**
 * The first lines of a weather file, unpacked and decoded, about a megabyte; the last one is whole.
 *
 * @throws WeatherFileError for what is no text, and for archives that cannot be unpacked
 */
export async function weatherHead(
  source: ByteSource,
  characters: number = HEAD_CHARACTERS,
): Promise<readonly string[]> {
  const log = new ProblemLog()
  const chunks = textChunks(unpackedSource(source, log), log, Number.MAX_SAFE_INTEGER)
  let text = ''
  try {
    for await (const chunk of chunks) {
      text += chunk
      if (text.length >= characters) break
    }
  } finally {
    await chunks.return()
  }
  const lines = text.split(/\r\n|\n|\r/)
  return text.length >= characters ? lines.slice(0, -1) : lines
}
