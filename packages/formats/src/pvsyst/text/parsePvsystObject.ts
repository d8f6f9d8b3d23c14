import { PvsystFileError } from './pvsystFileError.ts'
import { endName, type LineSurroundings, type Opening, pvsystLine } from './pvsystLine.ts'

/** A block of a PVsyst file: `PVObject_IAM=pvIAM` … `End of PVObject pvIAM`, or any other with an end. */
export interface PvsystObject {
  /** Left of `=`: `PVObject_IAM`, `Converter`, `Remarks, Count`. */
  readonly key: string
  /** Right of `=`: `pvIAM`, `TConverter`, `3`. */
  readonly type: string
  /** Keys with their text as it stands, in the order of the file; a key without `=` has an empty text. */
  readonly fields: ReadonlyMap<string, string>
  /** Lines of the fields, counted from 1. */
  readonly lines: ReadonlyMap<string, number>
  readonly children: readonly PvsystObject[]
  readonly line: number
}

/** A file as it stands, and what was odd about its form. */
export interface ParsedPvsyst {
  readonly root: PvsystObject
  readonly remarks: readonly string[]
}

interface OpenObject extends PvsystObject {
  readonly fields: Map<string, string>
  readonly lines: Map<string, number>
  readonly children: PvsystObject[]
  readonly opening: Opening
}

/** Files have 8 levels at most. */
const MOST_LEVELS = 64
const MOST_REMARKS = 20

/**
 * Parses the text format of PVsyst 6.40 and later: lines `key=value` and blocks with an end of their own. Indentation does
 * not matter. A block that another one's end closes, and an end of nothing, are remarked.
 *
 * @throws PvsystFileError when the text is no PVsyst object, or ends before the object does
 */
export function parsePvsystText(text: string): ParsedPvsyst {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  if (lines.at(-1)?.trim() === '') lines.pop()
  return new Parser(lines).parse()
}

/** @throws PvsystFileError */
export function parsePvsystObject(text: string): PvsystObject {
  return parsePvsystText(text).root
}

class Parser {
  readonly #lines: readonly string[]
  /** The last line of each `End of …`. */
  readonly #lastEnds: ReadonlyMap<string, number>
  readonly #open: OpenObject[] = []
  readonly #remarks: string[] = []

  constructor(lines: readonly string[]) {
    this.#lines = lines
    this.#lastEnds = lastEnds(lines)
  }

