import { parseSystemParameters } from '@duet/plant'
import { useState } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import {
  GetSystemParametersDocument,
  type SystemParametersInput,
  UpdateSystemParametersDocument,
} from '../../lib/gql/graphql.ts'
import { useChange } from '../../lib/useChange.ts'
import type { FieldProblem } from '../../ui/FieldErrors.tsx'
import { type FormState, useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { putChangedBlocks } from '../design-session/designActions.ts'
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

/** What is typed of a loss, and writing it: blocks as one step of the design, the plant by its own call. */
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
  const update = useSystemUpdate(system, onClose)
  const save = ({ blocks: changed = [] }: LossChange): void => {
    const whose = one ? one.name : 'the plant'
    putChangedBlocks(session, changed, `Change ${row.label} of ${whose}`)
    void session.saver.flush()
    onClose()
  }
  const { shown, ...form } = useCheckedForm(
    Object.fromEntries(found.problems.map(({ at, message }) => [at, message])),
    () => (found.system ? update.store(found.system) : save(found)),
    update.of,
  )
  return {
    draft,
    set: (name, value) => setDraft((before) => ({ ...before, [name]: value })),
    errors: new Map(Object.entries(shown).flatMap(([at, text]) => (text ? [[at, text]] : []))),
    problems: Object.keys(shown).length > 0 ? found.problems : [],
    form,
    writesAll,
    setWritesAll,
    blockName: one?.name,
  }
}

/** The parameters of the plant, all of them; what another has changed meanwhile is merged or refused by the server. */
function useSystemUpdate(system: System, onClose: () => void) {
  const { id: project_id } = useCurrentProject()
  const of = useChange(UpdateSystemParametersDocument, { stale: [GetSystemParametersDocument] })
  return {
    of,
    store: (next: System) =>
      of.mutate(
        { project_id, input: inputOf(next), base: inputOf(system) },
        { onSuccess: onClose },
      ),
  }
}

const inputOf = ({
  project_id: _project,
  grid_limit_schedule: schedule,
  outage_month_weights: weights,
  ...rest
}: System): SystemParametersInput => ({
  ...rest,
  grid_limit_schedule: schedule && [...schedule],
  outage_month_weights: weights && [...weights],
})
