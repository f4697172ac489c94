import { beforeEach, expect, it } from 'vitest';
import { publish, section, story, testContent } from '../../../tests/support/content.ts';

const content = testContent();
const from = { brand: 'tn', sender: 'staff Julia' } as const;
const titled = (headline: string, path = '/a/') => ({
	...story('A', { website: 'tn', website_url: path, headlines: { basic: headline } }),
});
const edit = (document: Parameters<typeof titled>, base?: string) =>
	content().edit(from, { id: 'A', document: titled(...document), base, publishes: true, kept: [] });
const at = (path: string) => content().queries('tn').at(path);
const put = async (document: object) =>
	expect(await content().put({ ...from, may: 'operator' }, JSON.stringify(document))).toMatchObject({ kind: 'stored' });

/** The keys that this process was told to purge. */
const purged: string[] = [];
beforeEach(async () => {
	purged.length = 0;
	await publish(content(), [section('/deportes')]);
	content().onPurge(({ keys }) => void purged.push(...keys));
});

it('N05 an edit purges what it changes before its author has an answer, and one that is refused or comes late changes nothing', async () => {
	const stored = await edit(['Uno']);
	expect(stored).toMatchObject({ kind: 'stored', work: { state: 'published', path: '/a/' } });
	expect(purged).toEqual(expect.arrayContaining(['story/A', 'tn/path:/a/', 'tn/section:/deportes']));
	purged.length = 0;
	const base = stored.kind === 'stored' ? stored.work.revision : undefined;
	expect(await edit(['Dos', '/deportes/'], base)).toMatchObject({ kind: 'refused', code: 'RESERVED_PATH' });
	expect(await edit(['Tarde'])).toMatchObject({ kind: 'conflict', newest: { revision: base } });
	expect(await at('/a/')).toMatchObject({ kind: 'story', story: { headline: 'Uno' } });
	expect((await content().revisions('tn', 'A', 0)).revisions).toHaveLength(1);
	expect(purged).toEqual([]);
});

it('an edit that is tried is seen by its author alone, and nothing is left of it, also when its page fails', async () => {
	const document = { _id: 'R', type: 'redirect', version: '0.10.12', canonical_url: '/vieja/', redirect_url: '/a/' };
	const tried = { kind: 'redirect', id: 'R', document } as const;
	const redirect = { kind: 'redirect', to: '/a/', permanent: true };
	const fails = () => Promise.reject(new Error('the page fails'));
	await expect(content().tryEdit(from, tried, fails)).rejects.toThrow('the page fails');
	expect(await content().tryEdit(from, tried, (queries) => queries.at('/vieja/'))).toEqual({ kind: 'tried', found: redirect });
	expect(await at('/vieja/')).toEqual({ kind: 'none' });
	expect(purged).toEqual([]);
	await put(document);
	expect(await at('/vieja/')).toEqual(redirect);
	expect(purged).toEqual(['tn/path:/vieja/']);
});

it('N05 an editor who has a work open is told of its new texts, and not of another document with the same id', async () => {
	const told: unknown[] = [];
	content().followWork('tn', 'A', (revision) => void told.push(revision));
	await put({ _id: 'A', type: 'image', version: '0.10.12', url: 'https://img.test/a.jpg' });
	const stored: unknown[] = [];
	for (const headline of ['Uno', 'Dos']) {
		await put(titled(headline));
		stored.push((await content().workText('tn', 'A'))?.revision);
	}
	await expect.poll(() => told.at(-1)).toBe(stored.at(-1));
	expect(told).toEqual(stored);
});
