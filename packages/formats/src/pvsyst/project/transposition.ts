import type { FileNotes } from '../text/fileNotes.ts'
import type { PvsystObject } from '../text/parsePvsystObject.ts'
import type { PvsystTransposition } from '../variantTypes.ts'

const KINDS: Readonly<Record<string, PvsystTransposition>> = {
  circsolseparate: 'circumsolar separate',
  circsolwithdiff: 'circumsolar with diffuse',
}

/** What shading and glass do with circumsolar light. */
export function transpositionOf(root: PvsystObject, notes: FileNotes): PvsystTransposition | null {
  const text = notes.fields(root).text('TranspositionAlgorithm')
  if (text === undefined) return null
  const known = KINDS[text.toLowerCase()]
  if (!known) notes.unknown(`${root.type}.TranspositionAlgorithm=${text}`)
  return known ?? null
}
