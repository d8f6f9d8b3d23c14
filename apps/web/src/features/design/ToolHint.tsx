import type { ReactNode } from 'react'
import classes from './MapToolbar.module.css'
import { useStore } from './model/externalStore.ts'
import type { DesignSession } from './model/session.ts'
import { DRAW_TOOLS } from './tools/toolKinds.ts'

/** How the tool in hand works, at the foot of the map. */
export function ToolHint({ session }: { readonly session: DesignSession }): ReactNode {
  const tool = useStore(session.editor, (state) => state.tool)
  const isEmpty = useStore(
    session.plant,
    ({ design }) => Object.keys(design.block_layers).length === 0,
  )
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
