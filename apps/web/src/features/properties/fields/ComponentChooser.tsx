import { COMPONENT_LABELS, type ComponentKind } from '@duet/plant'
import type { ReactNode } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { Chooser, type ChooserPage } from './Chooser.tsx'

interface ComponentChooserProps {
  readonly session: DesignSession
  readonly kind: ComponentKind
  /** Field name of the relation. */
  readonly name: string
  readonly value: string | null
  readonly onChange: (id: string | null) => void
}

/** Chooses a component of one kind; the button beside it opens it, or the page that makes one. */
export function ComponentChooser({ session, kind, ...props }: ComponentChooserProps): ReactNode {
  const components = useStore(session.components, (known) => known)
  const label = COMPONENT_LABELS[kind]
  const data = [...components.values()].filter((component) => component.kind === kind)
  const chosen = props.value === null ? undefined : components.get(props.value)
  const page: ChooserPage =
    chosen === undefined
      ? {
          to: '/$org/project/$projectId/design/components/$type',
          params: { type: kind },
          label: `New ${label}`,
          tip: `New ${label}`,
          isNew: true,
        }
      : {
          to: '/$org/project/$projectId/design/components/$type/$id',
          params: { type: kind, id: chosen.id },
          label: `Open ${label}`,
          tip: `Open ${chosen.name}`,
        }
  return (
    <Chooser
      {...props}
      {...{ label, data, page }}
      searchable={data.length > 6}
      isDisabled={!session.mayEdit}
      error={chosen?.hasErrors === true ? 'Has fields to correct' : undefined}
    />
  )
}
