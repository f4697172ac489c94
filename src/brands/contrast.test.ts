import { describe, expect, it } from 'vitest';
import { brandList, noBrand, type Palette } from './brands.ts';

type Token = keyof Palette;

/** Text and its background: a contrast of at least 4.5 : 1 (WCAG 2.2, 1.4.3). Edges and marks, below, need 3 : 1 (1.4.11). */
const texts: readonly (readonly [ink: Token, ground: Token])[] = [
	['ink', 'surface'],
	['ink', 'surfaceAlt'],
	['inkSoft', 'surface'],
	['inkSoft', 'surfaceAlt'],
	['accentText', 'surface'],
	['accentText', 'surfaceAlt'],
	['accentInk', 'accent'],
	['secondInk', 'second'],
	['barInk', 'bar'],
	['bandInk', 'band'],
	['bandSoft', 'band'],
	['bandAccent', 'band'],
];

const marks: readonly (readonly [mark: Token, ground: Token])[] = [
	['edge', 'surface'],
	['edge', 'surfaceAlt'],
	['accent', 'surface'],
	['live', 'surface'],
	['focus', 'surface'],
	['focus', 'surfaceAlt'],
	['bandInk', 'band'],
	['markAccent', 'bar'],
];

/** Raised cards have the background of the header bar. */
const raised: readonly (readonly [ink: Token, ground: Token])[] = [
	['ink', 'bar'],
	['inkSoft', 'bar'],
	['accentText', 'bar'],
];

const palettes = [...brandList, { id: 'no brand', theme: noBrand.theme }].flatMap(({ id, theme }) => [
	{ name: `${id} light`, palette: theme.light, texts: theme.card.ground === 'raised' ? [...texts, ...raised] : texts },
	{ name: `${id} dark`, palette: theme.dark, texts: theme.card.ground === 'raised' ? [...texts, ...raised] : texts },
]);

describe.each(palettes)('$name', ({ palette, texts: pairs }) => {
	it.each(pairs)('%s is readable on %s', (ink, ground) => {
		expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5);
	});

	it.each(marks)('%s is visible on %s', (mark, ground) => {
		expect(contrast(palette[mark], palette[ground])).toBeGreaterThanOrEqual(3);
	});

	it('white is readable on the background of live coverage', () => {
		expect(contrast('#ffffff', palette.liveGround)).toBeGreaterThanOrEqual(4.5);
	});
});

it('the contrast ratio is computed as WCAG defines it', () => {
	expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
	expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

function contrast(one: string, other: string): number {
	const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16) / 255));
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
	return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
