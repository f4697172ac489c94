import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publish, section, story, testContent } from '../../../tests/support/content.ts';
import { exportDocuments } from './export-documents.ts';

const content = testContent();
const sports = section('/deportes');
const draft = { revision: { revision_id: '2', branch: 'default', published: false } };

let parent: string;
beforeEach(async () => {
	parent = await mkdtemp(join(tmpdir(), 'kiosco-export-'));
});
afterEach(() => rm(parent, { recursive: true }));

/** Exports a brand; resolves to the documents by the names of their files. */
async function exported(brand: 'tn' | 'eltrece' = 'tn'): Promise<Record<string, unknown[]>> {
	const folder = join(parent, brand);
	await exportDocuments({ database: content.database(), brand, folder, written: async () => undefined });
	const files = (await readdir(folder)).sort();
	const documents = async (name: string) =>
		(await readFile(join(folder, name), 'utf8'))
			.trimEnd()
			.split('\n')
			.map((line) => JSON.parse(line));
	return Object.fromEntries(await Promise.all(files.map(async (name) => [name, await documents(name)])));
}

describe('the export of a brand', () => {
	it('has all that was sent, what others refer to first, and of a work the published text before the draft', async () => {
		const [public1, secret] = [
			story('A', { website: 'tn', website_url: '/a/' }),
			story('B', { website: 'tn', website_url: '/b/', ...draft }),
		];
		const later = { ...public1, ...draft, headlines: { basic: 'Otra' } };
		await publish(content(), [sports, public1, secret, later]);
		expect(await exported()).toEqual({ '01-sections.ndjson': [sports], '07-works.ndjson': [public1, later, secret] });
	});

	it('says the address that the store chose', async () => {
		await publish(content(), [sports, story('A')]);
		const path = '/deportes/2026/11/20/titular-de-a/';
		expect((await exported())['07-works.ndjson']).toEqual([{ ...story('A'), websites: { tn: { website_url: path } } }]);
	});

	it('leads readers on from former addresses', async () => {
		const at = (website_url: string) => story('A', { website: 'tn', website_url });
		await publish(content(), [sports, at('/antes/'), at('/despues/')]);
		expect((await exported())['22-former-addresses.ndjson']).toMatchObject([
			{ type: 'redirect', canonical_url: '/antes/', redirect_url: '/despues/' },
		]);
	});

	it('leaves out what was taken away, and what is another brand’s', async () => {
		await publish(content(), [sports, story('A')]);
		await content().unpublish({ brand: 'tn', sender: 'test' }, { type: 'story', id: 'A' });
		expect(await exported()).toEqual({ '01-sections.ndjson': [sports] });
		expect(await exported('eltrece')).toEqual({});
	});

	it('has more documents than are read at a time, each once', async () => {
		const authors = Array.from({ length: 450 }, (_, at) => ({ _id: `a${at}`, type: 'author', name: `Ana ${at}`, slug: `ana-${at}` }));
		await publish(content(), authors);
		expect(Object.values(await exported()).flat()).toHaveLength(450);
	});

	it('writes into no folder that is there', async () => {
		await exported();
		await expect(exported()).rejects.toThrow('EEXIST');
	});
});
