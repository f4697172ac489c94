import { describe, expect, it } from 'vitest';
import { brandList } from './brands.ts';

const faces = new Map(brandList.flatMap(({ theme }) => theme.faces.map((face) => [face.file, face])));

const rangeOf = (weight: string): readonly [number, number] => {
	const [least = 0, most = least] = weight.split(' ').map(Number);
	return [least, most];
};

describe.each([...faces.values()])('the fallback fonts of $file', ({ weight, fallbacks }) => {
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
