import { COMPONENT_LABELS, type ComponentKind } from '@duet/plant'
import { Button } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
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
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link
                {...props}
                to="/$org/project/$projectId/design/components/$type"
                params={{ ...params, type: kind }}
              />
            )}
          >
            {`All components of type ${COMPONENT_LABELS[kind]}`}
          </Button>
        }
      />
    </>
  )
}
