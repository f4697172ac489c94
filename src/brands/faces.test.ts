import { describe, expect, it } from 'vitest';
import { brandList } from './brands.ts';

const faces = new Map(brandList.flatMap(({ theme }) => theme.faces.map((face) => [face.file, face])));

const rangeOf = (weight: string): readonly [number, number] => {
	const [least = 0, most = least] = weight.split(' ').map(Number);
	return [least, most];
};

describe.each([...faces.values()])('what stands in for $file', ({ weight, standIns }) => {
	it('is there for all its weights, each once', () => {
		const ranges = standIns.map((standIn) => rangeOf(standIn.weight)).toSorted(([one], [other]) => one - other);
		const [least, most] = rangeOf(weight);
		expect([ranges[0]?.[0], ranges.at(-1)?.[1]]).toEqual([least, most]);
		for (const [index, [start]] of ranges.slice(1).entries()) expect(start).toBe((ranges[index]?.[1] ?? 0) + 1);
	});

	it('is bold where browsers would take a bold font, and nowhere else', () => {
		for (const standIn of standIns) {
			const [least] = rangeOf(standIn.weight);
			for (const local of standIn.locals) expect({ local, bold: local.endsWith(' Bold') }).toEqual({ local, bold: least >= 550 });
		}
	});
});
