import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { fileUrl } from '../exports/useExports.ts'

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
