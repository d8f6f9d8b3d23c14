import { answerAsks } from '../workerThread.ts'
import { solvedPair } from './panelAnswer.ts'

answerAsks(solvedPair)
