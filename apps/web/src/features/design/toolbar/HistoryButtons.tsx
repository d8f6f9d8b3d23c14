import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type DesignSession, mayTakeBack } from '../../design-session/session.ts'
import { useStore } from '../../plant/externalStore.ts'
import { redoName, undoName } from '../../plant/plantStore.ts'
import { ToolButton } from './ToolButton.tsx'

/** Undo and redo, with the names of the steps; while drawing, of single points. */
export function HistoryButtons({ session }: { readonly session: DesignSession }): ReactNode {
  const undo = useStore(session.plant, undoName)
  const redo = useStore(session.plant, redoName)
  const isDrawing = useStore(session.editor, mayTakeBack)
  const takenBack = useStore(session.editor, ({ drawing }) => drawing?.takenBack.length ?? 0)
  const undoText = isDrawing ? 'last point' : undo
  const redoText = takenBack > 0 ? 'last point' : redo
  return (
    <>
      <ToolButton
        label="Undo"
        detail={undoText}
        hint="Ctrl-Z"
        icon={IconArrowBackUp}
        isDisabled={undoText === undefined}
        onClick={session.undo}
      />
      <ToolButton
        label="Redo"
        detail={redoText}
        hint="Shift-Ctrl-Z"
        icon={IconArrowForwardUp}
        isDisabled={redoText === undefined}
        onClick={session.redo}
      />
    </>
  )
}
