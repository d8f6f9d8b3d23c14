import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { downloadBlob } from '../../../lib/download.ts'
import { readAnswer } from '../../../lib/transport/graphqlAnswer.ts'
import { notifyError } from '../../../ui/notify.ts'

/** Fetches the report of a day or a month and hands it to the user; says why where there is none. @param path - of whose reports */
export function useReportDownload(path: string): UseMutationResult<void, unknown, string> {
  return useMutation({
    mutationFn: async (of: string) => {
      const answer = await fetch(`${path}/report.pdf?period=${of}`)
      if (!answer.ok) readAnswer(await answer.json())
      downloadBlob(await answer.blob(), nameOf(answer) ?? `report_${of}.pdf`)
    },
    onError: notifyError,
  })
}

/** The name that the server gives the file. */
function nameOf(answer: Response): string | undefined {
  const header = answer.headers.get('content-disposition') ?? ''
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(header) ?? []
  return encoded === undefined ? undefined : decodeURIComponent(encoded)
}
