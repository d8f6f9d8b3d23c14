import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import classes from './MapToolbar.module.css'
import { useStore } from './model/externalStore.ts'
import type { DesignSession } from './model/session.ts'
import { typedEdge } from './tools/typedEdge.ts'

/** While something is drawn: the next edge by its length and azimuth. A digit on the map begins it. */
export function TypedEdgeField({ session }: { readonly session: DesignSession }): ReactNode {
  const isDrawing = useStore(session.editor, ({ drawing }) => (drawing?.points.length ?? 0) > 0)
  const [text, setText] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  if (!isDrawing) return null
  const add = (field: HTMLInputElement): void => {
    const edge = typedEdge(text)
    setIsWrong(edge === undefined)
    if (edge === undefined) return
    session.dispatch({ type: 'typed', edge })
    setText('')
    // the keys are the map's again
    field.blur()
  }
  return (
    <TextInput
      className={classes['typed'] ?? ''}
      aria-label="Length and azimuth of the next edge"
      placeholder="Length m, azimuth °"
      data-typed-edge
      value={text}
      error={isWrong ? 'Write 120 or 120, 90' : undefined}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') add(event.currentTarget)
        if (event.key === 'Escape') event.currentTarget.blur()
      }}
    />
  )
}
