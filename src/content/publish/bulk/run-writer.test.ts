import { expect, it } from 'vitest';
import { brands } from '#brands';
import { story, testContent } from '../../../../tests/support/content.ts';
import { acceptDocument } from '../../documents/accept-document.ts';
import { freshDocument } from './fresh-document.ts';
import { KnownWords } from './known-words.ts';
import { RunWriter } from './run-writer.ts';

const content = testContent();
const now = new Date('2026-11-20T12:00:00Z');
const sender = { brand: brands.tn, name: 'test', others: [], alsoOn: [], operator: true };

/** A writer of parts, each of which holds one document whose put meets a fault. */
function failingWriter() {
	const tables = content.database().sql;
	const putOne = () => Promise.reject(new Error('the database is gone'));
	const deps = { tables, clock: () => now, sender, knownWords: new KnownWords(), writers: 1, putOne };
	const document = freshDocument({ tables, sender, now }, acceptDocument(JSON.stringify(story('A', {})), now), undefined);
	return { writer: new RunWriter(deps, () => {}), part: [{ index: 0, document, names: [] }] };
}

it('a fault in one part is told to who waits for the end', async () => {
	const { writer, part } = failingWriter();
	await writer.start(part);
	await expect(writer.finish()).rejects.toThrow('the database is gone');
});

it('a fault in one part lets no other part begin', async () => {
	const { writer, part } = failingWriter();
	await writer.start(part);
	await expect(writer.start(part)).rejects.toThrow('the database is gone');
	expect(writer.documents).toEqual([]);
});
