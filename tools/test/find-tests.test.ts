import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { selectTests, testFiles } from './find-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'kiosco-find-tests-'));
const files = Object.entries({
	'header/menu.test.ts': `it('opens', () => {});`,
	'footer.test.tsx': `describe('the footer', () => { it.each([1])(\n'ROW has no Header of %s', () => {}); });`,
	'page.test.ts': `it('is a page', () => send({ name: 'header' }));`,
	'table.test.ts': `it.each([['X-07', 'tn']])('%s holds on %s', () => {});`,
	'header.ts': '',
	'header.e2e.ts': '',
}).map(([name, text]) => {
	const path = join(folder, name);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
	return path;
});

it('test files are found by their ending', () => {
	expect(testFiles('test', [folder])).toEqual([files[1], files[0], files[2], files[3]]);
	expect(testFiles('e2e', [folder])).toEqual([files[5]]);
});

it('without words all files run', () => {
	expect(selectTests(['a.test.ts'], [])).toEqual([{ files: ['a.test.ts'] }]);
});

it('a word runs whole files that have it in their path, and of others the tests that have it in their name, in any case', () => {
	const [named, holding, ...others] = selectTests(testFiles('test', [folder]), ['header']);
	expect([named, holding?.files, others]).toEqual([{ files: [files[0]] }, [files[1]], []]);
	expect('ROW has no Header of 1').toMatch(new RegExp(holding?.names ?? ''));
});

it('several words run what has any of them; a word that nothing has runs nothing', () => {
	expect(selectTests(testFiles('test', [folder]), ['menu', 'ROW']).map((selection) => selection.files)).toEqual([[files[0]], [files[1]]]);
	expect(selectTests(testFiles('test', [folder]), ['X-07']).map((selection) => selection.files)).toEqual([[files[3]]]);
	expect(selectTests(testFiles('test', [folder]), ['sidebar'])).toEqual([]);
});
