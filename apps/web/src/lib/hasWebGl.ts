/** Whether this browser can draw the map at all. */
export function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  // a page may hold only a few contexts at a time
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
