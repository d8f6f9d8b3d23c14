import { type ComponentKind, type FieldError, mergeFields } from '@duet/plant'
import { useMemo, useState } from 'react'
import { errorMessage } from '../../lib/graphqlError.ts'
import { notifyDone } from '../../ui/notify.ts'
import { changeDraft, type Draft, draftErrors, draftOf, isSameDraft } from './componentDraft.ts'
import { type StoredComponent, useUpdateComponent } from './useComponents.ts'

export interface ComponentForm {
  readonly kind: ComponentKind
  readonly name: string
  readonly draft: Draft
  readonly errors: readonly FieldError[]
  readonly hasChanges: boolean
  readonly isSaving: boolean
  /** Why the last attempt to save failed. */
  readonly saveError: string | undefined
  readonly setName: (name: string) => void
  readonly setField: (name: string, value: unknown) => void
  readonly save: () => void
  readonly reset: () => void
}

/** A component while it is being edited; nothing is sent before it is saved. */
export function useComponentForm(component: StoredComponent): ComponentForm {
  const { kind } = component
  const stored = useMemo(() => draftOf(kind, component.parameters), [kind, component.parameters])
  const [name, setName] = useState(component.name)
  const [{ draft, base, seen }, setEdited] = useState({ draft: stored, base: stored, seen: stored })
  const setDraft = (edit: (before: Draft) => Draft): void =>
    setEdited((before) => ({ ...before, draft: edit(before.draft) }))
  if (seen !== stored) {
    // saved by somebody else meanwhile: only what was typed here stays
    const { merged } = mergeFields({ base, mine: draft, theirs: stored })
    setEdited({ draft: merged, base: stored, seen: stored })
  }
  const update = useUpdateComponent()
  const errors = useMemo(() => draftErrors(kind, draft), [kind, draft])
  const isRenamed = name.trim() !== component.name
  const isChanged = !isSameDraft(draft, stored)

  const save = (): void => {
    if (update.isPending || !(isRenamed || isChanged)) return
    update.mutate(
      {
        id: component.id,
        ...(isRenamed ? { name: name.trim() } : {}),
        ...(isChanged ? { parameters: { edited: draft, base } } : {}),
      },
      {
        onSuccess: (saved) => {
          if (saved === undefined) return
          setName(saved.name)
          const now = draftOf(kind, saved.parameters)
          setEdited((before) => ({
            ...before,
            draft: mergeFields({ base: draft, mine: before.draft, theirs: now }).merged,
            base: now,
          }))
          notifyDone(`${saved.name} was saved.`)
        },
      },
    )
  }
  return {
    kind,
    name,
    draft,
    errors,
    hasChanges: isRenamed || isChanged,
    isSaving: update.isPending,
    saveError: update.isError ? errorMessage(update.error) : undefined,
    setName,
    setField: (field, value) =>
      setDraft((before) => changeDraft(kind, before, { name: field, value })),
    save,
    reset: () => {
      update.reset()
      setName(component.name)
      setDraft(() => stored)
    },
  }
}
