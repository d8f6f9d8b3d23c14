import { useState } from 'react'
import { useCurrentUser } from '../../../lib/currentUser.ts'
import { EMPTY_DRAFT, type SetupDraft } from './setupDraft.ts'

export interface DraftState {
  readonly draft: SetupDraft
  readonly change: (changed: Partial<SetupDraft>) => void
  /** Begins anew. */
  readonly reset: (draft?: SetupDraft) => void
}

/** A draft that the browser keeps until the version is made. */
export function useSetupDraft(projectId: string): DraftState {
  const key = `duet.monitorSetup.${useCurrentUser().id}.${projectId}`
  const [draft, setDraft] = useState(() => readDraft(key))
  const store = (next: SetupDraft): void => {
    localStorage.setItem(key, JSON.stringify(next))
    setDraft(next)
  }
  return {
    draft,
    change: (changed) => store({ ...draft, ...changed }),
    reset: (next) => {
      if (next) return store(next)
      localStorage.removeItem(key)
      setDraft(EMPTY_DRAFT)
    },
  }
}

function readDraft(key: string): SetupDraft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return { ...EMPTY_DRAFT, ...(typeof stored === 'object' ? stored : {}) }
  } catch {
    return EMPTY_DRAFT
  }
}
