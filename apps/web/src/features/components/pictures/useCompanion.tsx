import {
  COMPONENT_LABELS,
  type ComponentKind,
  type ComponentParameters,
  validateComponent,
} from '@duet/plant'
import { Select } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import type { StoredComponent } from '../useComponents.ts'

/** Another component of the project that a picture needs. */
export interface Companion<K extends ComponentKind> {
  readonly name: string
  readonly parameters: ComponentParameters[K]
  /** Where the project has several, one can be chosen. */
  readonly chooser: ReactNode
}

/** A valid component of a kind, the first one until another is chosen; undefined where the project has none. */
export function useCompanion<K extends ComponentKind>(
  kind: K,
  components: readonly StoredComponent[],
): Companion<K> | undefined {
  const [chosenId, setChosenId] = useState<string | null>(null)
  const own = useMemo(
    () => components.filter((component) => component.kind === kind),
    [kind, components],
  )
  const chosen = own.find(({ id }) => id === chosenId) ?? own[0]
  const parameters = useMemo(
    () =>
      chosen === undefined ? undefined : validateComponent(kind, chosen.parameters).parameters,
    [kind, chosen],
  )
  if (chosen === undefined || parameters === undefined) return undefined
  const chooser = own.length > 1 && (
    <Select
      aria-label={`${COMPONENT_LABELS[kind]} of the picture`}
      size="xs"
      data={own.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen.id}
      allowDeselect={false}
      onChange={setChosenId}
    />
  )
  return { name: chosen.name, parameters, chooser }
}
