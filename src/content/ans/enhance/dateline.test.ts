import { expect, it } from 'vitest';
import { dateline } from './dateline.ts';
import { header, read, text } from './read-for-test.ts';

it('the place begins only the first paragraph, as plain text', () => {
	expect(dateline('Río <Cuarto>')(read(header('A'), text('Hoy'), text('Ayer')))).toMatchObject([
		{ html: 'A' },
		{ html: 'Río &lt;Cuarto&gt; — Hoy' },
		{ html: 'Ayer' },
	]);
});

it('without a place, or without a paragraph, nothing changes', () => {
	const body = read(header('A'));
	expect(dateline('Córdoba')(body)).toEqual(body);
	expect(dateline(undefined)(read(text('Hoy')))).toMatchObject([{ html: 'Hoy' }]);
});
