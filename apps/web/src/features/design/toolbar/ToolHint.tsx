import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import { useStore } from '../../../lib/externalStore.ts'
import type { DesignSession } from '../../design-session/session.ts'
import type { EditorState } from '../../drawing/editor/editorState.ts'
import { ACTION_TOOLS, DRAW_TOOLS, isDrawTool } from '../../drawing/tools/toolKinds.ts'
import classes from './MapToolbar.module.css'

/** At the bottom of the map: what is wrong or was refused, else how the tool works. */
export function ToolHint({ session }: { readonly session: DesignSession }): ReactNode {
  const problem = useStore(session.editor, problemOf)
  const hint = useStore(session.editor, hintOf)
  const isEmpty = useStore(
    session.plant,
    ({ design }) => Object.keys(design.block_layers).length === 0,
  )
  if (problem !== undefined) {
    return (
      <p className={classes['hint']} data-problem role="alert">
        {problem}
      </p>
    )
  }
  if (hint !== undefined) return <p className={classes['hint']}>{hint}</p>
  if (!isEmpty || !session.mayEdit) return null
  return (
    <p className={classes['hint']}>
      Press P and click around the land to draw the first perimeter.
    </p>
  )
}

function problemOf({ drawing, selecting, notice }: EditorState): string | undefined {
  const problem = selecting.mode === 'dragging' ? selecting.problem : drawing?.problem
  return problem ?? notice
}

const RECTANGLE = 'Drag from corner to corner, or click one side and then the depth'

function hintOf({ tool, drawing, selectedIds }: EditorState): string | undefined {
  if (tool === 'select' || drawing === undefined) {
    return selectedIds.size > 1 ? `${counted(selectedIds.size, 'layer')} selected` : undefined
  }
  const { hint } = isDrawTool(tool) ? DRAW_TOOLS[tool] : ACTION_TOOLS[tool]
  if (drawing.done !== undefined) return 'Click to measure anew, Esc ends'
  if (drawing.shape === 'rectangle' && tool !== 'frame') return `${RECTANGLE}.`
  if (drawing.shape === 'point') return `${hint}.`
  return `${hint}. Shift keeps it square, Backspace takes a point back.`
}
