import { answerCalls } from '../../../lib/workers/answerCalls.ts'
import { panelAnswer } from './panelAnswer.ts'
import type { PanelMessages } from './panelMessages.ts'

answerCalls<PanelMessages>(({ input }) => ({
  asked: input,
  a: panelAnswer(input.a),
  b: input.b && panelAnswer(input.b),
}))
