import { describe, expect, it } from 'vitest';
import { readImportArguments } from './arguments.ts';

describe('the command line of an import', () => {
	it('imports ANS unless it names another system', () => {
		expect(readImportArguments(['--brand', 'tn', 'a.json'])).toMatchObject({
			brand: { id: 'tn' },
			section: '/noticias',
			dryRun: false,
			paths: ['a.json'],
		});
		expect(readImportArguments(['--brand', 'tn', '--from', 'wordpress', '--dry-run', 'a.xml'])).toMatchObject({
			from: 'wordpress',
			dryRun: true,
		});
	});

	it.each([
		[['a.json'], '--brand is missing'],
		[['--brand', 'no', 'a.json'], 'there is no brand no'],
		[['--brand', 'tn'], 'there is no path to import from'],
		[['--brand', 'tn', '--from', 'joomla', 'a.xml'], '--from knows wordpress, ghost, rss, not joomla'],
		[['--brand', 'tn', '--from', 'ghost', 'a.json'], 'an export of Ghost does not say the address of its site: --site is missing'],
		[
			['--brand', 'tn', '--from', 'ghost', '--site', 'diario.test', 'a.json'],
			'diario.test is no address of a site; one looks like https://news.example',
		],
		[['--brand', 'tn', '--section', 'deportes', 'a.json'], 'deportes is no section; one looks like /noticias'],
	])('says what is wrong with %j', (given, message) => {
		expect(readImportArguments(given)).toBe(message);
	});
});
