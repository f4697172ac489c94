import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('readers’ style sheets give no text a size in px, which would ignore the text size that the browser is set to', () => {
	const sheets = globSync('src/site/**/*.css');
	expect(sheets.length).toBeGreaterThan(100);
	const inPx = sheets.flatMap((sheet) =>
		[...readFileSync(sheet, 'utf8').matchAll(/[\s;{](font|font-size|--[\w-]*font):[^;}]*\d *px/g)].map(
			([found]) => `${sheet}: ${found.trim()}`,
		),
	);
	expect(inPx).toEqual([]);
});
