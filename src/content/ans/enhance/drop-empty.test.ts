import { expect, it } from 'vitest';
import { dropEmpty } from './drop-empty.ts';
import { group, header, read, text } from './read-for-test.ts';

it('paragraphs and headings in which nothing can be seen are left out', () => {
	const empty = ['<br>', '&nbsp;', '<b> </b>', '<a href="/x/">\u200B</a>', '<span><em></em></span>\u00A0'].map(text);
	expect(dropEmpty(read(...empty, header('<br>'), text('a')))).toMatchObject([{ html: 'a' }]);
});

it('a group that held nothing else is left out too, and rules stay', () => {
	expect(dropEmpty(read(group(text('<br>'), group(text('&nbsp;'))), { type: 'divider' }))).toEqual([{ kind: 'divider' }]);
});
