import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { traceDocuments } from '../tools/trace.ts';

const documents = [
	'README.md',
	...readdirSync('docs', { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.md'))
		.map((name) => join('docs', name)),
];
const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

describe('the documents', () => {
	it.each([...traceDocuments()])('%s is what `npm run trace` writes', (path, text) => {
		expect(readFileSync(path, 'utf8') === text, `${path} is stale: run \`npm run trace\``).toBe(true);
	});

	it.each(documents)('%s links to files that exist', (path) => {
		const links = [...readFileSync(path, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target = '']) => target);
		expect(links.filter((target) => !existsSync(join(path, '..', target)))).toEqual([]);
	});

	it.each(documents)('%s names scripts and source files that exist', (path) => {
		const text = readFileSync(path, 'utf8');
		const commands = [...text.matchAll(/`npm (?:run )?([a-z]+)/g)].map(([, name = '']) => name);
		expect(commands.filter((name) => !(name in scripts) && !['ci', 'install'].includes(name))).toEqual([]);
		const files = [...text.matchAll(/`((?:src|tools|demo|bench|tests|deploy|docs)\/[\w./-]+)`/g)].map(([, file = '']) => file);
		expect(files.filter((file) => !existsSync(file))).toEqual([]);
	});

	it('README.md has each folder of the source in its map', () => {
		const [, map = ''] = /^## The map$(.*?)^## /ms.exec(readFileSync('README.md', 'utf8')) ?? [];
		const folders = readdirSync('src', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [`src/${entry.name}`] : []));
		expect(folders.filter((folder) => !map.includes(`| \`${folder}\` `))).toEqual([]);
	});

	it.each(readdirSync('docs/decisions'))('decision %s is short and says when to reconsider', (name) => {
		const text = readFileSync(join('docs/decisions', name), 'utf8');
		expect(text.split('\n').length).toBeLessThanOrEqual(45);
		for (const heading of ['## Context', '## Decision', '## Consequences', '## When to reconsider']) expect(text).toContain(heading);
	});
});
