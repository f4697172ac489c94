import { describe, expect, it } from 'vitest';
import { blocksFor, gated } from './gated-blocks.ts';

const everyMember = 'status:free,status:-free';
const block = (nonMember: boolean, memberSegment: string) => gated('B', { web: { nonMember, memberSegment } });
const read = (visibility: string, html: string) => {
	const notes: string[] = [];
	return [blocksFor(visibility, `A${html}C`, (note) => notes.push(note)), notes.length];
};

describe('a block that Ghost shows only to some readers', () => {
	it.each([
		['public', block(true, ''), 'ABC'],
		['public', block(false, everyMember), 'AC'],
		['members', block(false, everyMember), 'ABC'],
		['members', block(false, 'status:-free'), 'AC'],
		['members', block(true, ''), 'AC'],
		['paid', block(false, 'status:-free'), 'ABC'],
		['tiers', block(false, 'status:free'), 'AC'],
	])('of a post with visibility %s is shown only if all its readers saw it: %s', (visibility, html, shown) => {
		expect(read(visibility, html)).toEqual([shown, shown === 'ABC' ? 0 : 1]);
	});

	it.each([
		[{ showOnWeb: false, showOnEmail: true }, 'AC'],
		[{ emailOnly: true, segment: '' }, 'AC'],
		[{ showOnWeb: true, segment: 'status:free' }, 'ABC'],
		[undefined, 'ABC'],
	])('is known by what earlier versions say: %j', (visibility, shown) => {
		expect(read('public', gated('B', visibility))[0]).toBe(shown);
	});

	it('without an end goes to the end of the text', () => {
		expect(read('public', '<!--kg-gated-block:begin nonMember:false memberSegment:"" -->B')[0]).toBe('A');
	});
});
