/** The answer to an operation that gives nothing but that it was done. */
export async function succeeded(work: Promise<unknown>): Promise<{ readonly success: true }> {
  await work
  return { success: true }
}