  parse(): ParsedPvsyst {
    for (let i = 0; i < this.#lines.length; i++) {
      const root = this.#take(i)
      if (!root) continue
      if (this.#lines.slice(i + 1).some((line) => line.trim() !== ''))
        this.#remark(i + 1, 'What stands behind the end of the file was not read.')
      return { root, remarks: this.#remarks }
    }
    throw this.#cutShort()
  }

  /** Takes a line in. @returns the root, when the line ends it */
  #take(i: number): PvsystObject | undefined {
    const line = pvsystLine((this.#lines[i] ?? '').trim(), this.#around(i))
    if (line.kind === 'nothing') return undefined
    if (this.#open.length === 0 && !(line.kind === 'open' && /^PVObject_/i.test(line.key)))
      throw notPvsyst(this.#lines[i] ?? '', i + 1)
    if (line.kind === 'open') this.#push(line, i + 1)
    else if (line.kind === 'field') addField(this.#open.at(-1), line.key, line.value, i + 1)
    else if (line.kind === 'end') return this.#end(line.name, i)
    else this.#endTags(i + 1)
    return undefined
  }

  #around(i: number): LineSurroundings {
    const lines = this.#lines
    return {
      hasEnd: (name) => (this.#lastEnds.get(name) ?? -1) > i,
      get isIndentedBelow() {
        return indentOf(lines[i + 1] ?? '') > indentOf(lines[i] ?? '')
      },
    }
  }

  #push(opening: Opening, line: number): void {
    if (this.#open.length >= MOST_LEVELS) {
      throw new PvsystFileError(
        'not_possible',
        `Line ${line} opens a block within ${MOST_LEVELS} others, which no file of PVsyst has. Take the original file.`,
        line,
        this.#openNames(),
      )
    }
    const { key, type } = opening
    const made = { key, type, fields: new Map(), lines: new Map(), children: [], line, opening }
    this.#open.at(-1)?.children.push(made)
    this.#open.push(made)
  }

  #end(name: string, i: number): PvsystObject | undefined {
    const at = this.#open.findLastIndex(({ opening }) => opening.endNames.includes(name))
    const isLast = this.#lastEnds.get(name) === i
    if (at < 0 && this.#isOddEnd(name, i)) this.#open.pop()
    else if (at < 0 || (at === 0 && !isLast))
      this.#remark(i + 1, 'It ends a block that is not open and was passed over.')
    else {
      if (at < this.#open.length - 1) {
        const inner = this.#open.slice(at + 1).map(({ opening }) => opening.name)
        this.#remark(i + 1, `It ends ${inner.join(', ')} too, of which the end is missing.`)
      }
      const [closed] = this.#open.splice(at)
      if (at === 0) return closed
    }
    return undefined
  }

  /** An end of another name (`End of TOrientGroup` of a pvOrient): the block has none of its own. */
  #isOddEnd(name: string, i: number): boolean {
    const inner = this.#open.at(-1)
    if (!inner || this.#open.length === 1 || !/^PVObject_/i.test(inner.key)) return false
    const isOwn = inner.opening.endNames.some((own) => (this.#lastEnds.get(own) ?? -1) > i)
    return name.startsWith('t') && !isOwn && i < this.#lines.length - 1
  }

  #endTags(line: number): void {
    if (this.#open.at(-1)?.opening.isClosedByEndTags) this.#open.pop()
    else this.#remark(line, 'It ends a block that is not open and was passed over.')
  }

  #remark(line: number, sentence: string): void {
    if (this.#remarks.length < MOST_REMARKS) this.#remarks.push(`Line ${line}: ${sentence}`)
  }

  #openNames(): readonly string[] {
    return this.#open.map(({ opening }) => opening.name).filter((name) => name !== 'Children')
  }

  #cutShort(): PvsystFileError {
    const last = this.#lines.length
    const inner = this.#open.at(-1)
    if (!inner)
      return new PvsystFileError('empty_file', 'The file is empty. Choose another file.', last)
    return new PvsystFileError(
      'cut_short',
      `The file ends at line ${last} inside of "${inner.key}=${inner.type}" (line ${inner.line}), without its "End of". It is cut short; take the original file.`,
      last,
      this.#openNames(),
    )
  }
}

function lastEnds(lines: readonly string[]): ReadonlyMap<string, number> {
  const last = new Map<string, number>()
  for (const [i, line] of lines.entries()) {
    const text = /^\s*end of\b(.*)$/i.exec(line)?.[1]
    if (text !== undefined) last.set(endName(text), i)
  }
  return last
}

const indentOf = (line: string): number => line.length - line.trimStart().length

function notPvsyst(line: string, number: number): PvsystFileError {
  const text = line.trim().slice(0, 60)
  const isCrs = /^(PROJCS|GEOGCS|PROJCRS|GEOGCRS|COMPD_CS|LOCAL_CS|GEOCCS)\s*\[/i.test(text)
  return new PvsystFileError(
    'not_pvsyst',
    isCrs
      ? 'The file is the .prj of a shapefile, which says its coordinate system, and no project of PVsyst. Import it with the shapefile as a drawing.'
      : `The file is not one of PVsyst: line ${number} is "${text}" where "PVObject_=" is expected. Choose another file.`,
    number,
  )
}

/** Parts of a long list follow as `Key_contd`, each part but the last ending with `contd`. */
function addField(object: OpenObject | undefined, key: string, value: string, line: number): void {
  if (!object) return
  const { fields, lines } = object
  const text = value.replace(/(^|[,+])\s*contd\s*[,+]?$/, '$1')
  const base = /^(.*)_contd$/i.exec(key)?.[1]
  const begun = base === undefined ? undefined : fields.get(base)
  if (base !== undefined && begun !== undefined) fields.set(base, begun + text)
  else if (!fields.has(key)) {
    fields.set(key, text)
    lines.set(key, line)
  }
}
