import { parseSystemParameters } from '@duet/plant'
import { useMemo } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import { useStore } from '../../lib/externalStore.ts'
import {
  GetSystemParametersDocument,
  LossNotesDocument,
  type SystemPartsFragment,
} from '../../lib/gql/graphql.ts'
import { useView } from '../../lib/useView.ts'
import { joinViews, mapView, type View } from '../../lib/view.ts'
import type { DesignSession } from '../design-session/session.ts'
import { useDesignSession } from '../design-session/useDesignSession.ts'
import { blocksInOrder } from '../drawing/editor/editorState.ts'
import { type LossRow, lossRows, type Note } from './lossRows.ts'

/** What the losses of a plant are read from. */
export type LossSources = {
  readonly session: DesignSession
  readonly system: SystemPartsFragment
  readonly notes: readonly Note[]
}

/** The design that is edited, the plant and the notes, all or nothing. */
export function useLossSources(): View<LossSources> {
  const { id: project_id } = useCurrentProject()
  const session = useDesignSession({ block: undefined, layer: undefined })
  const system = useView(GetSystemParametersDocument, { project_id })
  const notes = useView(LossNotesDocument, { project_id })
  return joinViews<LossSources>({
    session,
    system,
    notes: mapView(notes, (answer) => answer.notes),
  })
}

/** The losses as the design stands now, unsaved changes too. */
export function useLossRows({ session, system, notes }: LossSources): readonly LossRow[] {
  const design = useStore(session.plant, (state) => state.design)
  const components = useStore(session.components, (known) => known)
  return useMemo(
    () =>
      lossRows(
        {
          blocks: blocksInOrder(design),
          components: [...components.values()],
          system_parameters: parseSystemParameters(system),
        },
        notes,
      ),
    [design, components, system, notes],
  )
}
