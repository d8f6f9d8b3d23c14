/** Files that a new project was begun from: they are imported when its design is opened first. */
let waiting: { readonly projectId: string; readonly files: readonly File[] } | undefined

export function beginFrom(projectId: string, files: readonly File[]): void {
  waiting = { projectId, files }
}

/** Undefined where there are none. */
export function filesBegunFrom(projectId: string): readonly File[] | undefined {
  return waiting?.projectId === projectId ? waiting.files : undefined
}

/** They have been taken up. */
export function forgetBegunFrom(): void {
  waiting = undefined
}
