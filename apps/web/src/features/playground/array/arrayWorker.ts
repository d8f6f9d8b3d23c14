import { answerAsks } from '../workerThread.ts'
import { arrayTracer } from './arrayTracer.ts'

answerAsks(arrayTracer)
