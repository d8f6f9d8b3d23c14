import { COMPONENT_LABELS, type ComponentKind } from '@duet/plant'
import { ActionIcon, Select, Tooltip } from '@mantine/core'
import { IconExternalLink, IconPlus } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { fieldAnchor } from '../../../lib/fields/fieldAnchor.ts'
import { useStore } from '../model/externalStore.ts'
import type { DesignSession } from '../model/session.ts'
import classes from './PropertyPanel.module.css'

interface ComponentChooserProps {
  readonly session: DesignSession
  readonly kind: ComponentKind
  /** Field name of the relation. */
  readonly name: string
  readonly value: string | null
  readonly onChange: (id: string | null) => void
}

/** Chooses a component of one kind; the button beside it opens it, or the page that makes one. */
export function ComponentChooser(props: ComponentChooserProps): ReactNode {
  const { session, kind, name, value, onChange } = props
  const components = useStore(session.components, (known) => known)
  const label = COMPONENT_LABELS[kind]
  const inputId = useId()
  const data = [...components.values()]
    .filter((component) => component.kind === kind)
    .map((component) => ({ value: component.id, label: component.name }))
  const chosen = value === null ? undefined : components.get(value)
  return (
    <div className={classes['chooser']} {...fieldAnchor(name)}>
      <label htmlFor={inputId}>{label}</label>
      <Select
        id={inputId}
        title={chosen?.name}
        placeholder={data.length === 0 ? 'None yet' : 'Choose'}
        data={data}
        value={value}
        searchable={data.length > 6}
        clearable
        clearSectionMode="clear"
        disabled={!session.mayEdit}
        error={chosen?.hasErrors === true ? 'Has fields to correct' : undefined}
        onChange={onChange}
      />
      <ComponentLink kind={kind} chosen={chosen} />
    </div>
  )
}

interface ComponentLinkProps {
  readonly kind: ComponentKind
  readonly chosen: { readonly id: string; readonly name: string } | undefined
}

/** To the chosen component, or to the page that makes one. */
function ComponentLink({ kind, chosen }: ComponentLinkProps): ReactNode {
  const place = useParams({ from: '/$org/project/$projectId' })
  const label = COMPONENT_LABELS[kind]
  return chosen === undefined ? (
    <Tooltip label={`New ${label}`}>
      <ActionIcon
        aria-label={`New ${label}`}
        size={32}
        renderRoot={(root) => (
          <Link
            to="/$org/project/$projectId/design/components/$type"
            params={{ ...place, type: kind }}
            {...root}
          />
        )}
      >
        <IconPlus size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  ) : (
    <Tooltip label={`Open ${chosen.name}`}>
      <ActionIcon
        aria-label={`Open ${label}`}
        size={32}
        renderRoot={(root) => (
          <Link
            to="/$org/project/$projectId/design/components/$type/$id"
            params={{ ...place, type: kind, id: chosen.id }}
            {...root}
          />
        )}
      >
        <IconExternalLink size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
