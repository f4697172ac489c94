import type { Brand, Palette } from '#brands';

/** The look of a brand's emails: colours, shapes and fonts. There are no images or web fonts, because mail programs do not load them. */
export type Branding = {
	readonly light: Palette;
	readonly dark: Palette;
	/** font-family of the brand's name and the title. */
	readonly display: string;
	/** font-family of everything else. */
	readonly text: string;
	readonly displayWeight: number;
	/** border-radius of the button (px). */
	readonly control: number;
	/** border-radius of boxes (px). */
	readonly card: number;
	/** CSS background of the line under the brand's name. */
	readonly rule: string;
	readonly align: 'left' | 'center';
};

/** Derives the branding of emails from the theme of a brand's site. */
export function brandingOf({ theme }: Brand): Branding {
	const { light, dark, type, radius, gradient, masthead } = theme;
	return {
		light,
		dark,
		display: fontFamily(type.display),
		text: fontFamily(type.ui),
		displayWeight: type.displayWeight,
		control: radius.control,
		card: Math.min(radius.card, 8),
		rule: gradient ?? light.accent,
		align: masthead === 'centred' ? 'center' : 'left',
	};
}

/** The brand's fonts, then common ones of mail programs. Leaves out the metric-adjusted fallbacks, which only the pages of the site declare. */
function fontFamily(list: string): string {
	const families = list.split(',').map((family) => family.trim());
	const known = families.filter((family) => !/fallback'$/.test(family)).map((family) => family.replace(/^'([A-Za-z ]+)'$/, '$1'));
	return known.flatMap((family) => (family === 'sans-serif' ? ['Helvetica', 'Arial', family] : [family])).join(', ');
}
