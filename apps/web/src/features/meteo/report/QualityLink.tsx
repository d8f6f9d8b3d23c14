import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { resultOf, resultText } from './checkTexts.ts'
import { ResultBadge } from './ResultBadge.tsx'

interface QualityLinkProps {
  readonly dataset: Pick<DatasetRowFragment, 'id' | 'name' | 'quality'>
}

/** What the checks found in one word; leads to the report. */
export function QualityLink({ dataset }: QualityLinkProps): ReactNode {
  const result = resultOf(dataset.quality)
  return (
    <Link
      to="/$org/project/$projectId/resources/meteo/$datasetId"
      from="/$org/project/$projectId"
      params={{ datasetId: dataset.id }}
      search={{ tab: 'quality' }}
      aria-label={`Quality of ${dataset.name}: ${resultText(result)}`}
      style={{ textDecoration: 'none' }}
      onClick={(event) => event.stopPropagation()}
    >
      <ResultBadge result={result} />
    </Link>
  )
}
