import type { BlockLayer } from '@duet/plant'
import { useState } from 'react'
import { putChangedLayers } from '../../design-session/designActions.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { isSameList } from '../../plant/sameList.ts'
import { propertyAt, propertyErrors, withProperty } from './layerProperties.ts'

export interface LayerProperties {
  /** Undefined where the layers differ. */
  readonly value: (path: string) => unknown
  readonly differs: (path: string) => boolean
  readonly errors: ReadonlyMap<string, string>
  readonly set: (path: string, label: string, value: unknown) => void
}

/** Properties of one layer or several of a type; what breaks a rule stays in the form and is reported there. */
export function useLayerProperties(
  session: DesignSession,
  layers: readonly BlockLayer[],
): LayerProperties {
  const [draft, setDraft] = useState<{
    readonly of: readonly BlockLayer[]
    readonly layers: readonly BlockLayer[]
  }>()
  // a change from elsewhere, undo for instance, takes the place of what was typed
  const isCurrent = draft !== undefined && isSameList(draft.of, layers)
  const shown = isCurrent ? draft.layers : layers
  const differs = (path: string): boolean => {
    const [first] = shown
    return (
      first !== undefined &&
      shown.some((layer) => propertyAt(layer, path) !== propertyAt(first, path))
    )
  }
  return {
    differs,
    value: (path) => {
      const [first] = shown
      return first === undefined || differs(path) ? undefined : propertyAt(first, path)
    },
    errors: new Map(shown.flatMap((layer) => [...propertyErrors(layer)])),
    set: (path, label, value) => {
      const next = shown.map((layer) => withProperty(layer, path, value))
      if (next.some((layer) => propertyErrors(layer).size > 0)) {
        setDraft({ of: layers, layers: next })
        return
      }
      setDraft(undefined)
      putChangedLayers(session, next, `Change ${label}`, path)
    },
  }
}
