import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataSchemas } from '../src/content/documents/check-by-schema.ts';
import { pageOf, pagePath } from '../tools/mutants/page.ts';
import { readRows } from '../tools/mutants/table.ts';
import { matrixPage, withMatrix } from '../tools/permission-matrix.ts';
import { findCrowdedNames, findUnknownIds, findUnnamedIds } from '../tools/trace/named-tests.ts';
import { readOpen } from '../tools/trace/spec.ts';
import { variablesPage, withVariables } from '../tools/variables-page.ts';

const documents = [
	'README.md',
	...readdirSync('docs', { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.md'))
		.map((name) => join('docs', name)),
];
const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

describe('the documents', () => {
	it('docs/operate/variables.md has the table of variables that `npm run trace` writes', () => {
		const page = readFileSync(variablesPage, 'utf8');
		expect(page === withVariables(page), `${variablesPage} is stale: run \`npm run trace\``).toBe(true);
	});

	it('docs/operate/commands.md and README.md name each command', () => {
		const named = ['README.md', 'docs/operate/commands.md'].map((path) => readFileSync(path, 'utf8')).join('\n');
		expect(Object.keys(scripts).filter((name) => !new RegExp(`\`npm (?:run )?${name}[\` ]`).test(named))).toEqual([]);
	});

	it('N01 docs/how-to/let-staff-in.md has the matrix of role, action and brand that `npm run trace` writes', () => {
		const page = readFileSync(matrixPage, 'utf8');
		expect(page === withMatrix(page), `${matrixPage} is stale: run \`npm run trace\``).toBe(true);
	});

	it('docs/mutants.md has the numbers of the tables that `npm run mutants` writes', () => {
		expect(readFileSync(pagePath, 'utf8') === pageOf(readRows()), `${pagePath} is stale: run \`npm run mutants -- --page\``).toBe(true);
	});

	it('name a test for each requirement and promise, but for those listed in docs/spec/open.tsv', () => {
		expect(findUnnamedIds()).toEqual([...readOpen().keys()]);
	});

	it('have a row for each id that a test names', () => {
		expect(findUnknownIds()).toEqual([]);
	});

	it('prove at most four of them by one test', () => {
		expect(findCrowdedNames()).toEqual([]);
	});

	it.each(documents)('%s links to files that exist', (path) => {
		const links = [...readFileSync(path, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target = '']) => target);
		expect(links.filter((target) => !existsSync(join(path, '..', target)))).toEqual([]);
	});

	it.each(documents)('%s names scripts and source files that exist', (path) => {
		const text = readFileSync(path, 'utf8');
		const commands = [...text.matchAll(/`npm (?:run )?([a-z][a-z:-]*)/g)].map(([, name = '']) => name);
		expect(commands.filter((name) => !(name in scripts) && !['ci', 'install'].includes(name))).toEqual([]);
		const files = [...text.matchAll(/`((?:src|tools|demo|bench|tests|deploy|docs)\/[\w./-]+)`/g)].map(([, file = '']) => file);
		expect(files.filter((file) => !existsSync(file))).toEqual([]);
	});

	it.each(Object.keys(dataSchemas))('docs/how-to/ingest.md has an example of the data of type %s', (type) => {
		expect(readFileSync('docs/how-to/ingest.md', 'utf8')).toMatch(new RegExp(`^    \\{"type": "${type}", "_id": ".+", "source": \\{`, 'm'));
	});

	it('README.md links to each how-to page', () => {
		const readme = readFileSync('README.md', 'utf8');
		expect(readdirSync('docs/how-to').filter((name) => !readme.includes(`(docs/how-to/${name})`))).toEqual([]);
	});

	it('docs/operate/README.md links to each page for operators', () => {
		const index = readFileSync('docs/operate/README.md', 'utf8');
		expect(readdirSync('docs/operate').filter((name) => name !== 'README.md' && !index.includes(`(${name})`))).toEqual([]);
	});

	it('README.md has each folder of the source in its map', () => {
		const [, map = ''] = /^## The map$(.*?)^## /ms.exec(readFileSync('README.md', 'utf8')) ?? [];
		const folders = readdirSync('src', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [`src/${entry.name}`] : []));
		expect(folders.filter((folder) => !map.includes(`| \`${folder}\` `))).toEqual([]);
	});

	it.each(['watch', 'outages', 'read-the-log'].map((page) => `docs/operate/${page}.md`))('%s names events that the log has', (path) => {
		const events = [...readFileSync(path, 'utf8').matchAll(/`(?!npm )([a-z][a-z,;: -]*(?: [a-z,;:-]+){2})`/g)].map(
			([, event = '']) => event,
		);
		const code = sources()
			.filter((file) => file.startsWith('src'))
			.map((file) => readFileSync(file, 'utf8'))
			.join('\n');
		expect(events.length).toBeGreaterThan(0);
		expect(events.filter((event) => !code.includes(event))).toEqual([]);
	});

	it.each([
		['docs/contracts/identity-api.md', /\bcontract ((?:\d+(?:\.\d+)?(?:, | and )?)+)/g],
		['docs/contracts/content-api.md', /\bcontent API,? (?:section )?((?:(?:fact \d+|[a-i](?:\.\d+)?)\b(?:, | and )?)+)/g],
	])('%s has each section that a comment cites', (path, citation) => {
		const text = readFileSync(path, 'utf8');
		const sections = new Set([...text.matchAll(/^#+ ([a-z\d.]+?)\.? /gm)].map(([, id = '']) => id));
		for (const [, fact = ''] of text.matchAll(/^(\d+)\. /gm)) sections.add(`fact ${fact}`);
		const missing = sources().flatMap((file) =>
			[...unwrapped(readFileSync(file, 'utf8')).matchAll(citation)]
				.flatMap(([, cited = '']) => cited.split(/, | and /).filter(Boolean))
				.flatMap((id) => (sections.has(id) ? [] : [`${file} cites ${id}`])),
		);
		expect(missing).toEqual([]);
	});

	it('give each decision a number of its own, which its title has too', () => {
		const names = readdirSync('docs/decisions').toSorted();
		const numbers = names.map((name) => Number(name.slice(0, 4)));
		expect(numbers).toEqual(numbers.map((_, at) => at + 1));
		const titles = names.map((name) => readFileSync(join('docs/decisions', name), 'utf8'));
		for (const [at, title] of titles.entries()) expect(title).toMatch(new RegExp(`^# ${at + 1}\\. `));
	});

	it.each(readdirSync('docs/decisions'))('decision %s is short and says when to reconsider', (name) => {
		const text = readFileSync(join('docs/decisions', name), 'utf8');
		expect(text.split('\n').length).toBeLessThanOrEqual(45);
		for (const heading of ['## Context', '## Decision', '## Consequences', '## When to reconsider']) expect(text).toContain(heading);
	});
});

const sources = () =>
	['src', 'tests', 'tools', 'demo', 'bench'].flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: 'utf8' })
			.filter((name) => /\.(tsx?|mjs)$/.test(name))
			.map((name) => join(folder, name)),
	);

/** A text whose comments run over several lines, as one line. */
const unwrapped = (text: string): string => text.replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
