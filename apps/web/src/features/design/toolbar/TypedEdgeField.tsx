import { TextInput } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import type { DesignSession } from '../../design-session/session.ts'
import type { EditorState } from '../../drawing/editor/editorState.ts'
import { cornerInHand } from '../../drawing/steps/typing.ts'
import { typedEdge } from '../../drawing/tools/typedEdge.ts'
import classes from './MapToolbar.module.css'

/** The next edge of a drawing, or the edge to the corner in hand, by length and azimuth. A digit on the map begins it. */
export function TypedEdgeField({ session }: { readonly session: DesignSession }): ReactNode {
  const edge = useStore(session.editor, edgeKey)
  if (edge === undefined || !session.mayEdit) return null
  // what was typed for an edge is of no use for the next one
  return <EdgeFields key={edge} session={session} />
}

function EdgeFields({ session }: { readonly session: DesignSession }): ReactNode {
  const [length, setLength] = useState('')
  const [azimuth, setAzimuth] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const azimuthField = useRef<HTMLInputElement>(null)
  const clear = (): void => {
    setLength('')
    setAzimuth('')
  }
  const add = (field: HTMLInputElement): void => {
    const edge = typedEdge(azimuth.trim() === '' ? length : `${length} @ ${azimuth}`)
    setIsWrong(edge === undefined)
    if (edge === undefined) return
    session.dispatch({ type: 'typed', edge })
    clear()
    // the keys are the map's again
    field.blur()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') add(event.currentTarget)
    if (event.key !== 'Escape') return
    clear()
    event.currentTarget.blur()
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

/** Names the edge that is to be typed; undefined where there is none. */
function edgeKey(state: EditorState): string | undefined {
  const points = state.drawing?.points.length ?? 0
  if (points > 0) return `point ${points}`
  const corner = cornerInHand(state)
  return corner === undefined ? undefined : JSON.stringify(corner)
}
