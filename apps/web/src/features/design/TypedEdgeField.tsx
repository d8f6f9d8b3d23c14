import { TextInput } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import classes from './MapToolbar.module.css'
import type { EditorState } from './model/editorState.ts'
import { useStore } from './model/externalStore.ts'
import type { DesignSession } from './model/session.ts'
import { cornerInHand } from './model/steps/typing.ts'
import { typedEdge } from './tools/typedEdge.ts'

/** The next edge of a drawing, or the edge to the corner in hand, by length and azimuth. A digit on the map begins it. */
export function TypedEdgeField({ session }: { readonly session: DesignSession }): ReactNode {
  const isOpen = useStore(session.editor, hasEdge)
  const [length, setLength] = useState('')
  const [azimuth, setAzimuth] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const azimuthField = useRef<HTMLInputElement>(null)
  if (!isOpen || !session.mayEdit) return null
  const add = (field: HTMLInputElement): void => {
    const edge = typedEdge(azimuth.trim() === '' ? length : `${length} @ ${azimuth}`)
    setIsWrong(edge === undefined)
    if (edge === undefined) return
    session.dispatch({ type: 'typed', edge })
    setLength('')
    setAzimuth('')
    // the keys are the map's again
    field.blur()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') add(event.currentTarget)
    if (event.key === 'Escape') event.currentTarget.blur()
  }
  return (
    <fieldset className={classes['typed']}>
      <legend className={classes['legend']}>Edge</legend>
      <TextInput
        aria-label="Length of the edge, m"
        placeholder="Length"
        rightSection="m"
        data-typed-edge
        value={length}
        error={isWrong ? 'Write 120, or 120 @ 90' : undefined}
        onChange={(event) => setLength(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === '@') {
            event.preventDefault()
            azimuthField.current?.focus()
          }
          onKeyDown(event)
        }}
      />
      <TextInput
        ref={azimuthField}
        aria-label="Azimuth of the edge, degrees"
        placeholder="Azimuth"
        rightSection="°"
        value={azimuth}
        onChange={(event) => setAzimuth(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </fieldset>
  )
}

function hasEdge(state: EditorState): boolean {
  return (state.drawing?.points.length ?? 0) > 0 || cornerInHand(state) !== undefined
}
