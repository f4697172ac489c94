// Measures lists, covers and searches over 100,000 stories, which are created once and stay in the database:
// `node bench/search.ts postgres://…/database [stories]`
import { brandList } from '#brands';
import { type Content, createContent, migrations } from '#content';
import { openDatabase } from '#platform/database';
import { createLog } from '#platform/log';
import { multiply } from './multiply.ts';
import { makeStories, sections } from './stories.ts';

const [databaseUrl, storiesArgument = '100000'] = process.argv.slice(2);
const count = Number(storiesArgument);
const written = Math.min(count, 5_000);
const now = new Date('2026-11-20T15:00:00Z');
const log = createLog({ level: 'warn', format: 'pretty' });
const database = await openDatabase({ dataDir: './data/bench', databaseUrl, log, queryLimitMs: 900_000, waitMs: 60_000 });
await database.migrate(migrations);
const content = createContent({
	database,
	clock: () => now,
	log,
	brands: brandList,
	brandOrigins: { tn: 'https://tn.test' },
	signImage: () => 'a'.repeat(64),
	allowedImageHosts: new Set(['img.test']),
});

/** Stores some stories as imports do and multiplies them. */
async function seed(): Promise<void> {
	const started = performance.now();
	const stories = makeStories(written, now);
	const lane = async () => {
		for (let batch = take(stories, 100); batch.length > 0; batch = take(stories, 100))
			await content.putAll({ brand: 'tn', sender: 'bench', may: 'operator' }, batch);
	};
	await Promise.all(Array.from({ length: 4 }, lane));
	const seconds = (performance.now() - started) / 1000;
	console.log(`${written} stories stored in ${seconds.toFixed(0)} s, ${(written / seconds).toFixed(0)} per second`);
	await multiply(database, count / written - 1);
}

function take(stories: Generator<Record<string, unknown>>, size: number): readonly string[] {
	return Array.from({ length: size }, () => stories.next()).flatMap(({ value, done }) => (done ? [] : [JSON.stringify(value)]));
}

type ContentQueries = ReturnType<Content['queries']>;

/** Runs a query 15 times and prints the best, the median and the worst time. */
async function measure(name: string, read: (contentQueries: ContentQueries) => Promise<unknown>): Promise<void> {
	const times: number[] = [];
	let last: unknown;
	for (let run = 0; run < 15; run += 1) {
		const started = performance.now();
		last = await read(content.queries('tn'));
		times.push(performance.now() - started);
	}
	times.sort((one, other) => one - other);
	const total = typeof last === 'object' && last !== null && 'total' in last ? ` (${last.total} found)` : '';
	console.log(`${name.padEnd(52)} best ${times[0]?.toFixed(1)}, median ${times[7]?.toFixed(1)}, worst ${times[14]?.toFixed(1)} ms${total}`);
}

if ((await content.queries('tn').list({ all: ['all'], size: 1, offset: Math.min(count - 1, 9_999) })).length === 0) await seed();

await measure('cover: 10 blocks of 6 cards', (contentQueries) =>
	Promise.all(sections.slice(0, 10).map((section) => contentQueries.list({ all: [`section:${section}`], size: 6 }))),
);
await measure('list: all, first page', (contentQueries) => contentQueries.list({ all: ['all'], size: 20 }));
await measure('list: staff stories without a section', (contentQueries) =>
	contentQueries.list({ all: ['type:story', 'source:staff'], none: ['section:/seccion-0'], size: 20 }),
);
await measure('list: rare tag', (contentQueries) => contentQueries.list({ all: ['tag:tema-4800'], size: 20 }));
await measure('list: section and rare tag', (contentQueries) =>
	contentQueries.list({ all: ['section:/seccion-0', 'tag:tema-4800'], size: 20 }),
);
const tags = ['tag:tema-0', 'tag:tema-10', 'tag:tema-4000', 'tag:tema-4900'];
await measure('list: one of four tags', (contentQueries) => contentQueries.list({ all: [], any: tags, size: 20 }));
await measure('list: one of two rare tags', (contentQueries) => contentQueries.list({ all: [], any: tags.slice(2), size: 20 }));
await measure('list: offset 9,000', (contentQueries) => contentQueries.list({ all: ['all'], size: 20, offset: 9_000 }));
const searches = {
	'common word': 'gobierno',
	'two common words': 'gobierno presidente',
	'common and rare': 'gobierno camefipe',
	'quoted phrase': '"gobierno presidente"',
	'one without the other': 'gobierno -presidente',
	'middling word': 'elecciones',
	'misspelt word': 'goviernno',
	'misspelt words': 'inflasion presidemte',
	'nothing like it': 'xyzwqk',
};
for (const [name, terms] of Object.entries(searches))
	await measure(`search: ${name} (${terms})`, (contentQueries) => contentQueries.search({ terms, page: 1, size: 20 }));
await measure('search: common word, page 50', (contentQueries) => contentQueries.search({ terms: 'gobierno', page: 50, size: 20 }));
await measure('search: common word in a section', (contentQueries) =>
	contentQueries.search({ terms: 'gobierno', page: 1, size: 20, section: '/seccion-3' }),
);
await content.close();
await database.close();
