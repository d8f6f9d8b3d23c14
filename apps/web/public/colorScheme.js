// Sets the colours before the first paint; see src/lib/preferences/preferences.ts, which takes over.
;(() => {
  let scheme = 'system'
  try {
    scheme = JSON.parse(localStorage.getItem('duet.preferences') ?? '{}').color_scheme ?? scheme
  } catch {
    // Without storage the system decides
  }
  const isDark =
    scheme === 'dark' ||
    (scheme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
})()
