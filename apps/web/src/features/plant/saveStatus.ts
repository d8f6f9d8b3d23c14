import { type EditedDesign, type RoundEnd, unsavedCount } from '@duet/plant'
import { counted } from '../../lib/counted.ts'
import type { Saving } from '../../ui/fields/saveText.ts'

/** A record that the server does not take, and why. */
export interface RejectedRecord {
  readonly id: string
  readonly kind: 'block' | 'layer'
  readonly name: string
  readonly message: string
}

export function rejectedRecords({ design, sync }: EditedDesign): readonly RejectedRecord[] {
  return Object.entries(sync.refused).flatMap(([id, message]): RejectedRecord[] => {
    const block = design.blocks[id]
    const layer = design.block_layers[id]
    if (block) return [{ id, kind: 'block', name: block.name, message }]
    return layer ? [{ id, kind: 'layer', name: layer.name, message }] : []
  })
}

/** What a round of saving has come to. */
export function savingOf(
  end: RoundEnd,
  { sync }: EditedDesign,
  { rejected, atMs }: { readonly rejected: readonly RejectedRecord[]; readonly atMs: number },
): Saving {
  const changes = unsavedCount(sync)
  if (end.kind === 'offline') return { state: 'offline', changes }
  if (end.kind === 'refused') return { state: 'failed', message: refusalText(end, changes) }
  const [first] = rejected
  if (first) return { state: 'failed', message: rejectedText(first, rejected.length) }
  if (Object.keys(sync.remote).length > 0) return { state: 'undecided' }
  return changes > 0 ? { state: 'unsaved', changes } : { state: 'saved', atMs }
}

/** Rights that are gone come back, perhaps: what was done waits for that. */
function refusalText(
  { code, message, isPassing }: Extract<RoundEnd, { kind: 'refused' }>,
  changes: number,
): string {
  if (isPassing || changes === 0 || code === 'INVALID_INPUT') return message
  const subject = counted(changes, 'change is', 'changes are')
  return `${message.replace(/\.$/, '')}. ${subject} stored in this browser.`
}

function rejectedText({ name, message }: RejectedRecord, count: number): string {
  const others = count > 1 ? ` (and ${count - 1} more)` : ''
  return `${name}: ${message}${others}`
}
