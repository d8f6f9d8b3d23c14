import { COMPONENT_KINDS, COMPONENT_LABELS, type ComponentKind } from '@duet/plant'
import { IconAlertCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayEdit, useCurrentProject } from '../../lib/currentProject.ts'
import classes from './ComponentsPage.module.css'
import { CreateComponentButton } from './CreateComponentButton.tsx'
import type { StoredComponent } from './useComponents.ts'

interface ComponentSidebarProps {
  readonly components: readonly StoredComponent[]
  readonly kind: ComponentKind
  readonly selectedId: string | undefined
}

/** The seven kinds, each with its components. */
export function ComponentSidebar(props: ComponentSidebarProps): ReactNode {
  const { components, selectedId } = props
  const isEditable = mayEdit(useCurrentProject())
  return (
    <ul className={classes['list']}>
      {COMPONENT_KINDS.map((kind) => {
        const own = components.filter((component) => component.kind === kind)
        const isCurrent = selectedId === undefined && props.kind === kind
        return (
          <li key={kind}>
            <div className={classes['kindRow']}>
              <Link
                className={classes['kind'] ?? ''}
                activeOptions={{ exact: true }}
                to="/$org/project/$projectId/design/components/$type"
                from="/$org/project/$projectId"
                params={{ type: kind }}
                {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
              >
                {COMPONENT_LABELS[kind]} <span className={classes['count']}>{own.length}</span>
              </Link>
              {isEditable && <CreateComponentButton kind={kind} components={components} isIcon />}
            </div>
            <ComponentLinks components={own} selectedId={selectedId} />
          </li>
        )
      })}
    </ul>
  )
}

function ComponentLinks(props: {
  readonly components: readonly StoredComponent[]
  readonly selectedId: string | undefined
}): ReactNode {
  return (
    <ul className={classes['list']}>
      {props.components.map((component) => (
        <li key={component.id}>
          <Link
            className={classes['component'] ?? ''}
            to="/$org/project/$projectId/design/components/$type/$id"
            from="/$org/project/$projectId"
            params={{ type: component.kind, id: component.id }}
            {...(component.id === props.selectedId ? { 'aria-current': 'page' as const } : {})}
          >
            <span className={classes['name']}>{component.name}</span>
            {component.field_errors.length > 0 && (
              <IconAlertCircle
                className={classes['faulty']}
                size={15}
                aria-label="has field errors"
              />
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
