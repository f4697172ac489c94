// Makes the brands' fonts from open font packages: the Latin characters of Spanish, only the axes that a brand uses, and the
// metrics with which the fallback font takes the same space while a font loads; and the fonts of share cards, each at one weight.
// After a change, run: node tools/make-fonts.ts
import { createHash } from 'node:crypto';
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import systemFonts from './system-fonts.json' with { type: 'json' };

const { arial, arialBold, georgia, georgiaBold, roboto, robotoBold, notoSerif, notoSerifBold } = systemFonts;

type Axes = Record<string, number | { min: number; max: number }>;

/** A font of a system, and the names by which its browsers find it or one with the same metrics. */
type SystemFont = { readonly metrics: typeof arial; readonly locals: readonly string[] };

/** The fonts that are shown while another one loads: those of most computers, and those of Android. */
type Like = Readonly<Record<'computers' | 'android', { readonly regular: SystemFont; readonly bold: SystemFont }>>;

const sansSerif: Like = {
	computers: {
		regular: { metrics: arial, locals: ['Arial', 'Liberation Sans', 'Arimo'] },
		bold: { metrics: arialBold, locals: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'] },
	},
	android: {
		regular: { metrics: roboto, locals: ['Roboto', 'Roboto Regular'] },
		bold: { metrics: robotoBold, locals: ['Roboto Bold'] },
	},
};

const serif: Like = {
	computers: {
		regular: { metrics: georgia, locals: ['Georgia', 'Gelasio'] },
		bold: { metrics: georgiaBold, locals: ['Georgia Bold', 'Gelasio Bold'] },
	},
	android: {
		regular: { metrics: notoSerif, locals: ['Noto Serif', 'Noto Serif Regular'] },
		bold: { metrics: notoSerifBold, locals: ['Noto Serif Bold'] },
	},
};

type Source = {
	readonly name: string;
	readonly family: string;
	/** The file, in a font package. */
	readonly from: string;
	/** Axes to limit to a range or to fix at a value; none for a font of one weight. */
	readonly axes?: Axes;
	/** CSS `font-weight` values that the file has. */
	readonly weight: string;
	/** For each fallback font: its range of weights, and the most used weight in it, to which the metrics of the fallback are fitted. */
	readonly seen: readonly (readonly [weights: string, usual: number])[];
	readonly like: Like;
	readonly preload: boolean;
	/** The weight of headlines on share cards, where the font has them. */
	readonly onCards?: number;
};

const sources: readonly Source[] = [
	{
		name: 'archivo',
		family: 'Archivo',
		from: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
		axes: { wdth: 88, wght: { min: 400, max: 700 } },
		weight: '400 700',
		seen: [
			['400 549', 400],
			['550 649', 600],
			['650 700', 700],
		],
		like: sansSerif,
		preload: true,
		onCards: 700,
	},
	{
		name: 'sourceSerif',
		family: 'Source Serif 4',
		from: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
		axes: { opsz: 18, wght: { min: 400, max: 700 } },
		weight: '400 700',
		seen: [
			['400 549', 400],
			['550 700', 700],
		],
		like: serif,
		preload: true,
	},
	{
		name: 'outfit',
		family: 'Outfit',
		from: '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2',
		axes: { wght: { min: 500, max: 800 } },
		weight: '500 800',
		seen: [
			['500 549', 500],
			['550 800', 600],
		],
		like: sansSerif,
		preload: true,
		onCards: 600,
	},
	{
		name: 'figtree',
		family: 'Figtree',
		from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
		axes: { wght: { min: 400, max: 700 } },
		weight: '400 700',
		seen: [
			['400 549', 400],
			['550 700', 600],
		],
		like: sansSerif,
		preload: true,
	},
	{
		name: 'fraunces',
		family: 'Fraunces',
		from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
		axes: { opsz: 96, SOFT: 100, WONK: 0, wght: { min: 400, max: 700 } },
		weight: '400 700',
		seen: [
			['400 549', 400],
			['550 700', 600],
		],
		like: serif,
		preload: true,
		onCards: 600,
	},
	{
		name: 'inter',
		family: 'Inter',
		from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
		axes: { wght: { min: 400, max: 700 } },
		weight: '400 700',
		seen: [
			['400 549', 400],
			['550 700', 600],
		],
		like: sansSerif,
		preload: true,
	},
	{
		name: 'barlowCondensed',
		family: 'Barlow Condensed',
		from: '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
		weight: '600',
		seen: [['600', 600]],
		like: sansSerif,
		preload: true,
		onCards: 600,
	},
	{
		name: 'barlow',
		family: 'Barlow',
		from: '@fontsource/barlow/files/barlow-latin-400-normal.woff2',
		weight: '400',
		seen: [['400', 400]],
		like: sansSerif,
		preload: true,
	},
	{
		name: 'barlowBold',
		family: 'Barlow',
		from: '@fontsource/barlow/files/barlow-latin-600-normal.woff2',
		weight: '600',
		seen: [['600', 600]],
		like: sansSerif,
		preload: true,
	},
];

/** The least weight at which browsers choose the bold font. */
const bold = 550;

const ranges = [
	[0x20, 0x7e],
	[0xa0, 0xff],
] as const;
const signs = '–—‘’‚“”„†•…‰′″‹›€™−←→↑↓ŒœŸ\u2009\u202f';
const letters = ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)));
const text = letters.join('') + signs;
// The library knows the option, its types do not yet.
const shaping = { keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'rvrn'] };
const folder = 'src/brands/fonts';

