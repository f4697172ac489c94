import type { Brand, Palette, Scale, Theme } from '#brands';
import { faceCss, fallbackCss, fallbacksCss } from './font-css.ts';

/** Custom properties by name, without the two hyphens. */
type Tokens = Readonly<Record<string, string>>;

// A brand does not change while the server runs.
const sheets = new WeakMap<Brand, string>();

/** The brand's theme as a style sheet: custom properties on `<html>`, its font faces and their fallbacks. */
export function themeCss(brand: Brand): string {
	const known = sheets.get(brand) ?? makeThemeCss(brand);
	sheets.set(brand, known);
	return known;
}

/**
 * The theme of a page that loads no other file: no font faces are downloaded, no script changes the scheme, and only the properties that
 * `css` uses are printed. The fallback fonts of Android are left out, to keep the page small.
 */
export function standaloneThemeCss(theme: Theme, css: string): string {
	const read = (tokens: Tokens) => declare(Object.fromEntries(Object.entries(tokens).filter(([name]) => css.includes(`var(--${name})`))));
	const tokens = read({ ...typeTokens(theme), ...shapeTokens(theme), ...colorTokens(theme.light) }).replaceAll(
		/,? ?'[^']* Android fallback'/g,
		'',
	);
	return [
		...theme.faces
			.filter(({ family }) => tokens.includes(`'${family}'`))
			.map(({ family, fallbacks }) => fallbackCss(`${family} fallback`, fallbacks)),
		`:root{color-scheme:light;${tokens}}`,
		`@media (prefers-color-scheme:dark){:root{color-scheme:dark;${read(colorTokens(theme.dark))}}}`,
	].join('');
}

function makeThemeCss({ theme, header }: Brand): string {
	const { light, dark } = theme;
	const fixed = { ...typeTokens(theme), ...shapeTokens(theme), 'menu-layer': String(header.menuLayer) };
	return [
		...theme.faces.flatMap((face) => [faceCss(face), fallbacksCss(face)]),
		`:root{color-scheme:light;${declare(fixed)}${palette(light)}}`,
		`@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){color-scheme:dark;${palette(dark)}}}`,
		`:root[data-scheme=dark]{color-scheme:dark;${palette(dark)}}`,
	].join('');
}

function typeTokens({ type, scale, kicker }: Theme) {
	return {
		'display-family': type.display,
		'text-family': type.text,
		'ui-family': type.ui,
		'display-weight': String(type.displayWeight),
		'display-tracking': type.displayTracking,
		'display-leading': String(type.displayLeading),
		'hero-leading': String(type.heroLeading),
		...Object.fromEntries(Object.entries(scale).map(([name, size]) => [`size-${name}`, fluid(size)])),
		'kicker-font': kicker.font,
		'kicker-case': kicker.case,
		'kicker-tracking': kicker.tracking,
		'kicker-ground': kicker.ground ?? 'none',
		'kicker-padding': kicker.ground === undefined ? '0' : '4px 10px',
	};
}

function shapeTokens({ radius, gradient, shadow, card, parting }: Theme) {
	const raised = card.ground === 'raised';
	return {
		'radius-card': `${radius.card}px`,
		'radius-control': `${radius.control}px`,
		'radius-picture': `${radius.picture}px`,
		'card-ground': raised ? 'var(--bar)' : 'none',
		'card-shadow': raised ? shadow : 'none',
		'card-padding': raised ? '4px 16px 20px' : '0',
		'card-align': card.align,
		'card-place': card.align,
		'column-rule': parting === 'hairline' ? '1px solid var(--line)' : '0 solid',
		shadow,
		gradient: gradient ?? 'none',
	};
}

/** Widths of the window between which sizes grow, in px. */
const narrowest = 360;
const widest = 1240;

// Grows linearly between the two window widths; rem keeps the reader's own text size.
function fluid([phone, wide]: Scale): string {
	const slope = (wide - phone) / (widest - narrowest);
	const start = (phone - slope * narrowest) / 16;
	return `clamp(${rem(phone)},${round(start)}rem + ${round(slope * 100)}vw,${rem(wide)})`;
}

function rem(px: number): string {
	return `${round(px / 16)}rem`;
}

function round(value: number): number {
	return Math.round(value * 1000) / 1000;
}

function palette(colors: Palette): string {
	return declare(colorTokens(colors));
}

function colorTokens(colors: Palette): Tokens {
	return Object.fromEntries(Object.entries(colors).map(([name, value]) => [kebab(name), value]));
}

function declare(properties: Tokens): string {
	return Object.entries(properties)
		.map(([name, value]) => `--${name}:${value};`)
		.join('');
}

function kebab(name: string): string {
	return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
