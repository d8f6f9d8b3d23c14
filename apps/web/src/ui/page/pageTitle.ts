import { createContext, useContext, useEffect } from 'react'

const PRODUCT = 'DUET'

/** Name of the project whose pages are shown, which their titles end with. */
export const TitleSubjectContext = createContext<string | undefined>(undefined)

/** The title of the browser tab: '{title} | DUET', within a project '{title} – {project} | DUET'. */
export function usePageTitle(title: string): void {
  const subject = useContext(TitleSubjectContext)
  useBareTitle(subject === undefined ? title : `${title} – ${subject}`)
}

/** As `usePageTitle`, for what is of no project wherever it stands. */
export function useBareTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${PRODUCT}`
  }, [title])
}
