import { Button, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useStore } from '../../lib/externalStore.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { FormActions } from '../../ui/forms/FormActions.tsx'
import { makingOf } from '../design-session/makingOf.ts'
import type { DesignSession } from '../design-session/session.ts'
import { blockForDrawing, layersInOrder } from '../drawing/editor/editorState.ts'
import { AddWhat, type WhatToAdd } from './add/AddWhat.tsx'
import { PERIMETER } from './add/addKinds.ts'
import { typedLayer, typedLayerEdit } from './add/addTypedLayer.ts'
import { CoordinatesField } from './add/CoordinatesField.tsx'
import { useTypedCoordinates } from './add/useTypedCoordinates.ts'

interface AddLayerDialogProps {
  readonly session: DesignSession
  readonly onClose: () => void
}

/** A layer of any type from typed or pasted coordinates: drawing without a pointer. */
export function AddLayerDialog({ session, onClose }: AddLayerDialogProps): ReactNode {
  const design = useStore(session.plant, (state) => state.design)
  const [what, setWhat] = useState<WhatToAdd>({
    kind: PERIMETER,
    blockId: blockForDrawing(session.editor.get(), design),
    name: '',
    filename: '',
  })
  const [problem, setProblem] = useState<string>()
  const typed = useTypedCoordinates(session)
  const add = (): void => {
    const { parts, problems } = typed.read
    const made =
      problems.length > 0
        ? 'Correct the lines that cannot be read first.'
        : typedLayer(design, { ...what, parts }, makingOf(session))
    if (typeof made === 'string') {
      setProblem(made)
      return
    }
    session.dispatch({ type: 'edit', edit: typedLayerEdit(design, made) })
    session.dispatch({ type: 'selectLayer', layerId: made.layer.id })
    onClose()
  }
  return (
    <Dialog onClose={onClose} title="Add layer by coordinates" size="lg">
      <Stack gap="sm">
        <AddWhat design={design} what={what} onChange={setWhat} />
        <CoordinatesField
          session={session}
          typed={typed}
          isPolygon={what.kind.geometry === 'Polygon'}
          gap={what.kind.gap}
          besideIds={layersInOrder(design, what.blockId).map(({ id }) => id)}
        />
        {problem !== undefined && <ErrorNote message={problem} />}
        <FormActions onCancel={onClose}>
          <Button onClick={add}>Add layer</Button>
        </FormActions>
      </Stack>
    </Dialog>
  )
}
