import { isComponentKind } from '@duet/plant'
import { useQuery } from '@tanstack/react-query'
import { ComponentsDocument, ComputeDatasetsDocument } from '../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { type StudyOption, studyOptions } from '../../project/runs/studyParameters.ts'

/** What further values can be chosen from; empty for parameters that are numbers. */
export function useStudyOptions(projectId: string, parameter: string): readonly StudyOption[] {
  const variables = { project_id: projectId }
  const components = useQuery({
    ...graphqlQuery(ComponentsDocument, variables),
    enabled: parameter === 'panel' || parameter === 'inverter',
  })
  const datasets = useQuery({
    ...graphqlQuery(ComputeDatasetsDocument, variables),
    enabled: parameter === 'enviro_dataset',
  })
  return studyOptions(
    parameter,
    (components.data?.components ?? []).flatMap(({ id, name, kind }) =>
      isComponentKind(kind) ? [{ id, name, kind }] : [],
    ),
    datasets.data?.projectEnviroDatasets ?? [],
  )
}
