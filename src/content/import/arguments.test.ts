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
		[['--brand', 'tn', '--from', 'joomla', 'a.xml'], '--from knows wordpress, ghost, arc, rss, not joomla'],
		[['--brand', 'tn', '--from', 'ghost', 'a.json'], 'an export of Ghost does not say the address of its site: --site is missing'],
		[
			['--brand', 'tn', '--from', 'ghost', '--site', 'diario.test', 'a.json'],
			'diario.test is no address of a site; one looks like https://news.example',
		],
		[['--brand', 'tn', '--media', 'https://img.test/', 'a.json'], 'https://img.test/ is no host; one looks like img.news.example'],
		[
			['--brand', 'tn', '--from', 'ghost', '--site', 'https://a.test', '--menu', 'a=primary', 'a.json'],
			'--menu is for --from wordpress and looks like main=primary, not a=primary',
		],
		[
			['--brand', 'tn', '--from', 'wordpress', '--without-shortcode', '[poll]', 'a.xml'],
			'--without-shortcode is for --from wordpress and takes a name without brackets, not [poll]',
		],
		[['--brand', 'tn', '--website', 'gazette', 'a.json'], '--website is for --from arc'],
		[['--brand', 'tn', '--follow', 'a.json'], '--follow is for feeds at https addresses: --from rss https://…'],
		[['--brand', 'tn', '--from', 'rss', '--every', '5', 'a.xml'], '--every is for --follow'],
		[['--brand', 'tn', '--from', 'rss', '--follow', '--every', 'x', 'https://a.test/'], '--every takes minutes, such as 15, not x'],
		[['--brand', 'tn', '--section', 'deportes', 'a.json'], 'deportes is no section; one looks like /noticias'],
	])('says what is wrong with %j', (given, message) => {
		expect(readImportArguments(given)).toBe(message);
	});
});
