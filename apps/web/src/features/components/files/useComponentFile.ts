import { type ComponentKind, isComponentKind } from '@duet/plant'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { base64Of } from '../../../lib/base64Of.ts'
import {
  ReadComponentFileDocument,
  type ReadComponentFileMutation,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'

export type ComponentFile = Omit<ReadComponentFileMutation['readComponentFile'], 'kind'> & {
  readonly kind: ComponentKind
}

const MAX_BYTES = 1024 * 1024

/** Has the server read a PAN or OND file. Nothing is stored yet. */
export function useComponentFile(projectId: string): UseMutationResult<ComponentFile, Error, File> {
  return useMutation({
    mutationFn: async (file: File) => {
      if (file.size > MAX_BYTES) throw new Error(`${file.name} is larger than 1 MiB.`)
      const { readComponentFile } = await request(ReadComponentFileDocument, {
        project_id: projectId,
        filename: file.name,
        content: await base64Of(file),
      })
      const { kind } = readComponentFile
      if (!isComponentKind(kind))
        throw new Error(`${file.name} holds a ${kind}, which is not known.`)
      return { ...readComponentFile, kind }
    },
  })
}
