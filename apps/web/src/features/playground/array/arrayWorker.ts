import { answerCalls } from '../../../lib/workers/answerCalls.ts'
import type { ArrayMessages } from './arrayMessages.ts'
import { type ArrayAnswer, arrayTracer } from './arrayTracer.ts'

let trace: (() => ArrayAnswer) | undefined

answerCalls<ArrayMessages>(({ name, input }) => {
  if (name === 'begin') trace = arrayTracer(input)
  if (trace === undefined) throw new Error('There is no setting to refine yet.')
  return trace()
})
