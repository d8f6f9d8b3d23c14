import { type Block, type BlockComponentKind, type Design, RELATION_KEYS } from '@duet/plant'
import { blocksInOrder } from '../drawing/editor/editorState.ts'
import type { DesignComponent, DesignComponents } from '../plant/components.ts'

/** A component that a loss is of, and the block that is to have a copy of its own. */
export interface ComponentTarget {
  readonly value: string
  readonly component: DesignComponent
  /** Blocks that have the component. */
  readonly users: readonly Block[]
  /** Undefined: the component itself is changed, for all of them. */
  readonly copyFor?: Block
}

/** What a loss of a kind of components can be changed of: each component in use, and each block that shares one. */
export function componentTargets(
  kind: BlockComponentKind,
  design: Design,
  components: DesignComponents,
): readonly ComponentTarget[] {
  const byComponent = Map.groupBy(blocksInOrder(design), (block) => block[RELATION_KEYS[kind]])
  const whole = [...byComponent].flatMap(([id, users]): ComponentTarget[] => {
    const component = components.get(id ?? '')
    return component ? [{ value: component.id, component, users }] : []
  })
  const copies = whole
    .filter(({ users }) => users.length > 1)
    .flatMap((target) =>
      target.users.map((block) => ({ ...target, value: block.id, copyFor: block })),
    )
  return [...whole, ...copies]
}
