import type { WorkerAnswer, WorkerCall } from './workerCalls.ts'

type Output<M> = Extract<WorkerAnswer<M>, { readonly output: unknown }>['output']

/** In a thread: answers each call with what comes out, or with what was wrong. */
export function answerCalls<M>(
  outputOf: (call: WorkerCall<M>) => Output<M> | Promise<Output<M>>,
  transferOf: (output: Output<M>) => Transferable[] = () => [],
): void {
  const answer = async (call: WorkerCall<M>): Promise<void> => {
    const { id } = call
    try {
      const output = await outputOf(call)
      globalThis.postMessage({ id, output }, { transfer: transferOf(output) })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      globalThis.postMessage({ id, error: message }, {})
    }
  }
  globalThis.addEventListener(
    'message',
    ({ data }: MessageEvent<WorkerCall<M>>) => void answer(data),
  )
}
