import { expect, it } from 'vitest';
import { readCompareArguments } from './compare-arguments.ts';

const whole = ['--old', 'saved', '--new', 'http://tn.localhost:4000/'];

it('the command takes two sites and some limits', () => {
	expect(readCompareArguments([...whole, '--rate', '0.5', '--sample', '10'])).toEqual({
		...{ old: 'saved', new: 'http://tn.localhost:4000', rate: 0.5, sample: 10 },
	});
});

it.each([
	[['--new', 'http://a.example'], '--old is missing'],
	[['--old', 'x'], '--new is missing'],
	[['--old', 'x', '--new', 'a.example/x'], '--new is the address of a site, such as https://news.example'],
	[[...whole, '--rate', '0'], '--rate is a number above 0'],
	[[...whole, '--limit', 'all'], '--limit is a number from 1 on'],
])('%j is refused: %s', (args, message) => {
	expect(readCompareArguments(args)).toBe(message);
});
