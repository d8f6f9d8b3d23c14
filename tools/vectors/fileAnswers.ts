import type { Answer, VectorCase } from '@duet/engine/reference'
import { isSourceKind, readSourceTable } from '@duet/formats'
import { componentAnswer } from './componentAnswer.ts'
import { tableAnswer } from './tableAnswer.ts'

/** Reads the file that `inputs.file` names. */
export type ReadInputFile = (file: string) => Buffer

/** Answers a case whose inputs name a file. */
export type FileAnswer = (c: VectorCase, read: ReadInputFile) => Answer

/** The model that answers a reference file of this name, of those that read a file. */
export function fileAnswer(name: string): FileAnswer | undefined {
  if (name === 'panond_parse') return (c, read) => componentAnswer(read(fileOf(c)))
  return name.startsWith('weather_') ? weatherAnswer : undefined
}

function weatherAnswer(c: VectorCase, read: ReadInputFile): Answer {
  const kind = c.text['kind'] ?? ''
  if (!isSourceKind(kind)) throw new Error(`no reader of "${kind}"`)
  return tableAnswer(readSourceTable(kind, read(fileOf(c))), kind)
}

const fileOf = (c: VectorCase): string => c.text['file'] ?? ''
