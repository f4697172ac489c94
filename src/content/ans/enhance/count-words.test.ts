import { expect, it } from 'vitest';
import { countWords } from './count-words.ts';
import { group, header, read, text } from './read-for-test.ts';

it('the words of texts, lists and tables count; code and raw HTML do not', () => {
	const list = { type: 'list', items: [text('seis'), { type: 'list', items: [text('siete')] }] };
	const table = { type: 'table', rows: [[text('ocho'), text('nueve diez')]] };
	const body = read(
		header('uno'),
		text('dos <b>tres</b><br>cuatro'),
		group(text('cinco')),
		list,
		table,
		{ type: 'code', content: 'a b c' },
		{ type: 'raw_html', content: 'a b' },
	);
	expect(countWords(body)).toBe(10);
	expect(countWords([])).toBe(0);
});
