import { type PvsystObject, parsePvsystObject } from '@duet/formats'

/**
 * The settings of a project or variant file of PVsyst 7 as a tree of its `PVObject_` blocks; what lies in blocks of another
 * kind (print settings, profiles, circuits, plots) is counted to the block around them, and hourly series are left out.
 *
 * @throws PvsystFileError when the text is no PVsyst object
 */
export function pvsystSettings(text: string): PvsystObject {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => !isOutside(line.trim()))
  return parsePvsystObject(lines.join('\n'))
}

/** Series, and the edges of blocks that close with `EndTags` or with an end of their own. */
function isOutside(line: string): boolean {
  return (
    /^(Day_|ValMonth=|Values)/.test(line) ||
    // The list of exported variables is the one object with an end of another name.
    /^End of (?!PVObject|TSimulFich)/.test(line) ||
    /,\s*(count|list of)=/i.test(line) ||
    /^(?!PVObject_)[^=]*=T[A-Z][A-Za-z]+$/.test(line)
  )
}

/** The first block of a key within a tree, the tree itself included; undefined where it has none. */
export function findObject(tree: PvsystObject, key: string): PvsystObject | undefined {
  if (tree.key === key) return tree
  for (const child of tree.children) {
    const found = findObject(child, key)
    if (found) return found
  }
  return undefined
}

/** The first block of a type (`pvSubArray`) within a tree. */
export function findType(tree: PvsystObject, type: string): PvsystObject | undefined {
  if (tree.type === type) return tree
  for (const child of tree.children) {
    const found = findType(child, type)
    if (found) return found
  }
  return undefined
}

/** A number of a block; undefined where the key is absent. */
export function optionalNumber(object: PvsystObject | undefined, key: string): number | undefined {
  const text = object?.fields.get(key)
  if (text === undefined || text === '') return undefined
  const value = Number(text)
  return Number.isNaN(value) ? undefined : value
}

/** @throws Error naming the key that the file lacks */
export function requiredNumber(object: PvsystObject | undefined, key: string): number {
  const value = optionalNumber(object, key)
  if (value === undefined) throw new Error(`the file gives no number for "${key}"`)
  return value
}

/** Numbers of a list such as `0.19,0.20,`. */
export function numberList(text: string | undefined): readonly number[] {
  return (text ?? '')
    .split(',')
    .filter((part) => part.trim() !== '')
    .map(Number)
}
