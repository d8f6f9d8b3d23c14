import { RELATION_KEYS } from '@duet/plant'
import { useQuery } from '@tanstack/react-query'
import { ComponentUseDocument } from '../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import type { StoredComponent } from './useComponents.ts'

/** Names of the blocks that a component is part of; undefined until they are known. */
export function useComponentUse(component: StoredComponent): readonly string[] | undefined {
  const key = RELATION_KEYS[component.kind]
  const { data } = useQuery({
    ...graphqlQuery(ComponentUseDocument, { project_id: component.project_id }),
    staleTime: 0,
  })
  return key === undefined
    ? undefined
    : data?.projectBlocks.blocks
        .filter((block) => block[key] === component.id)
        .map((block) => block.name)
}
