import {
  type BlockComponentKind,
  copyName,
  type FieldError,
  lossComponentFields,
  RELATION_KEYS,
} from '@duet/plant'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../../lib/transport/queryClient.ts'
import { type FormState, useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { createComponent, updateComponent } from '../components/componentCalls.ts'
import { changeDraft, type Draft, draftErrors, draftOf } from '../components/componentDraft.ts'
import { reloadComponents } from '../components/useComponents.ts'
import { putChangedBlocks } from '../design-session/designActions.ts'
import { noteStored } from '../design-session/noteStored.ts'
import type { ComponentTarget } from './componentTargets.ts'
import type { LossRow } from './lossRows.ts'
import type { LossSources } from './useLosses.ts'

interface ComponentLossForm {
  readonly draft: Draft
  readonly set: (name: string, value: unknown) => void
  /** Names of the fields that are entered with the loss. */
  readonly names: ReadonlySet<string>
  /** Of these fields, after the first attempt to save. */
  readonly errors: readonly FieldError[]
  readonly form: FormState
}

interface ComponentLossFormInput {
  readonly kind: BlockComponentKind
  readonly row: LossRow
  readonly sources: LossSources
  readonly target: ComponentTarget
  readonly onClose: () => void
}

/** What is typed of a loss that a component has, and storing it. */
export function useComponentLossForm(input: ComponentLossFormInput): ComponentLossForm {
  const { kind, row, target } = input
  const [stored] = useState(() => draftOf(kind, target.component.parameters))
  const [draft, setDraft] = useState(stored)
  const names = new Set(lossComponentFields(row.loss, kind).map(({ name }) => name))
  const found = draftErrors(kind, draft).filter(({ path }) =>
    names.has(path.split('.', 1)[0] ?? ''),
  )
  const update = useStoreComponent(input)
  const { shown, ...form } = useCheckedForm(
    Object.fromEntries(found.map(({ path, message }) => [path, message])),
    () => update.mutate({ stored, draft }),
    update,
  )
  return {
    draft,
    set: (name, value) => setDraft((before) => changeDraft(kind, before, { name, value })),
    names,
    errors: Object.entries(shown).map(([path, message]) => ({ path, message: message ?? '' })),
    form,
  }
}

interface Typed {
  readonly stored: Draft
  readonly draft: Draft
}

/** Writes the component; or makes a copy, which the block then has as one step of the design. */
function useStoreComponent(input: ComponentLossFormInput) {
  const { kind, sources, target, onClose } = input
  const { session } = sources
  const { component, copyFor } = target
  return useMutation({
    mutationFn: ({ stored, draft }: Typed) => {
      if (!copyFor) {
        return updateComponent({ id: component.id, parameters: { edited: draft, base: stored } })
      }
      const taken = [...session.components.get().values()]
      const name = copyName(
        component.name,
        taken.map((one) => one.name),
      )
      return createComponent(session.projectId, { kind, name, parameters: draft })
    },
    onSuccess: async (saved, typed) => {
      await reloadComponents(queryClient)
      if (copyFor) putOwnComponent(input, saved?.id)
      else noteComponent(input, typed)
      onClose()
    },
  })
}

function putOwnComponent({ kind, row, sources, target }: ComponentLossFormInput, id = ''): void {
  const { session } = sources
  const block = session.plant.get().design.blocks[target.copyFor?.id ?? '']
  if (!block) return
  const own = { ...block, [RELATION_KEYS[kind]]: id }
  putChangedBlocks(session, [own], `Change ${row.label} of ${block.name}`)
  void session.saver.flush()
}

function noteComponent(
  { row, sources, target: { component } }: ComponentLossFormInput,
  { stored, draft }: Typed,
): void {
  noteStored(sources.session, `Change ${row.label} of ${component.name}`, {
    before: stored,
    after: draft,
    store: async (edited, base) => {
      await updateComponent({ id: component.id, parameters: { edited, base } })
      await reloadComponents(queryClient)
    },
  })
}
