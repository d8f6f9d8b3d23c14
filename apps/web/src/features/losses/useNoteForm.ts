import { useState } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import { LossNotesDocument, UpdateLossNoteDocument } from '../../lib/gql/graphql.ts'
import { useChange } from '../../lib/useChange.ts'
import { type FormState, useCheckedForm } from '../../ui/forms/checkedForm.ts'
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
  { key, note, sigmaPercentage }: LossRow,
  onClose: () => void,
): NoteForm {
  const { id: project_id } = useCurrentProject()
  const [draft, setDraft] = useState<NoteDraft>({ note, sigmaPercentage })
  const update = useChange(UpdateLossNoteDocument, { stale: [LossNotesDocument] })
  const { shown, ...form } = useCheckedForm<NoteErrors>(
    noteErrors(draft),
    () =>
      update.mutate(
        {
          project_id,
          note: { key, note: draft.note, sigma_percentage: draft.sigmaPercentage },
        },
        { onSuccess: onClose },
      ),
    update,
  )
  return {
    draft,
    change: (changed) => setDraft((before) => ({ ...before, ...changed })),
    errors: shown,
    form,
  }
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
