import { COMPONENT_LABELS, type ComponentKind } from '@duet/plant'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ButtonLink } from '../../ui/links.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

export function ComponentMissing({ kind }: { readonly kind: ComponentKind }): ReactNode {
  const params = useParams({ from: '/$org/project/$projectId' })
  return (
    <>
      <PageHeader title="Component Not Found" />
      <EmptyState
        title="This project has no such component"
        text="The component you are looking for does not exist, or you don't have access to the component."
        action={
          <ButtonLink
            variant="default"
            to="/$org/project/$projectId/design/components/$type"
            params={{ ...params, type: kind }}
          >
            {`All components of type ${COMPONENT_LABELS[kind]}`}
          </ButtonLink>
        }
      />
    </>
  )
}
