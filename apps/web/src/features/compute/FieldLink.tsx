import { type Block, findingPlace } from '@duet/plant'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface FieldLinkProps {
  /** Absent: of the plant as a whole, or of a block that has been deleted meanwhile. */
  readonly block?: Block | undefined
  /** As of `DesignFinding`; null: not known. */
  readonly path: string | null
  readonly children: string
}

/** What is in the way of a run, leading to where it is mended: a field of a component, of the block or of the plant, or a layer. */
export function FieldLink({ block, path, children }: FieldLinkProps): ReactNode {
  const place = findingPlace(path, block)
  if (block === undefined && place.page === 'block') return children
  return (
    <Anchor
      size="sm"
      renderRoot={(props) =>
        place.page === 'component' ? (
          <Link
            {...props}
            to="/$org/project/$projectId/design/components/$type/$id"
            from="/$org/project/$projectId"
            params={{ type: place.kind, id: place.id }}
            hash={place.field}
          />
        ) : (
          <Link
            {...props}
            to="/$org/project/$projectId/design/blocks"
            from="/$org/project/$projectId"
            search={{
              block: block?.id,
              ...(place.page === 'layer' && { layer: place.id }),
            }}
            hash={place.page === 'layer' ? '' : place.field}
          />
        )
      }
    >
      {children}
    </Anchor>
  )
}
