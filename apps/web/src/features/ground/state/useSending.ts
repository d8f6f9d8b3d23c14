import { useState } from 'react'
import { errorMessage } from '../../../lib/graphqlError.ts'

export interface Sending {
  /** 0 to 1 while something is sent. */
  readonly fraction: number | undefined
  /** Why the last one was not sent. */
  readonly problem: string | undefined
  readonly start: (send: (onProgress: (fraction: number) => void) => Promise<void>) => void
}

/** A file on its way to the server. */
export function useSending(): Sending {
  const [fraction, setFraction] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const run = async (send: Parameters<Sending['start']>[0]): Promise<void> => {
    setProblem(undefined)
    setFraction(0)
    try {
      await send(setFraction)
    } catch (error) {
      setProblem(errorMessage(error))
      setFraction(undefined)
    }
  }
  return { fraction, problem, start: (send) => void run(send) }
}
