import { counted } from '../../lib/counted.ts'
import { formatClock } from '../../lib/formatTime.ts'

export type Saving =
  | { readonly state: 'saving' }
  | { readonly state: 'saved'; readonly atMs: number }
  | { readonly state: 'unsaved'; readonly changes: number }
  | { readonly state: 'offline'; readonly changes: number }
  /** Somebody else has changed the same: the user must decide first. */
  | { readonly state: 'undecided' }
  | { readonly state: 'failed'; readonly message: string }

export function saveText(saving: Saving): string {
  switch (saving.state) {
    case 'saving':
      return 'Saving…'
    case 'saved':
      return `Saved ${formatClock(saving.atMs)}`
    case 'unsaved':
      return `${changes(saving.changes)} not saved yet`
    case 'offline':
      return `Offline, ${changes(saving.changes)} kept`
    case 'undecided':
      return 'Not saved: changed by two people'
    case 'failed':
      return `Not saved: ${saving.message}`
  }
}

function changes(count: number): string {
  return counted(count, 'change')
}
