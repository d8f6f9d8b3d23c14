import type { Design, DesignConflict } from '@duet/plant'
import { counted } from '../../lib/counted.ts'
import { formatClock } from '../../lib/formatTime.ts'

/** 'Ana changed Perimeter 2 at 12:04 while you did' */
export function conflictTitle({ mine, theirs, editorName, at }: DesignConflict): string {
  const name = theirs?.name ?? mine?.name ?? 'a record'
  const atMs = Date.parse(at)
  const time = Number.isNaN(atMs) ? '' : ` at ${formatClock(atMs)}`
  if (theirs === null) return `${editorName} deleted ${name}${time} while you changed it`
  if (mine === null) return `${editorName} changed ${name}${time} while you deleted it`
  return `${editorName} changed ${name}${time} while you did`
}

/** What the decision takes along; undefined: one record alone. */
export function conflictScope(
  { ids, id, kind, mine, theirs }: DesignConflict,
  design: Design,
): string | undefined {
  const others = ids.filter((one) => one !== id)
  if (kind !== 'block' || others.length === 0) {
    return kind === 'block' && theirs === null && hasLayers(design, id)
      ? 'Its layers go or stay with it.'
      : undefined
  }
  const count = counted(others.length, 'layer')
  return mine === null
    ? `${count} in it changed meanwhile; they go or stay with it.`
    : `${count} in it were deleted with it; they go or stay together.`
}

function hasLayers(design: Design, blockId: string): boolean {
  return Object.values(design.block_layers).some(({ block_id }) => block_id === blockId)
}