async function make({ name, family, from, axes, weight, seen, like, preload }: Source): Promise<string> {
	const original = readFileSync(`node_modules/${from}`);
	const woff2 = await subsetFont(original, text, { targetFormat: 'woff2', ...shaping, ...(axes && { variationAxes: axes }) });
	const hash = createHash('sha256').update(woff2).digest('hex').slice(0, 8);
	const file = `${kebab(name)}-${hash}.woff2`;
	writeFileSync(`${folder}/${file}`, woff2);
	copyFileSync(`node_modules/${from.split('/').slice(0, 2).join('/')}/LICENSE`, `${folder}/${kebab(name)}-license.txt`);
	console.error(`${file} ${(woff2.length / 1024).toFixed(1)} kB`);
	const fallbacks: object[] = [];
	const androidFallbacks: object[] = [];
	for (const [weights, usual] of seen) {
		const still = await subsetFont(original, text, { targetFormat: 'truetype', ...(axes && { variationAxes: { ...axes, wght: usual } }) });
		const boldness = usual >= bold ? 'bold' : 'regular';
		fallbacks.push({ weight: weights, ...(await measure(still, like.computers[boldness])) });
		androidFallbacks.push({ weight: weights, ...(await measure(still, like.android[boldness])) });
	}
	const face = { family, file, weight, style: 'normal', fallbacks, androidFallbacks, preload };
	return `export const ${name}: Face = ${JSON.stringify(face, null, '\t')};\n`;
}

/** Writes the font of share cards: the program that shapes their text reads TrueType only, and needs no other weight. */
async function makeForCards({ name, from, axes, onCards }: Source): Promise<void> {
	if (onCards === undefined) return;
	const still = axes && { variationAxes: { ...axes, wght: onCards } };
	const ttf = await subsetFont(readFileSync(`node_modules/${from}`), text, { targetFormat: 'truetype', ...shaping, ...still });
	writeFileSync(`${folder}/${kebab(name)}-card.ttf`, ttf);
}

async function measure(still: Buffer, { metrics, locals }: SystemFont): Promise<object> {
	const { fontFaces } = createFontStack([await fromBuffer(still), metrics], { fontFaceFormat: 'styleObject' });
	const face = fontFaces[0]?.['@font-face'];
	return {
		locals,
		sizeAdjust: face?.sizeAdjust ?? '100%',
		ascent: face?.ascentOverride ?? 'normal',
		descent: face?.descentOverride ?? 'normal',
		lineGap: face?.lineGapOverride ?? 'normal',
	};
}

function kebab(name: string): string {
	return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

for (const old of globSync(`${folder}/*`)) rmSync(old);
const faces: string[] = [];
for (const source of sources) {
	faces.push(await make(source));
	await makeForCards(source);
}
writeFileSync(
	'src/brands/faces.ts',
	`// The self-hosted font faces of the brands. Written by tools/make-fonts.ts.\nimport type { Face } from './theme.ts';\n\n${faces.join('\n')}`,
);
