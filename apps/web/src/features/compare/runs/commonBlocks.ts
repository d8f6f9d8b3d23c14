interface NamedBlock {
  readonly id: string
  readonly name: string
}

/** A block that both runs have, by name: each run knows it by an id of its own. */
export interface CommonBlock {
  readonly name: string
  readonly idInA: string
  readonly idInB: string
}

export function commonBlocks(
  ofA: readonly NamedBlock[],
  ofB: readonly NamedBlock[],
): readonly CommonBlock[] {
  return ofA.flatMap(({ id, name }) => {
    const other = ofB.find((block) => block.name === name)
    return other === undefined ? [] : [{ name, idInA: id, idInB: other.id }]
  })
}
