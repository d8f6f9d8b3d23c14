import { Worker } from 'node:worker_threads'

/**
 * What a thread makes of its data: the server answers others meanwhile.
 *
 * @param file - of the thread, which posts the bytes
 */
export function bytesOfThread(
  file: URL,
  workerData: unknown,
  signal?: AbortSignal,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(file, { workerData })
    const stop = (): void => void thread.terminate()
    signal?.addEventListener('abort', stop, { once: true })
    thread.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
    thread.once('error', reject)
    thread.once('exit', () => {
      signal?.removeEventListener('abort', stop)
      reject(signal?.reason instanceof Error ? signal.reason : new Error('The report was not made'))
    })
  })
}
