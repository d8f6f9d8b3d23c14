import { pvsystText } from '../text/pvsystText.ts'

/** A value of a PVsyst file: a number, text, a list of both, nothing, or a block. */
export type PvsystValue = number | string | null | readonly (number | string)[] | PvsystTree

/** A block of a PVsyst file by its keys; the key that opens a block stands in it once more, with the block's type. */
export interface PvsystTree {
  readonly [key: string]: PvsystValue
}

/**
 * A PVsyst component file as it stands: two spaces of indentation make a level, `End of …` lines are keys without a value,
 * text with a comma is a list, and of keys that come twice the last counts. The line that closes the file is left out.
 * `parsePvsystObject` is the reader of what a file means; this is the one of what it says.
 */
export function readPvsystTree(bytes: Uint8Array): PvsystTree {
  const lines = pvsystText(bytes)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
  // What stands behind the last line break is no line.
  if (lines.at(-1) === '') lines.pop()
  const root: Record<string, PvsystValue> = {}
  let open = [root]
  for (let i = 0; i < lines.length - 1; i++) {
    const line = lines[i] ?? ''
    if (line.trim() === '') continue
    const level = levelOf(line)
    const parent = open[level] ?? open.at(-1) ?? root
    const [key = '', text] = line.split('=').map((part) => part.trim())
    const value = text === undefined ? null : valueOf(text)
    if (levelOf(lines[i + 1] ?? '') > level) {
      const block: Record<string, PvsystValue> = { [key]: value }
      parent[key] = block
      open = [...open.slice(0, level + 1), block]
    } else parent[key] = value
  }
  return root
}

const levelOf = (line: string): number => Math.floor((line.length - line.trimStart().length) / 2)

function valueOf(text: string): PvsystValue {
  return text.includes(',') ? text.split(',').map(wordOrNumber) : wordOrNumber(text)
}

const WHOLE = /^\s*[+-]?\d+\s*$/
const DECIMAL = /^\s*[+-]?(\d+\.\d*|\.\d+)(e[+-]?\d+)?\s*$/i

/** A number has digits alone, or a point among them. */
function wordOrNumber(text: string): number | string {
  return WHOLE.test(text) || DECIMAL.test(text) ? Number(text) : text
}
