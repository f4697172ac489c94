import { describe, expect, it } from 'vitest';
import { brandList } from './brands.ts';

const faces = brandList.flatMap(({ theme }) => theme.faces);
const all = faces.flatMap(({ file, weight, fallbacks, androidFallbacks }) => [
	{ name: `${file} on computers`, weight, fallbacks },
	{ name: `${file} on Android`, weight, fallbacks: androidFallbacks },
]);

const rangeOf = (weight: string): readonly [number, number] => {
	const [least = 0, most = least] = weight.split(' ').map(Number);
	return [least, most];
};

describe.each(all)('the fallback fonts of $name', ({ weight, fallbacks }) => {
	it('cover each of its weights once', () => {
		const ranges = fallbacks.map((fallback) => rangeOf(fallback.weight)).toSorted(([one], [other]) => one - other);
		const [least, most] = rangeOf(weight);
		expect([ranges[0]?.[0], ranges.at(-1)?.[1]]).toEqual([least, most]);
		for (const [index, [start]] of ranges.slice(1).entries()) expect(start).toBe((ranges[index]?.[1] ?? 0) + 1);
	});

	it('are bold for the weights at which browsers choose a bold font, and only there', () => {
		for (const fallback of fallbacks) {
			const [least] = rangeOf(fallback.weight);
			for (const local of fallback.locals) expect({ local, bold: local.endsWith(' Bold') }).toEqual({ local, bold: least >= 550 });
		}
	});
});

it('the fallback fonts of Android are those that it has, after those of computers', () => {
	for (const { family, androidFallbacks } of faces)
		for (const { locals } of androidFallbacks)
			for (const name of locals) expect({ family, name }).toMatchObject({ name: expect.stringMatching(/^(Roboto|Noto Serif)/) });
	for (const { faces: own, type } of brandList.map(({ theme }) => theme))
		for (const { family } of own)
			expect(
				[type.display, type.text, type.ui].some((list) =>
					list.startsWith(`'${family}', '${family} fallback', '${family} Android fallback', `),
				),
			).toBe(true);
});
