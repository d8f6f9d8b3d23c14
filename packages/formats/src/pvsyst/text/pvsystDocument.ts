import type { PvsystObject } from './parsePvsystObject.ts'
import { opensObject } from './pvsystLine.ts'

/** A PVsyst object that is being written; keys retain the order in which they were set. */
export interface PvsystDocument {
  readonly key: string
  readonly type: string
  readonly fields: Map<string, string>
  readonly children: PvsystDocument[]
}

export function pvsystDocument(key: string, type: string): PvsystDocument {
  return { key, type, fields: new Map(), children: [] }
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

/** The object that `flatPvsystFields` made flat. */
export function unflattenPvsyst(
  flat: Readonly<Record<string, string>>,
  type: string,
): PvsystDocument {
  const root = pvsystDocument('PVObject_', type)
  const objects = new Map([[type, root]])
  const paths = Object.keys(flat)
  for (const [path, value] of Object.entries(flat)) {
    const parentPath = [...objects.keys()]
      .filter((known) => path.startsWith(`${known}.`))
      .reduce((longest, known) => (known.length > longest.length ? known : longest), type)
    const parent = objects.get(parentPath) ?? root
    const key = path.slice(parentPath.length + 1)
    if (opensObject(key, value) || paths.some((other) => other.startsWith(`${path}.`))) {
      const child = pvsystDocument(key, value)
      parent.children.push(child)
      objects.set(path, child)
    } else parent.fields.set(key, value)
  }
  return root
}

/** The child of a key; made where there is none. */
export function childObject(
  { children }: PvsystDocument,
  key: string,
  type: string,
): PvsystDocument {
  const known = children.find((child) => child.key.toLowerCase() === key.toLowerCase())
  if (known) return known
  const made = pvsystDocument(key, type)
  children.push(made)
  return made
}

/** The key as it is written in the object already, whatever its case. */
export function spelled({ fields }: PvsystDocument, key: string): string {
  return [...fields.keys()].find((known) => known.toLowerCase() === key.toLowerCase()) ?? key
}

/**
 * Sets a number; a text that says the same number already stays as it is, so that what was read from a file
 * is written as it stood.
 */
export function setNumber(object: PvsystDocument, key: string, value: number): void {
  const name = spelled(object, key)
  const before = object.fields.get(name)
  if (before !== undefined && before !== '' && isSameNumber(Number(before), value)) return
  object.fields.set(name, numberText(value))
}

/** Far finer than what a sheet gives; roundings of unit conversions stay below it. */
const SAME_SHARE = 1e-12

export function isSameNumber(a: number, b: number): boolean {
  return a === b || Math.abs(a - b) <= SAME_SHARE * Math.max(Math.abs(a), Math.abs(b))
}

/** Plain digits: PVsyst reads no exponents. */
export function numberText(value: number): string {
  const text = String(Number(value.toPrecision(15)))
  return text.includes('e') ? value.toFixed(20).replace(/0+$/, '').replace(/\.$/, '') : text
}

/** Keys that stand at the head of an object, before its commercial part. */
const HEAD_KEYS = /^(Comment|Version|ParObj\d+|Flags)$/i
const isHead = ([key]: readonly [string, string]): boolean => HEAD_KEYS.test(key)

/** The text of a file as PVsyst lays it out: two spaces a level, lines end by CR LF. */
export function pvsystFileText(root: PvsystDocument): string {
  return `${objectLines(root, 0).join('\r\n')}\r\n`
}

function objectLines(object: PvsystDocument, level: number): string[] {
  const inner = '  '.repeat(level + 1)
  const line = ([key, value]: readonly [string, string]): string =>
    value === '' ? `${inner}${key}` : `${inner}${key}=${value}`
  const fields = [...object.fields]
  const commercial = object.children.filter(({ key }) => /^PVObject_Commercial$/i.test(key))
  const others = object.children.filter((child) => !commercial.includes(child))
  const outer = '  '.repeat(level)
  return [
    `${outer}${object.key}=${object.type}`,
    ...fields.filter(isHead).map(line),
    ...commercial.flatMap((child) => objectLines(child, level + 1)),
    ...fields.filter((field) => !isHead(field)).map(line),
    ...others.flatMap((child) => objectLines(child, level + 1)),
    `${outer}End of ${endName(object)}`,
  ]
}

/** `End of PVObject pvCommercial`, `End of Remarks`, `End of TCubicProfile`. */
function endName({ key, type }: PvsystDocument): string {
  if (/^PVObject_/i.test(key)) return `PVObject ${type}`
  const list = /^(.*),\s*(count|list of)$/i.exec(key)
  return list?.[1] ?? type
}
