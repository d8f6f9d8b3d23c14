/** Red, green, blue, 0 to 255. */
export type Rgb = readonly [number, number, number]

/**
 * A colour by lightness (0 to 1), chroma and hue (degrees), in which equal steps look equal.
 * B. Ottosson, A perceptual color space for image processing, 2020, https://bottosson.github.io/posts/oklab/.
 */
export function oklch(lightness: number, chroma: number, hueDeg: number): Rgb {
  const a = chroma * Math.cos((hueDeg * Math.PI) / 180)
  const b = chroma * Math.sin((hueDeg * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** Linear light to the stored value of sRGB (IEC 61966-2-1). */
function gamma(linear: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(1, Math.max(0, value)))
}

/** 'rgb(…)' for styles. */
export function cssColor([red, green, blue]: Rgb): string {
  return `rgb(${red} ${green} ${blue})`
}
