import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import {
  type LossNoteInput,
  LossNotesDocument,
  UpdateLossNoteDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { allOf } from '../../lib/graphqlQuery.ts'
import { queryClient } from '../../lib/transport/queryClient.ts'
import { type FormState, useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { noteStored } from '../design-session/noteStored.ts'
import type { DesignSession } from '../design-session/session.ts'
import type { LossRow } from './lossRows.ts'

export const MOST_CHARACTERS = 500

interface NoteDraft {
  readonly note: string
  readonly sigmaPercentage: number | null
}

type NoteErrors = { readonly [Key in keyof NoteDraft]?: string }

interface NoteForm {
  readonly draft: NoteDraft
  readonly change: (changed: Partial<NoteDraft>) => void
  readonly errors: NoteErrors
  readonly form: FormState
}

/** The note of a loss while it is typed, and storing it. */
export function useNoteForm(
  { key, label, note, sigmaPercentage }: LossRow,
  session: DesignSession,
  onClose: () => void,
): NoteForm {
  const { id: project_id } = useCurrentProject()
  const [draft, setDraft] = useState<NoteDraft>({ note, sigmaPercentage })
  const before: LossNoteInput = { key, note, sigma_percentage: sigmaPercentage }
  const store = (next: LossNoteInput, base: LossNoteInput): Promise<void> =>
    storeNote(project_id, next, base)
  const update = useMutation({
    mutationFn: (after: LossNoteInput) => store(after, before),
    onSuccess: (_, after) => {
      noteStored(session, `Change the source of ${label}`, { before, after, store })
      onClose()
    },
  })
  const { shown, ...form } = useCheckedForm<NoteErrors>(
    noteErrors(draft),
    () => update.mutate({ key, note: draft.note, sigma_percentage: draft.sigmaPercentage }),
    update,
  )
  return {
    draft,
    change: (changed) => setDraft((typed) => ({ ...typed, ...changed })),
    errors: shown,
    form,
  }
}

/** @throws Error where it is no longer the base */
async function storeNote(
  project_id: string,
  note: LossNoteInput,
  base: LossNoteInput,
): Promise<void> {
  const { lossNotes } = await request(LossNotesDocument, { project_id })
  const now = lossNotes.notes.find(({ key }) => key === base.key)
  const isAsBefore =
    (now?.note ?? '') === base.note.trim() &&
    (now?.sigma_percentage ?? null) === (base.sigma_percentage ?? null)
  if (isAsBefore) await request(UpdateLossNoteDocument, { project_id, note })
  await queryClient.invalidateQueries({ queryKey: allOf(LossNotesDocument) })
  if (!isAsBefore) throw new Error('Somebody else has changed the source of this loss since.')
}

function noteErrors({ note, sigmaPercentage }: NoteDraft): NoteErrors {
  const isPercentage = sigmaPercentage === null || (sigmaPercentage >= 0 && sigmaPercentage <= 100)
  return {
    ...(note.trim().length > MOST_CHARACTERS && {
      note: `At most ${MOST_CHARACTERS} characters; these are ${note.trim().length}`,
    }),
    ...(!isPercentage && { sigmaPercentage: 'A number between 0 and 100 %' }),
  }
}
