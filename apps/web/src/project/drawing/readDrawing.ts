import type { GisFile, NamedBytes } from '@duet/formats'
import { FILE_TIME_MS, tookTooLong } from '../fileTime.ts'
import type { DrawingAnswer, DrawingCall } from './drawingMessages.ts'

interface ReadProgress {
  readonly onProgress?: (fraction: number) => void
  readonly signal?: AbortSignal
}

/** Beyond this a file is not even loaded: the reader would refuse it. */
const MAX_LOADED_BYTES = 64 * 1024 * 1024

/**
 * Loads files and reads their shapes in a thread of its own, which ends with the reading, when it is given up, and when it takes too long.
 * @throws Error with what is wrong with the file and what to do
 */
export async function readDrawing(
  files: readonly File[],
  { onProgress, signal }: ReadProgress = {},
): Promise<GisFile> {
  const total = files.reduce((sum, { size }) => sum + size, 0)
  if (total > MAX_LOADED_BYTES) {
    throw new Error('The file has more than 50 MB. Cut it to the area of the plant.')
  }
  let loaded = 0
  const named: NamedBytes[] = []
  for (const file of files) {
    named.push({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
    loaded += file.size
    onProgress?.(total === 0 ? 1 : loaded / total)
    signal?.throwIfAborted()
  }
  return inWorker({ files: named }, signal)
}

function inWorker(call: DrawingCall, signal: AbortSignal | undefined): Promise<GisFile> {
  const worker = new Worker(new URL('./drawingWorker.ts', import.meta.url), {
    type: 'module',
    name: 'drawing',
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  return new Promise<GisFile>((resolve, reject) => {
    timer = setTimeout(() => reject(tookTooLong()), FILE_TIME_MS)
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')), {
      once: true,
    })
    worker.addEventListener('message', ({ data }: MessageEvent<DrawingAnswer>) => {
      if ('file' in data) resolve(data.file)
      else reject(new Error(data.error))
    })
    worker.addEventListener('error', () => {
      reject(new Error('The file is too large to be read here. Cut it to the area of the plant.'))
    })
    worker.postMessage(
      call,
      call.files.flatMap(({ bytes }) =>
        bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : [],
      ),
    )
  }).finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
