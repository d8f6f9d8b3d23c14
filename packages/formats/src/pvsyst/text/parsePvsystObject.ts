import { PvsystFileError } from './pvsystFileError.ts'

/** An object of a PVsyst file: `PVObject_IAM=pvIAM` … `End of PVObject pvIAM`, or any other block with an end. */
export interface PvsystObject {
  /** Left of `=`: `PVObject_IAM`, `Converter`, `Remarks, Count`. */
  readonly key: string
  /** Right of `=`: `pvIAM`, `TConverter`, `3`. */
  readonly type: string
  /** Keys with their text as it stands, in the order of the file; a key without `=` has an empty text. */
  readonly fields: ReadonlyMap<string, string>
  readonly children: readonly PvsystObject[]
}

interface OpenObject {
  readonly key: string
  readonly type: string
  readonly fields: Map<string, string>
  readonly children: PvsystObject[]
  readonly line: number
}

/**
 * Parses the text format of PVsyst component files (version 6 and later): lines `key=value`, blocks that close with
 * a line `End of …`. Indentation and what follows `End of` do not matter.
 *
 * @throws PvsystFileError when the text is no PVsyst object, or ends before the object does
 */
export function parsePvsystObject(text: string): PvsystObject {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const open: OpenObject[] = []
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]?.trim() ?? ''
    if (line === '') continue
    if (/^end of /i.test(line)) {
      const closed = open.pop()
      if (closed && open.length === 0) return closed
      const parent = open.at(-1)
      if (closed && parent) parent.children.push(closed)
    } else addLine(open, line, i + 1)
  }
  const unfinished = open[0]
  throw new PvsystFileError(
    'cut_short',
    `The file ends at line ${lines.length} inside of "${unfinished?.key}=${unfinished?.type}" (line ${unfinished?.line}), without its "End of". It is cut short; take the original file.`,
    lines.length,
  )
}

function addLine(open: OpenObject[], text: string, line: number): void {
  const at = text.indexOf('=')
  const key = (at < 0 ? text : text.slice(0, at)).trim()
  const value = at < 0 ? '' : text.slice(at + 1).trim()
  const parent = open.at(-1)
  if (!parent && !/^PVObject_$/i.test(key)) {
    throw new PvsystFileError(
      'not_pvsyst',
      `The file is not a PVsyst component file: line ${line} is "${text.slice(0, 60)}" where "PVObject_=" is expected.`,
      line,
    )
  }
  if (!parent || opensObject(key, value))
    open.push({ key, type: value, fields: new Map(), children: [], line })
  else if (!parent.fields.has(key)) parent.fields.set(key, value)
}

/** `Remarks, Count=3`, `OperPoints, list of=4 tOperPoint`, `IAMProfile=TCubicProfile`, `PVObject_IAM=pvIAM`. */
export function opensObject(key: string, value: string): boolean {
  return (
    /^PVObject_/i.test(key) || /,\s*(count|list of)$/i.test(key) || /^T[A-Z][A-Za-z]+$/.test(value)
  )
}

/** Every key with its text; keys of nested objects are joined by a dot, the first is the type of the whole: `pvModule.Isc`. */
export function flatPvsystFields(root: PvsystObject): Readonly<Record<string, string>> {
  const flat: Record<string, string> = {}
  const add = (object: PvsystObject, path: string): void => {
    for (const [key, value] of object.fields) flat[`${path}.${key}`] = value
    for (const child of object.children) {
      flat[`${path}.${child.key}`] = child.type
      add(child, `${path}.${child.key}`)
    }
  }
  add(root, root.type)
  return flat
}
