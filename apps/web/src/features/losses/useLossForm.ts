import { parseSystemParameters } from '@duet/plant'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldProblem } from '../../ui/FieldErrors.tsx'
import { type FormState, useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { putChangedBlocks } from '../design-session/designActions.ts'
import { noteStored } from '../design-session/noteStored.ts'
import type { DesignSession } from '../design-session/session.ts'
import { storeSystem } from '../plant/systemCalls.ts'
import { changedBlocks, changedSystem, type LossChange } from './lossChange.ts'
import type { LossRow, System } from './lossRows.ts'
import type { LossSources } from './useLosses.ts'

interface LossForm {
  readonly draft: object
  readonly set: (name: string, value: unknown) => void
  /** At fields, after the first attempt to save. */
  readonly errors: ReadonlyMap<string, string>
  /** The same with the block that each is of. */
  readonly problems: readonly FieldProblem[]
  readonly form: FormState
  readonly writesAll: boolean
  readonly setWritesAll: (writesAll: boolean) => void
  /** Undefined: it is of the plant. */
  readonly blockName: string | undefined
}

interface LossFormInput {
  readonly row: LossRow
  readonly sources: LossSources
  readonly blockId: string | undefined
  readonly onClose: () => void
}

/** What is typed of a loss, and writing it: blocks as one step of the design, the plant by its own call; a step of the history either way. */
export function useLossForm({ row, sources, blockId, onClose }: LossFormInput): LossForm {
  const { session } = sources
  const system = parseSystemParameters(sources.system)
  const { design } = session.plant.get()
  const one = blockId === undefined ? undefined : design.blocks[blockId]
  const [draft, setDraft] = useState<object>(one ?? row.value.record ?? {})
  const [writesAll, setWritesAll] = useState(true)
  const own = new Set(row.differing.map(({ block }) => block.id))
  const blocks = one
    ? [one]
    : Object.values(design.blocks).filter(({ id }) => writesAll || !own.has(id))
  const ofSystem = row.loss.holder === 'system'
  const found = ofSystem
    ? changedSystem(row.loss, system, draft)
    : changedBlocks(row.loss, blocks, draft)
  const name = `Change ${row.label} of ${one ? one.name : 'the plant'}`
  const update = useSystemUpdate(session, { name, before: system }, onClose)
  const save = ({ blocks: changed = [] }: LossChange): void => {
    putChangedBlocks(session, changed, name)
    void session.saver.flush()
    onClose()
  }
  const { shown, ...form } = useCheckedForm(
    Object.fromEntries(found.problems.map(({ at, message }) => [at, message])),
    () => (found.system ? update.mutate(found.system) : save(found)),
    update,
  )
  return {
    draft,
    set: (field, value) => setDraft((before) => ({ ...before, [field]: value })),
    errors: new Map(Object.entries(shown).flatMap(([at, text]) => (text ? [[at, text]] : []))),
    problems: Object.keys(shown).length > 0 ? found.problems : [],
    form,
    writesAll,
    setWritesAll,
    blockName: one?.name,
  }
}

/** Stores the parameters of the plant, all of them, as a step of the history. */
function useSystemUpdate(
  session: DesignSession,
  { name, before }: { readonly name: string; readonly before: System },
  onClose: () => void,
): UseMutationResult<void, Error, System> {
  return useMutation({
    mutationFn: (after: System) => storeSystem(after, before),
    onSuccess: (_, after) => {
      noteStored(session, name, { before, after, store: storeSystem })
      onClose()
    },
  })
}
