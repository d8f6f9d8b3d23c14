import { notifyError } from '../../ui/notify.ts'
import type { DesignSession } from './session.ts'

/** A change of records beside the design: what they were, what they are, and what stores one in place of the other. */
interface Stored<T> {
  readonly before: T
  readonly after: T
  readonly store: (next: T, base: T) => Promise<unknown>
}

/** Makes a change that is stored already a step of the history of the design. */
export function noteStored<T>(
  { plant }: DesignSession,
  name: string,
  { before, after, store }: Stored<T>,
): void {
  const go = async (next: T, base: T): Promise<boolean> => {
    try {
      await store(next, base)
      return true
    } catch (error) {
      notifyError(error)
      return false
    }
  }
  plant.note(name, { undo: () => go(before, after), redo: () => go(after, before) })
}
