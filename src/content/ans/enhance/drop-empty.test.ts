import { expect, it } from 'vitest';
import { dropEmpty } from './drop-empty.ts';
import { group, header, read, text } from './read-for-test.ts';

it('paragraphs and headings that show nothing are removed', () => {
	const empty = ['<br>', '&nbsp;', '<b> </b>', '<a href="/x/">\u200B</a>', '<span><em></em></span>\u00A0'].map(text);
	expect(dropEmpty(read(...empty, header('<br>'), text('a')))).toMatchObject([{ html: 'a' }]);
});

it('a group of only such elements is removed, and dividers stay', () => {
	expect(dropEmpty(read(group(text('<br>'), group(text('&nbsp;'))), { type: 'divider' }))).toEqual([{ kind: 'divider' }]);
});
