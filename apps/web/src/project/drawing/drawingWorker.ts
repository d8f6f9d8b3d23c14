import { GisFileError, readGisFiles } from '@duet/formats'
import * as z from 'zod'
import type { DrawingAnswer, DrawingCall } from './drawingMessages.ts'

// the content security policy forbids compiling code at run time, which zod would try
z.config({ jitless: true })

globalThis.addEventListener('message', ({ data }: MessageEvent<DrawingCall>) => {
  globalThis.postMessage(answerTo(data), { transfer: [] })
})

function answerTo({ files }: DrawingCall): DrawingAnswer {
  try {
    return { file: readGisFiles(files) }
  } catch (error) {
    if (error instanceof GisFileError) return { error: error.message }
    return { error: `The file cannot be read: ${String(error)}` }
  }
}
