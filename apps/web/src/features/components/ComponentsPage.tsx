import { COMPONENT_LABELS, type ComponentKind, isComponentKind } from '@duet/plant'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { AnchorLink } from '../../ui/links.tsx'
import { NotFound } from '../../ui/page/NotFound.tsx'
import { ComponentEditor } from './ComponentEditor.tsx'
import { ComponentKindPage } from './ComponentKindPage.tsx'
import { ComponentSidebar } from './ComponentSidebar.tsx'
import classes from './ComponentsPage.module.css'
import { type StoredComponent, useComponents } from './useComponents.ts'

/** The components of the project at the left, the list of a kind or one component beside it. */
export function ComponentsPage(): ReactNode {
  const project = useCurrentProject()
  const { type, id } = useParams({ strict: false })
  const kind = isComponentKind(type) ? type : 'panel'
  const view = useComponents(project.id)
  return (
    <div className={classes['page']}>
      <nav className={classes['sidebar']} aria-label="Components">
        <DataState view={view} skeleton={<SkeletonLines count={10} />}>
          {(components) => <ComponentSidebar components={components} kind={kind} selectedId={id} />}
        </DataState>
      </nav>
      <div className={classes['content']}>
        <DataState view={view} skeleton={<SkeletonLines count={8} />}>
          {(components) => <Content components={components} kind={kind} id={id} />}
        </DataState>
      </div>
    </div>
  )
}

function Content(props: {
  readonly components: readonly StoredComponent[]
  readonly kind: ComponentKind
  readonly id: string | undefined
}): ReactNode {
  const { components, kind, id } = props
  if (id === undefined) {
    return (
      <ComponentKindPage
        key={kind}
        kind={kind}
        components={components.filter((component) => component.kind === kind)}
        isProjectEmpty={components.length === 0}
      />
    )
  }
  const component = components.find((candidate) => candidate.id === id)
  if (component === undefined) return <ComponentMissing kind={kind} />
  return <ComponentEditor key={id} component={component} components={components} />
}

function ComponentMissing({ kind }: { readonly kind: ComponentKind }): ReactNode {
  return (
    <NotFound resource="Component">
      <AnchorLink
        size="sm"
        to="/$org/project/$projectId/design/components/$type"
        from="/$org/project/$projectId"
        params={{ type: kind }}
      >
        {`All components of type ${COMPONENT_LABELS[kind]}`}
      </AnchorLink>
    </NotFound>
  )
}
