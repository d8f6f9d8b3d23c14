import type { ReactNode } from 'react'
import classes from './MapToolbar.module.css'
import type { EditorState } from './model/editorState.ts'
import { useStore } from './model/externalStore.ts'
import type { DesignSession } from './model/session.ts'
import { DRAW_TOOLS } from './tools/toolKinds.ts'

/** At the foot of the map: what is wrong with the shape under the hand, else how the tool works. */
export function ToolHint({ session }: { readonly session: DesignSession }): ReactNode {
  const problem = useStore(session.editor, problemOf)
  const tool = useStore(session.editor, (state) => state.tool)
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
  if (tool !== 'select') {
    return (
      <p className={classes['hint']}>
        {DRAW_TOOLS[tool].hint}. Shift keeps it square, Backspace takes a point back.
      </p>
    )
  }
  if (!isEmpty || !session.mayEdit) return null
  return (
    <p className={classes['hint']}>
      Press P and click around the land to draw the first perimeter.
    </p>
  )
}

function problemOf({ drawing, selecting }: EditorState): string | undefined {
  return selecting.mode === 'dragging' ? selecting.problem : drawing?.problem
}
