import type { DatasetRowFragment } from '../../lib/gql/graphql.ts'

/** Of what is about one dataset. */
export interface DatasetProps {
  readonly dataset: DatasetRowFragment
}
