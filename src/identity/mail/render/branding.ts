import type { Brand, Palette } from '#brands';

/** How the letters of a brand look. Mail programs load no fonts and no pictures, so a brand shows itself by its colours and its shapes. */
export type Branding = {
	readonly light: Palette;
	readonly dark: Palette;
	/** font-family of the name and the title, and of everything else. */
	readonly display: string;
	readonly text: string;
	readonly displayWeight: number;
	/** border-radius of the button and of boxes, in px. */
	readonly control: number;
	readonly card: number;
	/** Under the brand's name. */
	readonly rule: string;
	readonly align: 'left' | 'center';
};

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

/** The brand's family where a reader has it, then what mail programs have; never the fallbacks that only our pages declare. */
function fontFamily(list: string): string {
	const families = list.split(',').map((family) => family.trim());
	const known = families.filter((family) => !/fallback'$/.test(family)).map((family) => family.replace(/^'([A-Za-z ]+)'$/, '$1'));
	return known.flatMap((family) => (family === 'sans-serif' ? ['Helvetica', 'Arial', family] : [family])).join(', ');
}
