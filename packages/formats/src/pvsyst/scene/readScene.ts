import { fileHead } from '../text/fileHead.ts'
import type { FileNotes } from '../text/fileNotes.ts'
import type { ParsedPvsyst } from '../text/parsePvsystObject.ts'
import type { PvsystScene } from '../types.ts'
import { sceneContent } from './sceneContent.ts'

/** A file `.SHD`. @throws PvsystFileError */
export function readScene(parsed: ParsedPvsyst, filename: string, notes: FileNotes): PvsystScene {
  const content = sceneContent(parsed.root, notes)
  const comment = notes.fields(parsed.root).text('Comment') ?? null
  return { ...fileHead(parsed, filename, notes), kind: 'scene', comment, ...content }
}
