import { type Block, isComponentKind, RELATION_KEYS } from '@duet/plant'
import { Anchor } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

const route = getRouteApi('/$org/project/$projectId')

interface FieldLinkProps {
  /** Undefined where it has been deleted meanwhile: no link then. */
  readonly block: Block | undefined
  /** Of the block, of a component as `panel.cells.0`, or a layer as `layers.ID`; null: not known. */
  readonly path: string | null
  readonly children: string
}

/** What is in the way of a run, leading to where it is mended: a field of a component or of the block, or a layer. */
export function FieldLink({ block, path, children }: FieldLinkProps): ReactNode {
  const params = route.useParams()
  if (block === undefined) return children
  const [head = '', ...rest] = (path ?? '').split('.')
  const componentId = componentOf(block, head)
  return (
    <Anchor
      size="sm"
      renderRoot={(props) =>
        componentId === undefined ? (
          <Link
            {...props}
            to="/$org/project/$projectId/design/blocks"
            params={params}
            search={{ block: block.id, ...(head === 'layers' && { layer: rest[0] }) }}
            hash={head === 'layers' ? '' : head}
          />
        ) : (
          <Link
            {...props}
            to="/$org/project/$projectId/design/components/$type/$id"
            params={{ ...params, type: head, id: componentId }}
            hash={rest.join('.')}
          />
        )
      }
    >
      {children}
    </Anchor>
  )
}

function componentOf(block: Block, head: string): string | undefined {
  const key = isComponentKind(head) ? RELATION_KEYS[head] : undefined
  return key === undefined ? undefined : (block[key] ?? undefined)
}
