import type { FileNotes } from '../text/fileNotes.ts'
import type { PvsystObject } from '../text/parsePvsystObject.ts'

export interface CircuitCount {
  inverters: number
  strings: number
}

/** Inverters and strings by number of sub-array: `NElements` of the nodes, 1 where absent, multiplied down the tree. */
export function circuitCounts(
  circuit: PvsystObject | undefined,
  notes: FileNotes,
): ReadonlyMap<number, CircuitCount> {
  const counts = new Map<number, CircuitCount>()
  if (circuit) addNodes(circuit, { times: 1, counts, notes })
  return counts
}

interface Walk {
  /** Elements of the nodes above. */
  readonly times: number
  readonly counts: Map<number, CircuitCount>
  readonly notes: FileNotes
}

function addNodes(object: PvsystObject, walk: Walk): void {
  const isNode = /Node$/i.test(object.key) && !/^BaseNode$/i.test(object.key)
  const fields = walk.notes.fields(object)
  const times = walk.times * (isNode ? (fields.number('NElements') ?? 1) : 1)
  const id = isNode ? fields.number('SubArrayId') : undefined
  if (id !== undefined) {
    const count = walk.counts.get(id) ?? { inverters: 0, strings: 0 }
    if (/^InverterNode$/i.test(object.key)) count.inverters += times
    if (/^StringNode$/i.test(object.key)) count.strings += times
    walk.counts.set(id, count)
  }
  for (const child of object.children) addNodes(child, { ...walk, times })
}
