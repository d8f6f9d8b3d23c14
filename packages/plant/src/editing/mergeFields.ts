import { differingFields, editedFields, fieldMark, sameField, withFields } from './recordFields.ts'

/** One record as two editors have it, and as both of them found it; null: it was not there. */
export interface Versions<T> {
  readonly base: T | null
  readonly mine: T
  readonly theirs: T
  /** Marks of what was sent from here and may have arrived. */
  readonly sent?: readonly string[] | undefined
}

/** A record in which the changes of both stand. */
export interface MergedFields<T> {
  /** Where both have changed a field it is mine. */
  readonly merged: T
  /** Where both have changed a field it is theirs. */
  readonly taken: T
  /** Fields that both have changed, to different values. */
  readonly apart: readonly string[]
}

/**
 * Merges two versions field by field [C8]: one that only one side has changed is as that side has it. `apart` names further fields to
 * be decided about.
 */
export function mergeFields<T extends object>(
  { base, mine, theirs, sent }: Versions<T>,
  apart: readonly string[] = [],
): MergedFields<T> {
  const changedThere = new Set([...changedFields(base, theirs, sent), ...apart])
  const changedHere = new Set([...differingFields(base, mine), ...apart])
  const different = differingFields(mine, theirs)
  const mineOnly = different.filter((name) => !changedThere.has(name))
  const both = different.filter((name) => changedThere.has(name) && changedHere.has(name))
  const taken = withFields(theirs, mine, mineOnly)
  return { merged: withFields(taken, mine, both), taken, apart: both }
}

/** Fields that somebody else has changed since the base: what was sent from here is our own [C3]. */
export function changedFields(
  base: object | null,
  theirs: object,
  sent: readonly string[] = [],
): readonly string[] {
  const fields = editedFields(theirs)
  const own = new Set(sent)
  return differingFields(base, theirs).filter((name) => !own.has(fieldMark(name, fields[name])))
}

export interface PatchedRecord<T> {
  readonly record: T
  /** Fields of the step that are no longer as it expects them. */
  readonly leftOut: readonly string[]
}

/** Does on the record what a step from one state to another does; fields that have been changed since stay [H7]. */
export function patchFields<T extends object>(now: T, from: T, to: T): PatchedRecord<T> {
  if (now === from) return { record: to, leftOut: [] }
  const [present, expected] = [editedFields(now), editedFields(from)]
  const names = differingFields(from, to)
  const isFit = (name: string): boolean => sameField(name, present[name], expected[name])
  return {
    record: withFields(now, to, names.filter(isFit)),
    leftOut: names.filter((name) => !isFit(name)),
  }
}
