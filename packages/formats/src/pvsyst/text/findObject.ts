import type { PvsystObject } from './parsePvsystObject.ts'

/** The tree and all blocks within it, the outer ones first. */
export function objectsWithin(tree: PvsystObject): readonly PvsystObject[] {
  return [tree, ...tree.children.flatMap(objectsWithin)]
}

/** The first block of a key (`PVObject_IAM`) within a tree, the tree itself included. */
export function findObject(tree: PvsystObject | undefined, key: string): PvsystObject | undefined {
  return tree && objectsWithin(tree).find((object) => isSame(object.key, key))
}

/** The first block of a type (`pvSubArray`) within a tree. */
export function findType(tree: PvsystObject | undefined, type: string): PvsystObject | undefined {
  return tree && objectsWithin(tree).find((object) => isSame(object.type, type))
}

/** All blocks of a type within a tree. */
export function allOfType(tree: PvsystObject | undefined, type: string): readonly PvsystObject[] {
  return tree ? objectsWithin(tree).filter((object) => isSame(object.type, type)) : []
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
