import { type Block, blockFields, RELATION_KEYS, TRACKER_FIELDS } from '@duet/plant'

/** Drawn by choosers, and in the list of blocks. */
const DRAWN_ELSEWHERE = new Set<string | undefined>([
  ...Object.values(RELATION_KEYS),
  'enviro_dataset_id',
  'name',
])
const PLAIN_FIELDS = blockFields.filter(({ name }) => !DRAWN_ELSEWHERE.has(name))

interface Tables {
  /** Fixed tables have no use for the fields of trackers. */
  readonly areFixed: boolean
  /** Fields that are shown all the same, as one that is wrong must be. */
  readonly wrong: ReadonlySet<string>
}

/** Fields that matter to a block as it is. */
export const shownFields = (block: Block, { areFixed, wrong }: Tables): typeof PLAIN_FIELDS =>
  PLAIN_FIELDS.filter(
    (field) =>
      field.isVisible(block) &&
      !(areFixed && TRACKER_FIELDS.has(field.name) && !wrong.has(field.name)),
  )
