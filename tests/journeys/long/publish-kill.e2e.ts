import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrations } from '#content';
import { describeOnPostgres } from '../../support/databases/database.ts';
import { childProgram } from '../../support/programs/child-program.ts';

const face = import.meta.resolve('../../../src/content/content.ts');
const platform = import.meta.resolve('../../../src/platform/database.ts');
const brands = import.meta.resolve('../../../src/brands/brands.ts');

/** A program that publishes revision after revision of ten stories, each with another address, section and headline, until it is killed. */
const publishes = (databaseUrl: string, from: number) => `
	const { createContent } = await import(${JSON.stringify(face)});
	const { openDatabase } = await import(${JSON.stringify(platform)});
	const { brandList } = await import(${JSON.stringify(brands)});
	const silent = { debug() {}, info() {}, warn() {}, error() {} };
	const database = await openDatabase({ dataDir: '', databaseUrl: ${JSON.stringify(databaseUrl)}, log: silent });
	const content = createContent({ database, clock: () => new Date(), log: silent, brands: brandList, brandOrigins: {}, signImage: () => '', allowedImageHosts: new Set() });
	const put = async (revision) => {
		const id = 'S' + (revision % 10);
		const section = { _id: '/s' + (revision % 3), type: 'section', version: '0.10.12', name: 'S' };
		await content.put({ brand: 'tn', sender: 'test', may: 'operator' }, JSON.stringify({
			_id: id, type: 'story', version: '0.10.12', headlines: { basic: 'Version ' + revision }, display_date: '2026-11-20T12:00:00Z',
			revision: { revision_id: String(revision), branch: 'default', published: true },
			website: 'tn', website_url: '/' + id + '/' + (revision % 7) + '/', taxonomy: { primary_section: section },
		}));
	};
	for (let revision = ${from}; ; revision += 4) {
		await Promise.all([0, 1, 2, 3].map((lane) => put(revision + lane)));
		if (revision === ${from + 16}) console.log('warm');
	}
`;

/** Stories whose rows are not all of one revision. */
const halfPublished = sql<{ id: string }>`
	select d.id from content.document as d
	left join content.placement as p on p.brand = d.brand and p.id = d.id and p.revision = d.revision
	left join content.revision as r on r.brand = d.brand and r.shelf = d.shelf and r.id = d.id and r.revision = d.revision
	left join content.search_entry as s on s.brand = d.brand and s.id = d.id
	left join content.address as a on a.brand = d.brand and a.path = p.path and a.id = d.id and a.kind = 'page'
	where d.shelf = 'work' and (p.id is null or r.id is null or s.id is null or a.id is null
		or r.body::jsonb #>> '{headlines,basic}' <> p.card #>> '{headlines,basic}'
		or s.words <> setweight(to_tsvector('spanish', lower(p.card #>> '{headlines,basic}')), 'A')
		or (select array_agg(t.term order by t.term) from content.placement_term as t where t.brand = d.brand and t.id = d.id)
			<> (select array_agg(term order by term) from unnest(p.terms) as own (term))
		or 1 <> (select count(*) from content.address as own where own.brand = d.brand and own.id = d.id and own.kind = 'page'))`;

describeOnPostgres('a process that is killed while it publishes', (database) => {
	const opened = database(migrations);

	const kills = 6;

	it(`D03 leaves every story entirely old or entirely new, after each of ${kills} kills`, async () => {
		const { databaseUrl = '' } = opened.place();
		for (let kill = 0; kill < kills; kill += 1) {
			const child = childProgram(publishes(databaseUrl, 1 + kill * 10_000));
			await child.prints('warm');
			// Each kill is at another moment of a publication's twenty or so statements.
			await sleep(5 + kill * 7);
			child.process.kill('SIGKILL');
			await child.ended;
			expect((await halfPublished.execute(opened().sql)).rows).toEqual([]);
		}
		const { rows } = await sql<{ published: number }>`select count(*)::int as published from content.revision where shelf = 'work'`.execute(
			opened().sql,
		);
		expect(rows[0]?.published).toBeGreaterThan(kills * 8);
	});
});
