import type { DesignFinding } from '@duet/plant'
import type { CheckRequest, LayoutAnswer } from './layoutMessages.ts'

type Findings = readonly DesignFinding[]

/** Asks for the findings of a design. */
export interface CheckAsks {
  readonly ask: (request: CheckRequest) => Promise<Findings>
  /** True for an answer to one of the asks. */
  readonly receive: (answer: LayoutAnswer) => boolean
}

/** @param send - returns the id of the call before it is answered */
export function createCheckAsks(send: (request: CheckRequest) => number): CheckAsks {
  const sent = new Map<number, PromiseWithResolvers<Findings>>()
  return {
    ask: (request) => {
      const asked = Promise.withResolvers<Findings>()
      sent.set(send(request), asked)
      return asked.promise
    },
    receive: (answer) => {
      const asked = sent.get(answer.id)
      if (asked === undefined) return false
      sent.delete(answer.id)
      if ('findings' in answer) asked.resolve(answer.findings)
      else asked.reject(new Error('error' in answer ? answer.error : 'No findings came.'))
      return true
    },
  }
}
