import type { Face, Theme } from '#brands';

/** The font faces of a theme, which the browser downloads. */
export const facesCss = ({ faces }: Theme): string => faces.map(faceCss).join('');

/** A font that the browser downloads. `optional`: one that arrives after the first paint is used from the next page on, so that text never moves. */
export function faceCss({ family, file, weight, style }: Face): string {
	return `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};font-display:optional;src:url(/fonts/${file}) format('woff2')}`;
}

/** The fonts of devices that stand in for a font, with its measures. */
export const fallbacksCss = ({ family, fallbacks, androidFallbacks }: Face): string =>
	fallbackCss(`${family} fallback`, fallbacks) + fallbackCss(`${family} Android fallback`, androidFallbacks);

/** Fonts of devices, under a name of their own, with the measures of the font that they stand in for. */
export function fallbackCss(family: string, fonts: Face['fallbacks']): string {
	const rules = fonts.map(({ weight, locals, sizeAdjust, ascent, descent, lineGap }) => {
		const sources = locals.map((name) => `local('${name}')`).join();
		return `@font-face{font-family:'${family}';font-weight:${weight};src:${sources};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:${lineGap}}`;
	});
	return rules.join('');
}
