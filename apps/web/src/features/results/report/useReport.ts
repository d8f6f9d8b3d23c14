import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { MakePdfReportDocument } from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { fileUrl, useFileMutation } from '../exports/useExports.ts'
import type { ReportForm } from './reportForm.ts'

export function useMakeReport(
  simulation_id: string,
): UseMutationResult<unknown, Error, ReportForm> {
  return useFileMutation(({ paper, numberFormat, sections }: ReportForm) =>
    request(MakePdfReportDocument, {
      simulation_id,
      paper,
      number_format: numberFormat,
      sections: [...sections],
    }),
  )
}

/** Opens a report in the browser's own viewer, on a page that is opened at once so that no blocker stops it. */
export function usePreview(): UseMutationResult<void, Error, string> {
  return useMutation({
    mutationFn: async (id: string) => {
      const page = window.open('about:blank', '_blank')
      try {
        const url = await fileUrl(id)
        if (page !== null && url !== undefined) page.location.href = `${url}&view=1`
      } catch (error) {
        page?.close()
        throw error
      }
    },
  })
}
