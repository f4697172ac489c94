import { afterEach, beforeEach } from 'vitest';
import { type BrandId, brandList } from '#brands';
import { type Content, type ContentOptions, createContent, migrations } from '#content';
import { leastReads } from '../../src/content/read/most-read.ts';
import { ReadCounter } from '../../src/content/read/read-counter.ts';
import { tablesOf } from '../../src/content/store/tables.ts';
import { type TestDatabase, testDatabase } from './databases/database.ts';
import { silentLog } from './silent-log.ts';
import { started } from './started.ts';
import { testOrigins } from './test-origins.ts';

/** The time of the tests, which a test can change. */
type TestClock = { now: Date };

export type TestContent = {
	(): Content;
	readonly clock: TestClock;
	readonly database: TestDatabase;
	readonly log: ReturnType<typeof silentLog>;
	options(): ContentOptions;
};

const startOfTime = '2026-11-20T15:00:00Z';

/** Content for the tests of a file. Each test has an empty database and a clock that stands still. */
export function testContent(database: TestDatabase = testDatabase(migrations)): TestContent {
	const clock: TestClock = { now: new Date(startOfTime) };
	const log = silentLog();
	let content: Content | undefined;
	const options = (): ContentOptions => ({
		database: database(),
		clock: () => clock.now,
		log,
		brands: brandList,
		brandOrigins: testOrigins,
		signImage: () => 'a'.repeat(64),
		allowedImageHosts: new Set(['img.test']),
	});
	beforeEach(async () => {
		clock.now = new Date(startOfTime);
		content = createContent(options());
		await content.start();
	});
	afterEach(() => content?.close());
	return Object.assign(() => started(content), { clock, database, log, options });
}

type Json = Readonly<Record<string, unknown>>;

/** A story in ANS, with the members of `more` added or replaced. */
export const story = (id: string, more: Json = {}): Json => ({
	_id: id,
	type: 'story',
	version: '0.10.12',
	headlines: { basic: `Titular de ${id}` },
	display_date: '2026-11-20T12:00:00Z',
	taxonomy: { primary_section: { _id: '/deportes', type: 'section', version: '0.10.12', name: 'Deportes' } },
	content_elements: [{ type: 'text', content: `Cuerpo de ${id}` }],
	...more,
});

export const section = (id: string, more: Json = {}): Json => ({ _id: id, type: 'section', name: id.slice(1), ...more });

/** Counts as many reads of each story as a ranking needs, as pages do, and saves the counts. */
export async function countReads(
	content: Pick<TestContent, 'clock' | 'database'>,
	ids: readonly string[],
	brand: BrandId = 'tn',
): Promise<void> {
	const counter = new ReadCounter(tablesOf(content.database()));
	for (const id of ids) for (let read = 0; read < leastReads; read += 1) counter.count(brand, id, content.clock.now);
	await counter.flush(content.clock.now);
}

/** Publishes documents as the operator of a brand. Throws when one is refused. */
export async function publish(content: Content, documents: readonly Json[], brand: BrandId = 'tn'): Promise<void> {
	const results = await content.putAll(
		{ brand, sender: 'test', may: 'operator' },
		documents.map((document) => JSON.stringify(document)),
	);
	const refused = results.find((result) => result.kind === 'refused');
	if (refused) throw new Error(JSON.stringify(refused));
}
