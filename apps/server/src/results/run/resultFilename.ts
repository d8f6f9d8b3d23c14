import { safeFilename } from '../../files/contentDisposition.ts'

/** A text as the name of a file; a slash in the name of a run is text, not a folder. */
export const resultFilename = (text: string): string =>
  safeFilename(text.replaceAll(UNSAFE_IN_NAMES, '-'))

/** What file systems refuse. */
const UNSAFE_IN_NAMES = /[\p{Cc}<>:"|?*/\\]/gu

const MAX_PART = 48

/** `org_project_run_2026-06-21.pdf`: names and the period of a report. */
export const reportFilename = (names: readonly string[], period: string): string =>
  resultFilename(
    `${[
      ...names.map((name) =>
        name
          .trim()
          .replaceAll(/[\s_]+/gu, '-')
          .slice(0, MAX_PART),
      ),
      period,
    ].join('_')}.pdf`,
  )
