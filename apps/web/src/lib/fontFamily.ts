/** Of all text, also where it is measured and drawn in pictures; the systems' own letters until it is loaded. */
export const FONT_FAMILY =
  '"Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'
