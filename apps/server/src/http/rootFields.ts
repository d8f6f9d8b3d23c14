import {
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from './graphql.ts'

export interface RootField {
  readonly kind: 'query' | 'mutation' | 'subscription'
  readonly name: string
}

/** The fields of Query or Mutation that an operation asks for, through its fragments, under their own names. */
export function rootFieldsOf(
  document: DocumentNode,
  operation: OperationDefinitionNode,
): readonly RootField[] {
  const fragments = new Map<string, SelectionSetNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition.selectionSet)
    }
  }
  const names = new Set<string>()
  const visit = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      switch (selection.kind) {
        case Kind.FIELD:
          names.add(selection.name.value)
          break
        case Kind.INLINE_FRAGMENT:
          visit(selection.selectionSet)
          break
        case Kind.FRAGMENT_SPREAD: {
          // Validation has refused fragments that spread themselves; each is looked at once
          const spread = fragments.get(selection.name.value)
          fragments.delete(selection.name.value)
          if (spread) visit(spread)
        }
      }
    }
  }
  visit(operation.selectionSet)
  return [...names].map((name) => ({ kind: operation.operation, name }))
}
